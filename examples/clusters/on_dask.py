"""On a Dask cluster: that of the address given, or one of two processes made for this run."""

import sys

from distributed import Client, LocalCluster
from here import RUN

from pokerloop import simulate

if __name__ == "__main__":
    cluster = sys.argv[1] if len(sys.argv) > 1 else LocalCluster(n_workers=2, threads_per_worker=1)
    with Client(cluster) as client:
        workers = sum(client.nthreads().values())
        executor = client.get_executor()
        print(simulate("ofc", ["greedy", "random"], executor=executor, workers=workers, **RUN))
