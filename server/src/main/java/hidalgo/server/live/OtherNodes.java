package hidalgo.server.live;

import java.util.List;

/** Messages between the nodes that share a database about the viewers of each table. */
public interface OtherNodes {
    /** A node that does not share its database. */
    OtherNodes NONE = new OtherNodes() {
        @Override
        public boolean areThere() {
            return false;
        }

        @Override
        public void publish(String table, List<String> people) {}

        @Override
        public List<String> viewers(String table, long now) {
            return List.of();
        }

        @Override
        public void leave() {}
    };

    /** Whether there can be other nodes. */
    boolean areThere();

    /** Reports the viewers of a table on this node, each as a key. */
    void publish(String table, List<String> people);

    /** The viewers of a table on the other live nodes, each as a key. */
    List<String> viewers(String table, long now);

    /** This node has no viewers any more. */
    void leave();
}
