// The core's side of the compiled API, whose interface and promises stand in pokerloop/capi.h.
#pragma once

#include "pokerloop/capi.h"

namespace pokerloop::api {

extern const pokerloop_capi capi;

}  // namespace pokerloop::api
