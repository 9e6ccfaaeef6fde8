"""The run of the other files here, on threads and then on processes of this machine."""

from pokerloop import simulate

RUN = {"games": 400, "seed": 7, "deals": 1}

if __name__ == "__main__":
    print(simulate("ofc", ["greedy", "random"], workers=2, **RUN))
    print(simulate("ofc", ["greedy", "random"], executor="processes", workers=2, **RUN))
