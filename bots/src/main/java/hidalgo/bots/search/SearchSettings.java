package hidalgo.bots.search;

import hidalgo.bots.judgement.Weights;

/**
 * The settings of a search, from the weights named {@code search}.
 *
 * @param exploration how strongly it prefers moves that were tried little
 * @param untriedPenalty how far below the mean an untried move is assumed to be
 * @param openMoves how many moves a node opens at first
 * @param openingPower the power of its visits that decides how many more it opens
 * @param priorSpread the points of difference that divide a move's prior by e
 * @param playoutMoves how many moves a playout considers at each step
 * @param playoutRounds how many rounds after this one a playout continues
 * @param secretExploration how often a secret choice is tried at random
 */
record SearchSettings(
        double exploration,
        double untriedPenalty,
        double openMoves,
        double openingPower,
        double priorSpread,
        int playoutMoves,
        int playoutRounds,
        double secretExploration) {
    static SearchSettings of(Weights weights) {
        return new SearchSettings(
                weights.get("search.exploration"),
                weights.get("search.untried"),
                weights.get("search.open"),
                weights.get("search.opening"),
                weights.get("search.heat"),
                (int) weights.get("search.glances"),
                (int) weights.get("search.horizon"),
                weights.get("search.curiosity"));
    }
}
