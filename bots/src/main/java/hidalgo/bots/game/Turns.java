package hidalgo.bots.game;

import hidalgo.rules.Position;

/** Where the moves that belong together begin and end, for those who show, time or analyse a game turn by turn. */
public final class Turns {
    private Turns() {}

    /** A number that stays the same as long as a turn lasts and nobody begins or ends a secret choice in it. */
    public static int of(Position position) {
        GameKnowledge knowledge = GameKnowledge.of(position);
        return knowledge.turn(position) * 2 + (knowledge.isSecret(position) ? 1 : 0);
    }

    /** Whether seats choose secretly now, or have begun to. */
    public static boolean isSecret(Position position) {
        return GameKnowledge.of(position).isSecret(position);
    }
}
