package hidalgo.server.store;

import hidalgo.server.community.ProfileRepository;
import hidalgo.server.rating.RatedGame;
import hidalgo.server.rating.Rating;
import hidalgo.tables.NameLikeness;
import hidalgo.tables.protocol.Community;
import hidalgo.tables.protocol.Community.Audience;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Visibility;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.Query;

/** The pages of people, from a database. */
public final class ProfileStore implements ProfileRepository {
    private record Seating(String game, int seats) {}

    /** Whether a person p shows the person who asks when they are here. */
    static final String SHOWS = "(p.profile = 'all' OR p.profile = 'friends' AND EXISTS (SELECT 1 FROM follows s"
            + " WHERE s.person = p.id AND s.followed = :asking))";

    /** A public table where a person p plays, or waits for others. */
    private static final String TABLE_OF = "SELECT own.id FROM tables own JOIN table_people at ON at.table_id = own.id"
            + " WHERE at.person = p.id AND at.seats <> '' AND own.visibility = :public"
            + " AND (own.phase = :playing OR own.phase = :waiting AND own.open_seats > 0)"
            + " ORDER BY own.changed DESC, own.id LIMIT 1";

    private final Jdbi writing;
    private final Jdbi reading;

    /** The pages of a database. */
    public ProfileStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    private static String word(Audience audience) {
        return switch (audience) {
            case ALL -> "all";
            case FRIENDS -> "friends";
            case ME -> "me";
        };
    }

    private static Audience audience(String word) {
        for (Audience audience : Audience.values()) {
            if (word(audience).equals(word)) {
                return audience;
            }
        }
        return Audience.ME;
    }

    @Override
    public Optional<Owner> called(String name) {
        return reading.withHandle(handle -> handle
                .createQuery("SELECT id, name, created, profile FROM people"
                        + " WHERE likeness = :likeness AND account IS NOT NULL ORDER BY created, id")
                .bind("likeness", NameLikeness.of(name))
                .map((row, context) -> new Owner(
                        row.getString("id"),
                        row.getString("name"),
                        row.getLong("created"),
                        audience(row.getString("profile"))))
                .list()
                .stream()
                .filter(owner -> owner.name().equals(name))
                .findFirst());
    }

    @Override
    public void show(String person, Audience audience) {
        writing.useHandle(
                handle -> handle.execute("UPDATE people SET profile = ? WHERE id = ?", word(audience), person));
    }

    @Override
    public boolean follows(String person, String other) {
        return count("SELECT COUNT(*) FROM follows WHERE person = ? AND followed = ?", person, other) > 0;
    }

    @Override
    public boolean follow(String person, String other, int most) {
        return writing.inTransaction(handle -> {
            // Locks the person, so that several requests at once can't exceed the limit.
            handle.execute("UPDATE people SET profile = profile WHERE id = ?", person);
            int already = handle.createQuery("SELECT COUNT(*) FROM follows WHERE person = :person")
                    .bind("person", person)
                    .mapTo(Integer.class)
                    .one();
            if (already >= most) {
                return false;
            }
            handle.execute(
                    "INSERT INTO follows (person, followed) VALUES (?, ?) ON CONFLICT DO NOTHING", person, other);
            return true;
        });
    }

    @Override
    public void unfollow(String person, String other) {
        writing.useHandle(
                handle -> handle.execute("DELETE FROM follows WHERE person = ? AND followed = ?", person, other));
    }

    @Override
    public int followers(String person) {
        return count("SELECT COUNT(*) FROM follows WHERE followed = ?", person);
    }

    private int count(String query, Object... values) {
        return reading.withHandle(
                handle -> handle.select(query, values).mapTo(Integer.class).one());
    }

    @Override
    public List<Community.Fellow> followed(String person, long since) {
        return fellows(
                "JOIN follows f ON f.followed = p.id AND f.person = :asking LEFT JOIN online o ON o.person = p.id"
                        + " AND o.at >= :since AND " + SHOWS,
                "p.name",
                person,
                since,
                Integer.MAX_VALUE);
    }

