package hidalgo.bots.search;

import hidalgo.bots.judgement.Weights;

/**
 * The settings of a search, from the weights named {@code search}, or {@code learnt} where a net judges.
 *
 * @param exploration how strongly it prefers rarely tried moves
 * @param untriedPenalty how far below the mean an untried move is assumed to be
 * @param openMoves how many moves a node opens at first
 * @param openingPower the power of its visits that decides how many more it opens
 * @param priorSpread the points of difference that divide a move's prior by e
 * @param playoutMoves how many moves a playout considers at each step
 * @param playoutRounds how many rounds after this one a playout continues; -1 to end it with the turn under way, {@link
 *     #TURN_BEGUN} to finish only a turn that the tree has begun, {@link #NO_PLAYOUT} to have none
 * @param secretExploration how often a secret choice is tried at random
 * @param patience how often a move is tried before the moves after it are ordered
 * @param eager whether they are ordered at the first try if a playout would look at all of them anyway
 * @param joins whether moves that lead to the same position lead to the same node
 * @param halving how many moves it compares by sequential halving, if the iterations are counted; 0 for none
 * @param halvingHeat how much a difference between their chances counts there against their priors
 * @param noise the share of chance in the priors of the moves to choose from, in games for training
 * @param forced how strongly each of those moves is tried for the sake of the training alone
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
        int patience,
        boolean eager,
        boolean joins,
        int halving,
        double halvingHeat,
        double noise,
        double forced) {
    /** The number of rounds that means: judge at the edge of the tree. */
    static final int NO_PLAYOUT = -2;

    /** The number of rounds that means: finish only a turn that the tree has begun. */
    static final int TURN_BEGUN = -3;

    private static final String USUAL = "search.";

    /**
     * The settings with that first word. A setting may have a value for one number of seats, such as {@code horizon.2};
     * a missing setting has the value of a search that ends with a judgement.
     */
    static SearchSettings of(Weights weights, String word, int seats) {
        return new SearchSettings(
                get(weights, word, "exploration", seats),
                get(weights, word, "untried", seats),
                get(weights, word, "open", seats),
                get(weights, word, "opening", seats),
                get(weights, word, "heat", seats),
                (int) get(weights, word, "glances", seats),
                (int) get(weights, word, "horizon", seats),
                get(weights, word, "curiosity", seats),
                (int) get(weights, word, "patience", seats),
                get(weights, word, "eager", seats) != 0,
                get(weights, word, "join", seats) != 0,
                (int) get(weights, word, "halving", seats),
                get(weights, word, "halvingHeat", seats),
                get(weights, word, "noise", seats),
                get(weights, word, "forced", seats));
    }

    private static double get(Weights weights, String word, String name, int seats) {
        String own = word + "." + name;
        String forSeats = own + "." + seats;
        if (weights.has(forSeats)) {
            return weights.get(forSeats);
        }
        return weights.get(weights.has(own) ? own : USUAL + name);
    }
}
