package hidalgo.server.bus;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The messages that a node sends at once.
 *
 * @param sender a name that no other node has, nor the same node after a restart
 * @param number counts the envelopes of a sender that are not empty; an empty one repeats the number of the latest
 * @param lines the messages, each with its topic
 */
record Envelope(String sender, long number, List<String> lines) {
    /** Packs messages, all of which must fit. */
    static Envelope of(String sender, long number, Collection<String> lines) {
        return new Envelope(sender, number, List.copyOf(lines));
    }

    /** Reads an envelope; null if the text is none. Any client of the transport can send a text. */
    static Optional<Envelope> read(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        String[] head = lines.removeFirst().split(" ", -1);
        if (head.length < 2 || !head[1].matches("\\d{1,18}")) {
            return Optional.empty();
        }
        return Optional.of(new Envelope(head[0], Long.parseLong(head[1]), lines));
    }

    /** As it is sent. */
    String text() {
        return lines.isEmpty() ? sender + " " + number : sender + " " + number + "\n" + String.join("\n", lines);
    }
}
