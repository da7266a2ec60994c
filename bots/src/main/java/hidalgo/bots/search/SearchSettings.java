package hidalgo.bots.search;

import hidalgo.bots.judgement.Weights;

/**
 * The settings of a search, from the weights named {@code search}, or {@code learnt} where a net judges.
 *
 * @param exploration how strongly it prefers moves that were tried little
 * @param untriedPenalty how far below the mean an untried move is assumed to be
 * @param openMoves how many moves a node opens at first
 * @param openingPower the power of its visits that decides how many more it opens
 * @param priorSpread the points of difference that divide a move's prior by e
 * @param playoutMoves how many moves a playout considers at each step
 * @param playoutRounds how many rounds after this one a playout continues; -1 to end it with the turn
 * @param secretExploration how often a secret choice is tried at random
 * @param patience how often a move is tried before the moves after it are put in order
 */
record SearchSettings(
        double exploration,
        double untriedPenalty,
        double openMoves,
        double openingPower,
        double priorSpread,
        int playoutMoves,
        int playoutRounds,
        double secretExploration,
        int patience) {
    private static final String USUAL = "search.";

    /** The settings with that first word; one that is not among them is that of a search that ends with a judgement. */
    static SearchSettings of(Weights weights, String word) {
        return new SearchSettings(
                get(weights, word, "exploration"),
                get(weights, word, "untried"),
                get(weights, word, "open"),
                get(weights, word, "opening"),
                get(weights, word, "heat"),
                (int) get(weights, word, "glances"),
                (int) get(weights, word, "horizon"),
                get(weights, word, "curiosity"),
                (int) get(weights, word, "patience"));
    }

    private static double get(Weights weights, String word, String name) {
        String own = word + "." + name;
        return weights.get(weights.has(own) ? own : USUAL + name);
    }
}
