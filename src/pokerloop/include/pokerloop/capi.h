/* The compiled API: the core's functions for C, C++ and Cython code outside the package.
 *
 * The core publishes one struct of function pointers in the capsule POKERLOOP_CAPI_CAPSULE, so
 * that there is one copy of the code and its tables however many modules call it. No function
 * needs the GIL, raises or checks its arguments. A card is its id, rank * 4 + suit: 2c is 0, As
 * is 51. A strength is a 16-bit number: bigger is better, equal is a tie.
 *
 * New functions are appended, which changes `size`; `version` changes when a function that was
 * there before changes or goes. Include Python.h first to get pokerloop_import_capi.
 */
#ifndef POKERLOOP_CAPI_H
#define POKERLOOP_CAPI_H

#include <stdint.h>

#define POKERLOOP_CAPI_VERSION 1
#define POKERLOOP_CAPI_CAPSULE "pokerloop._core.capi"

typedef struct pokerloop_capi {
    uint32_t version; /* POKERLOOP_CAPI_VERSION of the core */
    uint32_t size;    /* sizeof(pokerloop_capi) of the core */

    /* The strength of a hand of the 52-card deck, from the ids of that many different cards. */
    uint16_t (*rank_three)(const uint8_t* cards);
    uint16_t (*rank_five)(const uint8_t* cards);
    uint16_t (*rank_seven)(const uint8_t* cards);
} pokerloop_capi;

#ifdef Py_PYTHON_H
/* The functions of the installed core; or NULL with ImportError set when it is too old or too new
 * for this header. The struct lives as long as the process. */
static inline const pokerloop_capi* pokerloop_import_capi(void) {
    PyObject* core = PyImport_ImportModule("pokerloop._core");
    if (core == NULL) return NULL;
    Py_DECREF(core);
    const pokerloop_capi* capi = (const pokerloop_capi*)PyCapsule_Import(POKERLOOP_CAPI_CAPSULE, 0);
    if (capi == NULL) return NULL;
    if (capi->version != POKERLOOP_CAPI_VERSION || capi->size < sizeof(pokerloop_capi)) {
        PyErr_Format(PyExc_ImportError,
                     "expected pokerloop's compiled API in version %d with %zu bytes or more, "
                     "found version %d with %zu bytes",
                     (int)POKERLOOP_CAPI_VERSION, sizeof(pokerloop_capi), (int)capi->version,
                     (size_t)capi->size);
        return NULL;
    }
    return capi;
}
#endif

#endif