    @Override
    public List<Community.Fellow> online(String asking, long since, int most) {
        return fellows(
                "JOIN online o ON o.person = p.id AND o.at >= :since AND p.id <> :asking AND " + SHOWS
                        + " LEFT JOIN follows f ON f.followed = p.id AND f.person = :asking",
                "CASE WHEN f.person IS NULL THEN 1 ELSE 0 END, p.name",
                asking,
                since,
                most);
    }

    private List<Community.Fellow> fellows(String joins, String order, String asking, long since, int most) {
        return reading.withHandle(handle -> fellows(handle, "", joins, order + " LIMIT :most", asking, since)
                .bind("most", most)
                .map((row, context) -> fellow(row))
                .list());
    }

    /** People p, each with the one who follows them (f.person), and when they were here (o.at) if they show that. */
    static Query fellows(Handle handle, String columns, String joins, String order, String asking, long since) {
        return handle.createQuery("SELECT p.name, f.person AS follower, o.at, t.id, t.game, t.phase" + columns
                        + " FROM people p " + joins + " LEFT JOIN tables t ON o.at IS NOT NULL AND t.id = (" + TABLE_OF
                        + ") ORDER BY " + order)
                .bind("asking", asking)
                .bind("since", since)
                .bind("public", StoredWords.of(Visibility.PUBLIC))
                .bind("playing", StoredWords.of(Phase.PLAYING))
                .bind("waiting", StoredWords.of(Phase.WAITING));
    }

    /** A person in a row. */
    static Community.Fellow fellow(ResultSet row) throws SQLException {
        String table = row.getString("id");
        return new Community.Fellow(
                row.getString("name"),
                row.getString("follower") != null,
                row.getLong("at") > 0,
                table == null ? "" : table,
                table == null ? "" : row.getString("game"),
                StoredWords.of(Phase.WAITING).equals(row.getString("phase")));
    }

    @Override
    public void storeOnline(Map<String, Long> people, long since) {
        writing.useTransaction(handle -> {
            handle.execute("DELETE FROM online WHERE at < ?", since);
            PreparedBatch batch = handle.prepareBatch("INSERT INTO online (person, at) SELECT id, :at FROM people"
                    + " WHERE id = :person ON CONFLICT (person) DO UPDATE SET at = CASE WHEN online.at < :at THEN :at"
                    + " ELSE online.at END");
            // In the same order everywhere: two nodes must not wait for each other.
            new TreeMap<>(people)
                    .forEach((person, at) ->
                            batch.bind("person", person).bind("at", at).add());
            if (batch.size() > 0) {
                batch.execute();
            }
        });
    }

    @Override
    public List<Community.SeatingResults> results(String person) {
        Map<Seating, List<Integer>> places = new LinkedHashMap<>();
        reading.useHandle(handle -> handle.createQuery("SELECT game, players, place, COUNT(*) AS often FROM results"
                        + " WHERE person = :person GROUP BY game, players, place ORDER BY game, players, place")
                .bind("person", person)
                .map((row, context) -> {
                    int players = row.getInt("players");
                    List<Integer> counts = places.computeIfAbsent(
                            new Seating(row.getString("game"), players),
                            seating -> new ArrayList<>(Collections.nCopies(players, 0)));
                    int place = row.getInt("place");
                    if (place >= 1 && place <= players) {
                        counts.set(place - 1, row.getInt("often"));
                    }
                    return place;
                })
                .list());
        List<Community.SeatingResults> results = new ArrayList<>();
        reading.useHandle(handle -> handle.createQuery("SELECT game, seats, mean, deviation, games FROM ratings"
                        + " WHERE player = :person ORDER BY game, seats")
                .bind("person", person)
                .map((row, context) -> {
                    Rating rating = ResultStore.rating(row);
                    Seating seating = new Seating(row.getString("game"), row.getInt("seats"));
                    return new Community.SeatingResults(
                            seating.game(),
                            seating.seats(),
                            (int) Math.round(rating.mean()),
                            (int) Math.round(rating.deviation()),
                            rating.isSettled(row.getInt("games")),
                            places.getOrDefault(seating, Collections.nCopies(seating.seats(), 0)));
                })
                .forEach(results::add));
        return results;
    }

