package hidalgo.rules;

/** What becomes of each amount that a scoring yields: points in a game, or lines for people. */
@FunctionalInterface
public interface ScoreTally {
    /** An amount for a seat, from a place by its number, for a reason as {@link ScoreLine} names it. */
    void add(int seat, int place, String reason, int points);
}
