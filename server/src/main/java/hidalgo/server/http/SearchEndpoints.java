package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;
import static hidalgo.tables.request.Subject.REPLAYS;

import hidalgo.server.lobby.GameFinder;
import hidalgo.server.people.Person;
import hidalgo.server.replay.Replays;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Reply;
import hidalgo.tables.request.Request;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;

/** Requests that find finished games. */
final class SearchEndpoints {
    private static final String GAMES = "/api/games";

    /** The part that is held in memory at a time: a game with its record. */
    private static final long AT_ONCE = 4_000_000;

    private final GameFinder finder;
    private final Replays replays;

    SearchEndpoints(GameFinder finder, Replays replays) {
        this.finder = finder;
        this.replays = replays;
    }

    List<Request<?>> all() {
        return List.of(
                REPLAYS.get(GAMES, "findGames")
                        .says(
                                "Finds finished games, the newest first",
                                "Public games, and the caller's own when `person` is their name. `result` is `won` or `lost` and"
                                        + " needs a `person` with an account. `from` and `to` are milliseconds since 1970. The"
                                        + " next games come with `older` of the answer; an answer can be empty and have one.")
                        .query("seats")
                        .words("person", "result", "game", "from", "to", "older")
                        .answers(
                                Answers.FoundGames.class,
                                http(call -> finder.find(wish(call), call.query("older"), call.anybody()))),
                REPLAYS.get(GAMES + "/records", "gameRecords")
                        .says(
                                "The records of the games of a search",
                                "A ZIP file with the newest " + GameFinder.MOST_IN_FILE + " of them.")
                        .query("seats")
                        .words("person", "result", "game", "from", "to")
                        .known()
                        .limited(Rate.DOWNLOAD)
                        .sendsZip(call -> send(HttpCall.of(call))));
    }

    private static GameFinder.Wish wish(HttpCall<?> call) {
        return new GameFinder.Wish(
                word(call, "person"),
                word(call, "result"),
                word(call, "game"),
                call.number("seats", 0),
                moment(call, "from", 0),
                moment(call, "to", Long.MAX_VALUE));
    }

    private static @Nullable String word(HttpCall<?> call, String name) {
        String given = call.query(name);
        return given == null || given.isBlank() ? null : given;
    }

    private static long moment(HttpCall<?> call, String name, long otherwise) {
        String given = word(call, name);
        try {
            return given == null ? otherwise : Long.parseLong(given);
        } catch (NumberFormatException e) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.number", "name", name);
        }
    }

    private void send(HttpCall<?> call) {
        Person person = call.person();
        List<String> games = finder.newest(wish(call), person);
        call.caller().hold(AT_ONCE);
        call.context()
                .header("Content-Disposition", "attachment; filename=\"hidalgo-games.zip\"")
                .contentType(Reply.ZIP.media())
                .header("Cache-Control", "no-store");
        GameFiles files = new GameFiles(replays, person);
        try (ZipOutputStream zip =
                new ZipOutputStream(call.context().res().getOutputStream(), StandardCharsets.UTF_8)) {
            for (String game : games) {
                files.add(zip, "games", game);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
