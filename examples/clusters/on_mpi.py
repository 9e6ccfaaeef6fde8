"""On MPI, where rank 0 hands out the chunks and the others play.

mpiexec -n 3 python -m mpi4py.futures on_mpi.py
"""

from here import RUN
from mpi4py.futures import MPIPoolExecutor

from pokerloop import simulate

if __name__ == "__main__":
    with MPIPoolExecutor() as executor:
        workers = executor.num_workers
        print(simulate("ofc", ["greedy", "random"], executor=executor, workers=workers, **RUN))
