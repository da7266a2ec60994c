package hidalgo.rules;

import java.util.List;

/** The part of a position that one seat may see, and nothing else. */
public interface View {
    /** The seat number of a spectator. */
    int SPECTATOR = -1;

    /** The name of its game, as in {@link Game#id}. */
    String game();

    /** The seat whose view this is, or {@link #SPECTATOR}. */
    int seat();

    /** The number of seats. */
    int seats();

    /** A number that equal views of the same seat share and different ones almost never do. */
    long fingerprint();

    /** The seats that may move now, seat {@code s} as bit {@code s}. */
    int movers();

    /** The movers that must move before the game can continue; the others may only interrupt, or let it pass. */
    int obliged();

    /** Whether its seat must move before the game can go on. */
    default boolean isObliged() {
        return seat() >= 0 && (obliged() >> seat() & 1) != 0;
    }

    /** Fills the list with the legal moves of the seat whose view this is. */
    void legalMoves(MoveList moves);

    /** The canonical text of one of these moves. */
    String notation(int move);

    /** Decides on a move of this seat as a person writes it, by what the seat can see. */
    Ruling judge(String notation);

    /** The table as the seat sees it: a snapshot whose type depends on the game. */
    Record table();

    /** Whether the table and the score sheet are the same for all seats and spectators. */
    default boolean isAlikeForAll() {
        return false;
    }

    /**
     * The table as a scoring of it shows it to all: including the contents of scored places that were hidden until
     * then.
     */
    default Record scoredTable(List<ScoreLine> lines) {
        return table();
    }

    /**
     * The effects of a legal move of this seat, as far as the seat can tell: a preview whose type depends on the game.
     */
    default Record whatIf(int move) {
        return whatIf(move, 1);
    }

    /** The same for a move that is made several times in a row, as long as it stays legal. */
    Record whatIf(int move, int times);

    /**
     * The pieces that others could take from this seat with a single move, as far as it can see; empty in games without
     * such dangers.
     */
    default List<Danger> dangers() {
        return List.of();
    }

    /** The points that a scoring now would give, line by line; empty if something hidden counts. */
    List<ScoreLine> scoreSheet();

    /** A full position drawn at random from all those that are consistent with everything the seat has seen. */
    Position sample(RandomSource random);
}
