package hidalgo.server.rating;

import hidalgo.bots.Bots;
import hidalgo.bots.game.GameKnowledge;
import hidalgo.rules.Games;
import hidalgo.server.people.Person;
import hidalgo.server.rating.BoardRepository.Listed;
import hidalgo.server.rating.BoardRepository.Rated;
import hidalgo.server.rating.BoardRepository.Scored;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.protocol.Community;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The lists of the best players, and the results of a period. */
public final class Boards {
    /** How many people a list has. */
    private static final int MOST = 100;

    /** How many games of a month count. */
    private static final int COUNTED = 20;

    /** How many seats an export has. */
    private static final int MOST_SEATS = 20_000;

    private final BoardRepository boards;

    /** The lists of a repository. */
    public Boards(BoardRepository boards) {
        this.boards = boards;
    }

    /**
     * The best players of a game with a number of seats, as a person sees them; bots stand where their ratings put them.
     *
     * @param club only its members; all people if it is empty
     */
    public Community.Leaderboard best(String game, int seats, String club, @Nullable Person asking) {
        if (!Games.names().contains(game)) {
            throw RequestRefused.of(RequestRefused.Kind.GONE, "server.game.none", "game", game);
        }
        TreeSet<Integer> seatings = new TreeSet<>(boards.seatings(game));
        GameKnowledge.ALL.of(game).strengths().seatings().forEach(seatings::add);
        List<Community.Ranked> players = new ArrayList<>();
        boolean isListed = false;
        for (Rated rated : boards.best(game, seats, club, MOST)) {
            boolean isYou = asking != null && rated.player().equals(asking.id());
            isListed |= isYou;
            players.add(ranked(rated, players.size() + 1, isYou));
        }
        if (asking != null && !isListed) {
            Rated own = boards.rating(asking.id(), game, seats);
            if (own != null) {
                boolean isSettled = own.rating().isSettled(own.games());
                int place = isSettled
                        ? boards.better(game, seats, club, own.rating().mean()) + 1
                        : 0;
                players.add(ranked(own, place, true));
            }
        }
        for (String level : Bots.names()) {
            Community.Ranked bot = bot(game, seats, level);
            if (bot != null) {
                players.add(bot);
            }
        }
        players.sort(Comparator.comparingInt(Community.Ranked::rating).reversed());
        return new Community.Leaderboard(game, seats, List.copyOf(seatings), players);
    }

    private Community.@Nullable Ranked bot(String game, int seats, String level) {
        Rated stored = boards.rating(RatedGame.bot(level), game, seats);
        if (stored != null) {
            return ranked(stored, 0, false);
        }
        return GameKnowledge.ALL
                .of(game)
                .strengths()
                .of(seats, level)
                .map(measured -> new Community.Ranked(
                        "",
                        level,
                        0,
                        (int) Math.round(measured.rating()),
                        (int) Math.round(measured.deviation()),
                        0,
                        false))
                .orElse(null);
    }

    private static Community.Ranked ranked(Rated rated, int place, boolean isYou) {
        boolean isBot = RatedGame.isBot(rated.player());
        return new Community.Ranked(
                rated.name(),
                isBot ? RatedGame.level(rated.player()) : "",
                place,
                (int) Math.round(rated.rating().mean()),
                (int) Math.round(rated.rating().deviation()),
                rated.games(),
                isYou);
    }

    /**
     * The table of a month, as a person sees it.
     *
     * @param club only its members; all people if it is empty
     */
    public Community.MonthTable month(String written, String club, @Nullable Person asking) {
        Period month = Period.of(written);
        String you = asking == null ? "" : asking.id();
        List<Community.MonthLine> lines = new ArrayList<>();
        int place = 0;
        long before = -1;
        int number = 0;
        for (Scored scored : boards.scored(month.from(), month.to(), club, COUNTED, MOST, you)) {
            number++;
            place = scored.sixtieths() == before ? place : number;
            before = scored.sixtieths();
            lines.add(new Community.MonthLine(
                    place,
                    scored.name(),
                    Math.round(10.0 * scored.sixtieths() / RatedGame.SIXTIETHS) / 10.0,
                    scored.games(),
                    scored.person().equals(you)));
        }
        return new Community.MonthTable(written, month.to(), COUNTED, lines);
    }

    /** The games of a period at public tables, and those of the person who asks. */
    public Community.Results results(String written, Person asking) {
        Period period = Period.of(written);
        List<Listed> seats = boards.games(period.from(), period.to(), asking.id(), MOST_SEATS);
        List<Community.GameResults> games = new ArrayList<>();
        List<Community.ResultSeat> of = List.of();
        String table = "";
        for (Listed seat : seats) {
            GameResult result = seat.result();
            if (!result.table().equals(table)) {
                table = result.table();
                of = new ArrayList<>();
                games.add(new Community.GameResults(table, result.game(), result.at(), of));
            }
            boolean isBot = RatedGame.isBot(result.person());
            of.add(new Community.ResultSeat(
                    seat.name(),
                    isBot ? RatedGame.level(result.person()) : "",
                    result.points(),
                    result.place(),
                    seat.name().isEmpty() && !isBot ? null : Integer.valueOf(result.after())));
        }
        boolean isComplete = seats.size() < MOST_SEATS;
        if (!isComplete) {
            games.removeLast();
        }
        return new Community.Results(period.from(), period.to(), isComplete, games);
    }

    /** The same as a table for spreadsheets, with a line for each seat. */
    public String csv(String written, Person asking) {
        StringBuilder csv = new StringBuilder("table,game,at,seat,name,bot,points,place,rating\n");
        for (Community.GameResults game : results(written, asking).games()) {
            int number = 0;
            for (Community.ResultSeat seat : game.seats()) {
                csv.append(String.format(
                        Locale.ROOT,
                        "%s,%s,%s,%d,%s,%s,%d,%d,%s%n",
                        game.table(),
                        game.game(),
                        Instant.ofEpochMilli(game.at()),
                        number++,
                        quoted(seat.name()),
                        seat.bot(),
                        seat.points(),
                        seat.place(),
                        seat.rating() == null ? "" : seat.rating()));
            }
        }
        return csv.toString();
    }

    /** A name as a cell: no spreadsheet may take it for a formula. */
    private static String quoted(String name) {
        String safe = !name.isEmpty() && "=+-@".indexOf(name.charAt(0)) >= 0 ? "'" + name : name;
        return '"' + safe.replace("\"", "\"\"") + '"';
    }
}
