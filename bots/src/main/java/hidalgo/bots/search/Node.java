package hidalgo.bots.search;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A node of the search tree, where one or more seats decide. */
public sealed interface Node permits Decision, SecretChoice {
    /** How often the search has visited it. */
    int visits();

    /** A seat's chance to win, on average over all visits; 0 before the first. */
    double mean(int seat);

    /** Its results for the moves of a seat. */
    List<Advice.Candidate> candidates(int seat);

    /** The same for training: tries that were made only to explore are left out; empty where several seats decide. */
    List<Advice.Candidate> lessons();

    /**
     * The node after a move of the deciding seat, if the search has visited it and the same seat decides there.
     * Decisions of others in between would make the tree below worthless for this seat's next search.
     */
    @Nullable
    Node after(int move);

    /** The estimated size of this node and of all nodes below it, in bytes. */
    long bytes();
}
