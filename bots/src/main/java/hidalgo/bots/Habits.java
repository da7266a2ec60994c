package hidalgo.bots;

/**
 * How a search goes about its work, from the weights named {@code search}.
 *
 * @param exploration how much it tries what was tried little
 * @param untried how far below the mean an untried move is taken for
 * @param open how many moves a node opens at first
 * @param opening the power of its visits by which it opens more
 * @param heat how many points less divide a move's promise by e
 * @param glances at how many moves of a step a playout looks
 * @param horizon how many rounds after this one a playout goes on to the end of
 * @param curiosity how often a secret choice is tried at random
 */
record Habits(
        double exploration,
        double untried,
        double open,
        double opening,
        double heat,
        int glances,
        int horizon,
        double curiosity) {
    static Habits of(Weights weights) {
        return new Habits(
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
