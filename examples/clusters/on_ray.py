"""On Ray's pool, an object with an ordered ``map``."""

import ray
from here import RUN
from ray.util.multiprocessing import Pool

from pokerloop import simulate

if __name__ == "__main__":
    ray.init(num_cpus=2)
    with Pool(2) as pool:
        print(simulate("ofc", ["greedy", "random"], executor=pool, workers=2, **RUN))
