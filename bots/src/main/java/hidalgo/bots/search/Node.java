package hidalgo.bots.search;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A node of the search tree, where somebody decides. */
public sealed interface Node permits Decision, SecretChoice {
    /** How often the search has visited it. */
    int visits();

    /** What it has found out about the moves of a seat. */
    List<Advice.Candidate> candidates(int seat);

    /** The node that a move of the deciding seat leads to, if the search has visited it. */
    @Nullable
    Node after(int move);
}
