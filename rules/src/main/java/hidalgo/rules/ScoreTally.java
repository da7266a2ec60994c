package hidalgo.rules;

/** Receives each amount that a scoring yields: to add points in a game, or to write lines for people. */
@FunctionalInterface
public interface ScoreTally {
    /** An amount for a seat, from a place given by its number, for a reason as in {@link ScoreLine}. */
    void add(int seat, int place, String reason, int points);
}
