package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Plays random legal moves for all people at a table, one request after the other. */
public final class Player {
    private final String table;
    private final List<Client> people;
    private final SplittableRandom random;
    private final String name;
    private final List<String> played = new ArrayList<>();
    private int sent;

    /** A player for the people at a table. */
    public Player(String table, long seed, Client... people) {
        this.table = table;
        this.people = List.of(people);
        this.random = new SplittableRandom(seed);
        this.name = "player " + seed + " ";
    }

    /**
     * Plays to the end, or until a number of moves have been made; returns the table as the first person sees it then.
     */
    public JsonNode play(int most) {
        int made = 0;
        while (made < most && playOne()) {
            made++;
        }
        return people.getFirst().table(table);
    }

    /** Plays to the end. */
    public JsonNode playToTheEnd() {
        return play(Integer.MAX_VALUE);
    }

    /** Plays one move for a person who must move; false if there is none. */
    public boolean playOne() {
        for (Client person : people) {
            JsonNode seen = person.table(table);
            while ("playing".equals(seen.get("phase").asText()) && isBots(seen)) {
                letGo(person, seen);
                seen = person.table(table);
            }
            if (!"playing".equals(seen.get("phase").asText())) {
                return false;
            }
            JsonNode play = seen.get("play");
            int seat = play.get("seat").asInt();
            JsonNode legal = play.get("legal");
            boolean obliged = contains(play.get("obliged"), seat);
            if (obliged && !legal.isEmpty()) {
                String move = legal.get(random.nextInt(legal.size())).asText();
                Reply reply = person.move(table, seat, seen.get("version").asInt(), name + sent++, move);
                if (reply.status() == 200) {
                    played.add(seat + " " + move);
                    return true;
                }
                requireOutrun(reply, seen);
            }
        }
        return true;
    }

    /** Lets bots continue that wait for this person, who stops no action. */
    private void letGo(Client person, JsonNode seen) {
        for (JsonNode seat : seen.get("yours")) {
            if (!seen.get("hold").isNull() && contains(seen.get("hold").get("seats"), seat.asInt())) {
                person.at(table, "let-go", "{\"seat\": " + seat.asInt() + "}").is(200);
            }
        }
    }

    private static void requireOutrun(Reply reply, JsonNode seen) {
        assertThat(isOutrun(reply, seen))
                .as(reply.status() + " " + reply.body())
                .isTrue();
    }

    /**
     * Whether a move was refused only because the table has gone on since it was seen. Secret choices make no move
     * stale, so a second choice of the same seat is refused by the rules, and not for its version.
     */
    public static boolean isOutrun(Reply reply, JsonNode seen) {
        int version = seen.get("version").asInt();
        return reply.status() == 409
                || reply.status() == 422
                        && reply.json().get("table").get("version").asInt() > version;
    }

    /** Whether only bots must move. */
    private static boolean isBots(JsonNode seen) {
        for (JsonNode seat : seen.get("play").get("obliged")) {
            if (!"bot".equals(seen.get("seats").get(seat.asInt()).get("kind").asText())) {
                return false;
            }
        }
        return true;
    }

    public static boolean contains(JsonNode numbers, int wanted) {
        for (JsonNode number : numbers) {
            if (number.asInt() == wanted) {
                return true;
            }
        }
        return false;
    }

    /** The moves that were answered with success, each with its seat. */
    public List<String> played() {
        return played;
    }
}
