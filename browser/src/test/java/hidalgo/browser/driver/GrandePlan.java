package hidalgo.browser.driver;

import java.util.Map;

/** The plan of a person at a table of El Grande, round by round; everything else is left to chance. */
public record GrandePlan(Map<Integer, Round> rounds) {
    private static final Round NOTHING = new Round(0, 0, Objection.NONE, false);

    /** When an action of another player is to be stopped (EG-4.15). */
    public enum Objection {
        /** Never. */
        NONE,
        /** As soon as it is announced. */
        ANNOUNCED,
        /** After a part of it. */
        RUNNING
    }

    /**
     * The plan for a round.
     *
     * @param power the power card to play, or 0 for the lowest
     * @param pile the pile whose card is taken and carried out, or 0 for any
     * @param objection when another player's action is stopped
     * @param isStopped whether the own action waits after its first step until another player stops it
     */
    public record Round(int power, int pile, Objection objection, boolean isStopped) {
        /** A round in which a card is taken with a power card, and no action is stopped. */
        public static Round of(int power, int pile) {
            return new Round(power, pile, Objection.NONE, false);
        }

        public Round stopping(Objection when) {
            return new Round(power, pile, when, isStopped);
        }

        public Round stopped() {
            return new Round(power, pile, objection, true);
        }
    }

    public GrandePlan {
        rounds = Map.copyOf(rounds);
    }

    /** A plan to do whatever comes. */
    public static GrandePlan none() {
        return new GrandePlan(Map.of());
    }

    public Round at(int round) {
        return rounds.getOrDefault(round, NOTHING);
    }
}
