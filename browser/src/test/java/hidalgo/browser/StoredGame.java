package hidalgo.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ObjIntConsumer;
import java.util.stream.StreamSupport;

/** A recorded game from which tables can be made that stand anywhere in it. */
public final class StoredGame {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path CORPUS = Path.of("..", "records", "src", "test", "resources", "corpus");
    private static final Path OWN = Path.of("src", "test", "resources", "hidalgo", "browser", "records");

    private static final List<String> NAMES = List.of("Ana", "Mateo", "Inés", "Luis", "Elvira");
    /** The same bots at every table, which are drawn by lot otherwise. */
    private static final List<String> BOTS = List.of("teresa", "bartolome", "leonor", "anselmo", "beatriz");

    private final Path file;
    private final String text;
    private final JsonNode game;
    private final List<JsonNode> moves;

    private StoredGame(Path file) {
        this.file = file;
        try {
            text = Files.readString(file);
            game = JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        moves = StreamSupport.stream(game.get("moves").spliterator(), false).toList();
    }

    /** A game of the corpus that replays forever. */
    public static StoredGame of(String name) {
        return new StoredGame(CORPUS.resolve(name + ".json"));
    }

    /** A game that is recorded for these tests only. */
    public static StoredGame own(String name) {
        return new StoredGame(OWN.resolve(name + ".json"));
    }

    public Path file() {
        return file;
    }

    /** How many moves it has. */
    public int length() {
        return moves.size();
    }

    /** How many play it. */
    public int seats() {
        return game.get("options").get("players").asInt();
    }

    /** The move after a number of moves. */
    public String move(int ply) {
        return moves.get(ply).get("move").asText();
    }

    /** The seat that makes the move after a number of moves. */
    public int seat(int ply) {
        return moves.get(ply).get("seat").asInt();
    }

    /** How many of the first moves begin with a word. */
    public long count(int plies, String word) {
        return moves.stream()
                .limit(plies)
                .filter(move -> move.get("move").asText().startsWith(word))
                .count();
    }

    /** The first place from which on a move begins with some words. */
    public int next(int from, String words) {
        int ply = from;
        while (!move(ply).startsWith(words)) {
            ply++;
        }
        return ply;
    }

    /** The place before the last card of a round is laid, at or after a place. */
    public int lastBid(int from) {
        int ply = next(from, "power");
        while (move(ply + 1).startsWith("power")) {
            ply++;
        }
        return ply;
    }

    /** The place before the first card of a round is laid. */
    public int round(int number) {
        int ply = 0;
        for (int round = 1; round < number; round++) {
            ply = lastBid(ply) + 1;
        }
        return next(ply, "power");
    }

    /** The place before the first card of the last round is laid. */
    public int lastRound() {
        int ply = length() - 1;
        while (!move(ply).startsWith("power")) {
            ply--;
        }
        while (move(ply - 1).startsWith("power")) {
            ply--;
        }
        return ply;
    }

    /** The request that makes a replay of the record. */
    public String upload() {
        return JSON.createObjectNode().put("record", text).toString();
    }

    /**
     * The request for a table that begins after a number of moves; the person who sends it gets the seat that moves,
     * bots the rest.
     */
    public String from(int ply, String bot) {
        return wish(ply, (place, seat) -> bot(place, seat, bot))
                .put("start", true)
                .toString();
    }

    /** The same, with an open seat for another person; it begins when it is started. */
    public String with(int ply, int open, String bot) {
        return wishWith(ply, open, bot).toString();
    }

    /** The same with a name for who asks. */
    public String with(int ply, int open, String bot, String name) {
        return named(name, ply, wishWith(ply, open, bot));
    }

    private ObjectNode wishWith(int ply, int open, String bot) {
        return wish(ply, (place, seat) -> {
            if (seat == open) {
                place.put("kind", "open");
            } else {
                bot(place, seat, bot);
            }
        });
    }

    /** The same with open seats for all others and a name for who asks; it begins when it is started. */
    public String forPeople(int ply, String name) {
        return named(name, ply, wish(ply, (place, seat) -> place.put("kind", "open")));
    }

    private String named(String name, int ply, ObjectNode wish) {
        ((ObjectNode) wish.get("seats").get(seat(ply))).put("name", name);
        return wish.toString();
    }

    /** The same with all seats for who asks, who hands the browser around. */
    public String onOneDevice(int ply) {
        ObjectNode wish = wish(ply, (place, seat) -> place.put("kind", "me"));
        for (int seat = 0; seat < seats(); seat++) {
            ((ObjectNode) wish.get("seats").get(seat)).put("name", NAMES.get(seat));
        }
        return wish.put("start", true).toString();
    }

    private static void bot(ObjectNode place, int seat, String bot) {
        place.put("kind", "bot").put("bot", bot).put("persona", BOTS.get(seat));
    }

    private ObjectNode wish(int ply, ObjIntConsumer<ObjectNode> other) {
        int mover = seat(ply);
        ObjectNode wish = JSON.createObjectNode();
        wish.put("game", game.get("game").asText());
        ArrayNode seats = wish.putArray("seats");
        for (int seat = 0; seat < seats(); seat++) {
            if (seat == mover) {
                seats.addObject().put("kind", "me");
            } else {
                other.accept(seats.addObject(), seat);
            }
        }
        return wish.put("visibility", "link").put("record", text).put("ply", ply);
    }
}
