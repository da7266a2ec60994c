package hidalgo.server.rights;

/** Preconditions at a table for a route to succeed there. */
enum Need {
    NOTHING(null),
    /** No seat is open. */
    FULL(Phase.WAITING),
    /** Seat 0 has made a move that it may take back. */
    MOVED(Phase.PLAYING),
    /** Seat 1 has proposed to end the game. */
    PROPOSED(Phase.PLAYING),
    /** Seat 0 has kept the game waiting for too long. */
    ABSENT(Phase.PLAYING);

    private final Phase phase;

    Need(Phase phase) {
        this.phase = phase;
    }

    /** The part of this that is needed in a phase. */
    Need in(Phase wanted) {
        return phase == wanted ? this : NOTHING;
    }
}
