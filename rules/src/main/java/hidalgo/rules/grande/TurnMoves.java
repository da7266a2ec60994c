package hidalgo.rules.grande;

import hidalgo.rules.MoveList;

/** The legal moves of the active seat, outside the special action (EG-3). */
final class TurnMoves {
    private TurnMoves() {}

    static void list(GrandePosition position, int seat, MoveList moves) {
        switch (position.stage) {
            case FETCHING -> {
                int most = Course.fetchable(position, seat);
                for (int count = 0; count <= most; count++) {
                    moves.add(MoveCode.of(MoveCode.FETCH, count));
                }
            }
            case RECALLING -> {
                addAll(MoveCode.RECALL, position.board.regionsWith(seat, 1), moves);
                moves.add(MoveCode.DONE);
            }
            case CHOOSING -> addAll(MoveCode.CARD, position.piles.faceUp(), moves);
            case BETWEEN -> {
                if (mayPlace(position, seat)) {
                    addAll(MoveCode.PLACE, placeable(position), moves);
                }
                if (!position.turn.announced) {
                    moves.add(MoveCode.SPECIAL);
                }
                moves.add(MoveCode.END);
            }
            case PLACING -> {
                addAll(MoveCode.PLACE, placeable(position), moves);
                moves.add(MoveCode.DONE);
            }
            default -> throw new IllegalStateException("Not a stage of a turn: " + position.stage);
        }
    }

    /** Whether placing may begin (EG-3.3). */
    static boolean mayPlace(GrandePosition position, int seat) {
        return position.turn.toPlace > 0 && position.courts.court(seat) > 0;
    }

    /** Where caballeros may be placed from the court (EG-3.4). */
    static int placeable(GrandePosition position) {
        return Place.neighbours(position.board.king()) | 1 << Place.CASTILLO;
    }

    /** Adds a move of one kind for each member of a set. */
    static void addAll(int kind, int set, MoveList moves) {
        for (int rest = set; rest != 0; rest &= rest - 1) {
            moves.add(MoveCode.of(kind, Integer.numberOfTrailingZeros(rest)));
        }
    }
}