    @Override
    public List<Community.RecentResult> recent(String person, String asking, int most) {
        return reading.withHandle(handle -> handle.createQuery("SELECT r.table_id, r.game, r.at, r.players, r.place,"
                        + " r.points, r.before, r.after, t.visibility, (SELECT COUNT(*) FROM results o"
                        + " WHERE o.table_id = r.table_id AND o.person = :asking) AS own"
                        + " FROM results r LEFT JOIN tables t ON t.id = r.table_id"
                        + " WHERE r.person = :person ORDER BY r.at DESC, r.table_id LIMIT :most")
                .bind("person", person)
                .bind("asking", asking)
                .bind("most", most)
                .map((row, context) -> {
                    String visibility = row.getString("visibility");
                    boolean isPublic = StoredWords.of(Visibility.PUBLIC).equals(visibility);
                    boolean isOwn = visibility != null && !asking.isEmpty() && row.getInt("own") > 0;
                    return new Community.RecentResult(
                            isPublic || isOwn ? row.getString("table_id") : "",
                            row.getString("game"),
                            row.getLong("at"),
                            row.getInt("players"),
                            row.getInt("place"),
                            row.getInt("points"),
                            row.getInt("after") - row.getInt("before"));
                })
                .list());
    }

    @Override
    public List<Community.Rival> rivals(String person, String asking, boolean bots, int most) {
        return reading.withHandle(handle -> handle.createQuery("SELECT o.person, p.name,"
                        + " COUNT(DISTINCT r.table_id) AS games, SUM(CASE WHEN r.place < o.place THEN 1 ELSE 0 END) AS higher,"
                        + " SUM(CASE WHEN r.place > o.place THEN 1 ELSE 0 END) AS lower"
                        + " FROM results r JOIN results o ON o.table_id = r.table_id AND o.seat <> r.seat"
                        + " LEFT JOIN people p ON p.id = o.person WHERE r.person = :person AND o.person <> ''"
                        + (bots
                                ? " AND o.person LIKE 'bot:%'"
                                : " AND p.id IS NOT NULL AND (p.profile = 'all' OR p.id = :asking OR r.person = :asking)")
                        + " GROUP BY o.person, p.name ORDER BY games DESC, o.person LIMIT :most")
                .bind("person", person)
                .bind("asking", asking)
                .bind("most", most)
                .map((row, context) -> new Community.Rival(
                        bots ? "" : row.getString("name"),
                        bots ? RatedGame.level(row.getString("person")) : "",
                        row.getInt("games"),
                        row.getInt("higher"),
                        row.getInt("lower")))
                .list());
    }

    @Override
    public List<Community.TurnTime> times(String person, long limit) {
        return reading.withHandle(handle -> handle.createQuery("SELECT game, SUM(millis) / SUM(turns) AS average"
                        + " FROM results WHERE person = :person AND turns > 0 AND millis < :limit * turns"
                        + " GROUP BY game ORDER BY game")
                .bind("person", person)
                .bind("limit", limit)
                .map((row, context) -> new Community.TurnTime(row.getString("game"), row.getLong("average")))
                .list());
    }

    @Override
    public List<Community.RatingPoint> course(String person, String game, int seats, int most) {
        List<Community.RatingPoint> points = new ArrayList<>(reading.withHandle(handle -> handle.createQuery(
                        "SELECT at, after, deviation FROM results WHERE person = :person AND game = :game"
                                + " AND players = :seats ORDER BY at DESC, table_id LIMIT :most")
                .bind("person", person)
                .bind("game", game)
                .bind("seats", seats)
                .bind("most", most)
                .map((row, context) ->
                        new Community.RatingPoint(row.getLong("at"), row.getInt("after"), row.getInt("deviation")))
                .list()));
        Collections.reverse(points);
        return points;
    }
}
