package hidalgo.rules.caballero.checker;

/** The four sides of a cell, clockwise from north; x grows to the east, y to the south (EC-1.1, section 7). */
enum Side {
    N(0, 0, -1),
    E(1, 1, 0),
    S(2, 0, 1),
    W(3, -1, 0);

    /** Quarter turns clockwise from north. */
    final int quarterTurns;

    final int stepX;
    final int stepY;

    Side(int quarterTurns, int stepX, int stepY) {
        this.quarterTurns = quarterTurns;
        this.stepX = stepX;
        this.stepY = stepY;
    }

    Side opposite() {
        return switch (this) {
            case N -> S;
            case E -> W;
            case S -> N;
            case W -> E;
        };
    }
}
