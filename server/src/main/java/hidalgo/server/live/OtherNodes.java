package hidalgo.server.live;

import java.util.List;

/** What the nodes that share a database tell each other about who has which table open. */
public interface OtherNodes {
    /** A node that does not share its database. */
    OtherNodes NONE = new OtherNodes() {
        @Override
        public boolean areThere() {
            return false;
        }

        @Override
        public void tell(String table, List<String> people) {}

        @Override
        public List<String> viewers(String table, long now) {
            return List.of();
        }

        @Override
        public void leave() {}
    };

    /** Whether there can be other nodes. */
    boolean areThere();

    /** Tells them who has a table open on this node, each viewer as a word. */
    void tell(String table, List<String> people);

    /** Who has a table open on the other nodes that are alive, each viewer as a word. */
    List<String> viewers(String table, long now);

    /** Nobody watches on this node any more. */
    void leave();
}
