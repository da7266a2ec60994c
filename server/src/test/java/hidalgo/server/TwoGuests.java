package hidalgo.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;

/** A server for a class of tests, and two guests for each of them. */
public abstract class TwoGuests extends OneServer {
    protected Client ana;
    protected Client ben;

    @BeforeEach
    public void twoGuests() {
        ana = server().guest("Ana");
        ben = server().guest("Ben");
    }

    /** A table that Ana makes and others join, in the order of the open seats. */
    public String joined(NewTables wish, Client... others) {
        String id = ana.create(wish);
        for (Client other : others) {
            other.at(id, "join", "{}").is(200);
        }
        return id;
    }

    /** The same, and Ana starts the game. */
    public String started(NewTables wish, Client... others) {
        String id = joined(wish, others);
        ana.at(id, "start", "{}").is(200);
        return id;
    }

    /** A table that only those may see who know the word Toledo. */
    public static NewTables withAWord() {
        return NewTables.grande().me().open().with("visibility", "word").with("word", "Toledo");
    }

    /** The names of the tables in a list of the lobby. */
    public static List<String> ids(JsonNode lines) {
        List<String> ids = new ArrayList<>();
        lines.forEach(line -> ids.add(line.get("id").asText()));
        return ids;
    }

    /** The names of the people at a table, seat by seat. */
    public static List<String> names(JsonNode table) {
        List<String> names = new ArrayList<>();
        table.get("seats").forEach(seat -> names.add(seat.get("name").asText()));
        return names;
    }
}
