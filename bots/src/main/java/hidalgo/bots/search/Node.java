package hidalgo.bots.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
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

    /** The nodes after its moves, null where there is none yet. */
    List<@Nullable Node> children();

    /** The estimated size of this node alone, in bytes. */
    long ownBytes();

    /** The estimated size of this node and of all nodes below it, in bytes; several moves may lead to one node. */
    default long bytes() {
        Set<Node> seen = new HashSet<>();
        Deque<Node> open = new ArrayDeque<>(List.of(this));
        long bytes = 0;
        while (!open.isEmpty()) {
            Node node = open.pop();
            if (seen.add(node)) {
                bytes += node.ownBytes();
                node.children().stream().filter(Objects::nonNull).forEach(open::push);
            }
        }
        return bytes;
    }
}
