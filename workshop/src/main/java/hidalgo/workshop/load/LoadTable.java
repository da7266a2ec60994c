package hidalgo.workshop.load;

import hidalgo.records.Parsed;
import hidalgo.rules.RandomSource;
import hidalgo.server.base.ChangedJson;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/*
 * Threads of the sockets, of the requests and of the load test meet here, so every method is synchronized. As in the
 * browser, sockets bring the changes, and the answer to a move contains no table. The first socket belongs to the
 * person who moves: it puts the table together, and the next move is chosen from that table. The others only wait for
 * the new version.
 */

/** One table of the load test: its known state, and the current move. */
final class LoadTable {
    private static final String VERSION = "\"version\":";

    private final String id;
    /** The newest version that each socket has received. */
    private final int[] heard;

    private Parsed view;
    private int version;

    private boolean answered = true;
    private int missing;
    private int awaited;
    private long began;

    /** A table as the server has shown it, with some sockets. */
    LoadTable(Parsed view, int sockets) {
        this.id = view.text("id");
        this.heard = new int[sockets];
        this.view = view;
        this.version = view.number("version");
    }

    String id() {
        return id;
    }

    int sockets() {
        return heard.length;
    }

    synchronized int version() {
        return version;
    }

    synchronized boolean isUnderWay() {
        return !answered || missing > 0;
    }

    /** Whether the game is over, and every socket has received its last move. */
    synchronized boolean isOver() {
        return !isUnderWay() && "over".equals(view.text("phase"));
    }

    /** Begins a random move; returns the request, or null if a move is still unanswered or none is possible. */
    synchronized @Nullable String begin(RandomSource random, long due) {
        Parsed play = Parsed.of(view.get("play"));
        List<?> legal = isUnderWay() ? List.of() : play.list("legal");
        if (legal.isEmpty()) {
            return null;
        }
        answered = false;
        missing = heard.length;
        awaited = version + 1;
        began = due;
        return "{\"seat\":" + play.number("seat") + ",\"version\":" + version + ",\"id\":\"" + version
                + "\",\"move\":\"" + legal.get(random.below(legal.size())) + "\"}";
    }

    /** The move has been made. */
    synchronized void answered() {
        answered = true;
    }

    /** The move has not been made, so no socket will receive it. */
    synchronized void failed() {
        answered = true;
        missing = 0;
    }

    /** A socket has received a text; returns how long the move took if it was the last socket to receive it. */
    synchronized OptionalLong received(int socket, String text, long now) {
        if (socket == 0) {
            take(text);
        }
        int at = text.indexOf(VERSION);
        if (at < 0) {
            return OptionalLong.empty();
        }
        int before = heard[socket];
        heard[socket] = Math.max(before, number(text, at + VERSION.length()));
        boolean isNews = missing > 0 && before < awaited && heard[socket] >= awaited;
        return isNews && --missing == 0 ? OptionalLong.of(now - began) : OptionalLong.empty();
    }

    private void take(String text) {
        Parsed frame = Parsed.of(text);
        Object change = frame.optional("change");
        Object table = change == null ? frame.optional("table") : ChangedJson.of(view.fields(), change);
        if (table != null) {
            view = Parsed.of(table);
        }
        version = view.number("version");
    }

    /** The number at a place, which is in brackets if it has changed. */
    private static int number(String text, int at) {
        int from = text.charAt(at) == '[' ? at + 1 : at;
        int to = from;
        while (Character.isDigit(text.charAt(to))) {
            to++;
        }
        return Integer.parseInt(text.substring(from, to));
    }
}
