package hidalgo.app.load;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/*
 * Threads of the HTTP client, of the sockets and of the load test meet here, so every method is synchronized. Sockets often
 * hear of a move before its own request is answered. The next move is chosen from the moves in that answer, so a move is under
 * way until every socket has heard of it and the answer is there.
 */

/** One table of the load test: what is known of it, and the move that is under way. */
final class LoadTable {
    private static final String VERSION = "\"version\":";

    private final String id;
    /** The newest version that each socket has heard of. */
    private final int[] heard;

    private int seat;
    private int version;
    private List<String> legal = List.of();

    private boolean answered = true;
    private int missing;
    private int awaited;
    private long began;

    /** A table as the server has shown it, with some sockets. */
    LoadTable(JsonNode view, int sockets) {
        this.id = view.get("id").asText();
        this.heard = new int[sockets];
        take(view);
    }

    String id() {
        return id;
    }

    int sockets() {
        return heard.length;
    }

    synchronized boolean isUnderWay() {
        return !answered || missing > 0;
    }

    /** Begins a random move; returns the request, or null if a move is under way or none is possible. */
    synchronized @Nullable String begin(RandomSource random, long now) {
        if (isUnderWay() || legal.isEmpty()) {
            return null;
        }
        answered = false;
        missing = heard.length;
        awaited = version + 1;
        began = now;
        String move = legal.get(random.below(legal.size()));
        return "{\"seat\":" + seat + ",\"version\":" + version + ",\"id\":\"" + version + "\",\"move\":\"" + move
                + "\"}";
    }

    /** The move has been made. */
    synchronized void answered(JsonNode view) {
        take(view);
        answered = true;
    }

    /** The move has not been made, so no socket will hear of it. */
    synchronized void failed() {
        answered = true;
        missing = 0;
    }

    /** A socket has received a text; returns how long the move took if it was the last to hear of it. */
    synchronized OptionalLong heard(int socket, String text, long now) {
        int at = text.indexOf(VERSION);
        if (at < 0) {
            return OptionalLong.empty();
        }
        int before = heard[socket];
        heard[socket] = Math.max(before, number(text, at + VERSION.length()));
        boolean isNews = missing > 0 && before < awaited && heard[socket] >= awaited;
        return isNews && --missing == 0 ? OptionalLong.of(now - began) : OptionalLong.empty();
    }

    private void take(JsonNode view) {
        JsonNode play = view.get("play");
        seat = play.get("seat").asInt();
        version = view.get("version").asInt();
        legal = new ArrayList<>();
        play.get("legal").forEach(move -> legal.add(move.asText()));
    }

    private static int number(String text, int from) {
        int to = from;
        while (Character.isDigit(text.charAt(to))) {
            to++;
        }
        return Integer.parseInt(text.substring(from, to));
    }
}
