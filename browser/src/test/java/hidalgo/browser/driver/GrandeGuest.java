package hidalgo.browser.driver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.BrowserContext;
import hidalgo.browser.Chromium;
import hidalgo.browser.RunningServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Somebody who plays three rounds of El Grande without a page, lays the strongest power cards, and then gives the seat to a bot: bots
 * choose for themselves, so that otherwise they might take a card that others need.
 */
public final class GrandeGuest implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final BrowserContext context = Chromium.browser().newContext();
    private final RunningServer server;
    private final String table;
    private final int[] powers;
    private int moves;
    private boolean isHere = true;

    /** Somebody who takes a seat; the power cards are laid round by round. */
    public GrandeGuest(RunningServer server, String id, String name, int... powers) {
        this.powers = powers;
        this.server = server;
        table = "api/tables/" + id;
        server.post(context, "api/session", "{}");
        server.post(context, table + "/join", "{\"name\": \"" + name + "\"}");
    }

    /** Moves if it is this player's turn, or leaves when the rounds are over; whether anything was done. */
    public boolean doNext() {
        if (!isHere) {
            return false;
        }
        JsonNode view = look();
        if (view.path("play").isEmpty()) {
            return false;
        }
        int seat = view.get("play").get("seat").asInt();
        int round = view.get("play").get("round").asInt();
        if (round > powers.length) {
            server.post(context, table + "/resign", "{\"seat\": " + seat + "}");
            isHere = false;
            return true;
        }
        List<String> legal = new ArrayList<>();
        view.get("play").get("legal").forEach(move -> legal.add(move.asText()));
        if (legal.isEmpty()) {
            return false;
        }
        server.post(
                context,
                table + "/moves",
                JSON.createObjectNode()
                        .put("seat", seat)
                        .put("version", view.get("version").asInt())
                        .put("id", "guest " + seat + " " + moves++)
                        .put("move", choose(legal, "power " + powers[round - 1]))
                        .toString());
        return true;
    }

    private JsonNode look() {
        try {
            return JSON.readTree(server.get(context, table));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The wanted power card; else a place, but not the Castillo; else an action card, whose action is left out. */
    private String choose(List<String> legal, String power) {
        if (legal.contains(power)) {
            return power;
        }
        List<String> places = legal.stream()
                .filter(move -> move.startsWith("place") && !move.endsWith("Cas"))
                .toList();
        if (!places.isEmpty()) {
            return places.get(moves % places.size());
        }
        return legal.contains("end") ? "end" : legal.getLast();
    }

    @Override
    public void close() {
        context.close();
    }
}
