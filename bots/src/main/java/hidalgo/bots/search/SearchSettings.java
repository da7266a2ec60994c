package hidalgo.bots.search;

import hidalgo.bots.judgement.Weights;

/**
 * How a search goes about its work, from the weights named {@code search}.
 *
 * @param exploration how much it tries what was tried little
 * @param untriedPenalty how far below the mean an untried move is taken for
 * @param openMoves how many moves a node opens at first
 * @param openingPower the power of its visits by which it opens more
 * @param priorSpread how many points less divide a move's prior by e
 * @param playoutMoves at how many moves of a step a playout looks
 * @param playoutRounds how many rounds after this one a playout goes on to the end of
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
