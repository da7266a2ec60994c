package hidalgo.server.lobby;

import hidalgo.rules.Games;
import hidalgo.server.community.Profiles;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.TableLine;
import hidalgo.tables.view.TableLines;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds finished games. */
public final class GameFinder {
    /** The most games of an answer. */
    private static final int MOST_SHOWN = 30;

    /** The most games of a file. */
    public static final int MOST_IN_FILE = 100;

    /** The most parts of the list of games that are read for a file. */
    private static final int MOST_PARTS = 20;

    private static final Pattern MARK = Pattern.compile("(\\d{1,18})-([\\w-]{1,64})");

    private final LobbyRepository tables;
    private final People people;
    private final Profiles profiles;
    private final Clock clock;

    /** Finds games of a repository. */
    public GameFinder(LobbyRepository tables, People people, Profiles profiles, Clock clock) {
        this.tables = tables;
        this.people = people;
        this.profiles = profiles;
        this.clock = clock;
    }

    /**
     * A search, as it was sent. Nothing stands for anything.
     *
     * @param person the name of a person with an account, or of the one who asks
     * @param result {@code won} or {@code lost}
     * @param game the identifier of a game
     * @param seats the number of players
     * @param from milliseconds since 1970
     * @param to milliseconds since 1970
     */
    public record Wish(
            @Nullable String person,
            @Nullable String result,
            @Nullable String game,
            int seats,
            long from,
            long to) {}

    /** Some games, the newest first, after those that were shown before. */
    public Answers.FoundGames find(Wish wish, @Nullable String after, @Nullable Person asker) {
        LobbyRepository.Found found = tables.find(search(wish, asker), mark(after), MOST_SHOWN);
        long now = clock.millis();
        List<TableLine> lines = found.games().stream()
                .map(game -> TableLines.of(game.table(), game.seats(), now))
                .toList();
        GameSearch.Mark next = found.next();
        return new Answers.FoundGames(lines, next == null ? null : next.ended() + "-" + next.table());
    }

    /** The tables of the newest games, at most as many as fit into a file. */
    public List<String> newest(Wish wish, Person asker) {
        GameSearch search = search(wish, asker);
        List<String> newest = new ArrayList<>();
        GameSearch.Mark mark = GameSearch.Mark.START;
        for (int part = 0; part < MOST_PARTS && mark != null && newest.size() < MOST_IN_FILE; part++) {
            LobbyRepository.Found found = tables.find(search, mark, MOST_IN_FILE - newest.size());
            found.games().forEach(game -> newest.add(game.table().id()));
            mark = found.next();
        }
        return newest;
    }

    private GameSearch search(Wish wish, @Nullable Person asker) {
        String name = wish.person();
        boolean isOwn = name != null && asker != null && asker.name().equalsIgnoreCase(name.strip());
        GameSearch.Result result = result(wish.result());
        if (result != null && name == null) {
            throw RequestRefused.of(Kind.BAD, "server.find.whose");
        }
        String game = wish.game();
        if (game != null && Games.named(game).isEmpty()) {
            throw RequestRefused.of(Kind.BAD, "record.game", "game", game, "games", String.join(", ", Games.names()));
        }
        return new GameSearch(player(name, isOwn, asker), isOwn, result, game, wish.seats(), wish.from(), wish.to());
    }

    private @Nullable String player(@Nullable String name, boolean isOwn, @Nullable Person asker) {
        if (name == null) {
            return null;
        }
        if (isOwn && asker != null) {
            return asker.id();
        }
        Person player = people.called(name);
        profiles.requireShown(player.name(), asker);
        return player.id();
    }

    private static GameSearch.@Nullable Result result(@Nullable String wish) {
        if (wish == null) {
            return null;
        }
        for (GameSearch.Result result : GameSearch.Result.values()) {
            if (result.name().toLowerCase(Locale.ROOT).equals(wish)) {
                return result;
            }
        }
        throw RequestRefused.of(Kind.BAD, "server.find.result");
    }

    private static GameSearch.Mark mark(@Nullable String after) {
        if (after == null) {
            return GameSearch.Mark.START;
        }
        Matcher mark = MARK.matcher(after);
        if (!mark.matches()) {
            throw RequestRefused.of(Kind.BAD, "server.number", "name", "older");
        }
        return new GameSearch.Mark(Long.parseLong(mark.group(1)), mark.group(2));
    }
}
