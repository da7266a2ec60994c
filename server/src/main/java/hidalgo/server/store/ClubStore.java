package hidalgo.server.store;

import hidalgo.server.community.ClubRepository;
import hidalgo.tables.NameLikeness;
import hidalgo.tables.protocol.Clubs;
import hidalgo.tables.protocol.Community.Fellow;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Clubs, from a database. */
public final class ClubStore implements ClubRepository {
    private static final String COUNT = "(SELECT COUNT(*) FROM club_members m WHERE m.club = c.id)";

    private static final String OWN = " LEFT JOIN club_members own ON own.club = c.id AND own.person = :asking ";

    /** Whether a person organises the club of a notice. */
    private static final String ORGANISES = "EXISTS (SELECT 1 FROM club_members m WHERE m.club = club_notices.club"
            + " AND m.person = ? AND m.organises = 1)";

    private final Jdbi writing;
    private final Jdbi reading;

    /** The clubs of a database. */
    public ClubStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public List<Clubs.ClubLine> all(String asking, int most) {
        return reading.withHandle(handle -> handle.createQuery("SELECT * FROM (SELECT c.id, c.name, c.about, " + COUNT
                        + " AS members, CASE WHEN own.person IS NULL THEN 1 ELSE 0 END AS other FROM clubs c" + OWN
                        + ") AS listed WHERE members > 0 ORDER BY other, members DESC, name, id LIMIT :most")
                .bind("asking", asking)
                .bind("most", most)
                .map((row, context) -> new Clubs.ClubLine(
                        row.getString("id"),
                        row.getString("name"),
                        row.getString("about"),
                        row.getInt("members"),
                        row.getInt("other") == 0))
                .list());
    }

    @Override
    public Optional<Found> club(String id, String asking) {
        return reading.withHandle(handle -> handle.createQuery("SELECT c.id, c.name, c.about, c.made, " + COUNT
                        + " AS members, own.person, COALESCE(own.organises, 0) AS organises FROM clubs c" + OWN
                        + "WHERE c.id = :id")
                .bind("id", id)
                .bind("asking", asking)
                .map((row, context) -> new Found(
                        row.getString("id"),
                        row.getString("name"),
                        row.getString("about"),
                        row.getLong("made"),
                        row.getInt("members"),
                        row.getString("person") != null,
                        row.getInt("organises") > 0))
                .findOne()
                .filter(found -> found.count() > 0));
    }

    @Override
    public List<Clubs.ClubMember> members(Found club, String asking, long since) {
        String others = club.isMember() ? "" : " AND (p.profile = 'all' OR p.id = :asking)";
        String here = club.isMember() ? " AND (p.id = :asking OR " + ProfileStore.SHOWS + ")" : " AND 1 = 0";
        return reading.withHandle(handle -> ProfileStore.fellows(
                        handle,
                        ", m.organises",
                        "JOIN club_members m ON m.person = p.id AND m.club = :club" + others
                                + " LEFT JOIN follows f ON f.followed = p.id AND f.person = :asking"
                                + " LEFT JOIN online o ON o.person = p.id AND o.at >= :since" + here,
                        "CASE WHEN o.at IS NULL THEN 1 ELSE 0 END, p.name",
                        asking,
                        since)
                .bind("club", club.id())
                .map((row, context) -> {
                    Fellow fellow = ProfileStore.fellow(row);
                    return new Clubs.ClubMember(fellow, row.getInt("organises") > 0);
                })
                .list());
    }

    @Override
    public List<Clubs.ClubNotice> notices(String club, String asking) {
        return reading.withHandle(handle -> handle.createQuery("SELECT n.id, n.person, n.text, n.pinned, n.at, p.name"
                        + " FROM club_notices n JOIN people p ON p.id = n.person WHERE n.club = :club"
                        + " ORDER BY n.pinned DESC, n.at DESC, n.id")
                .bind("club", club)
                .map((row, context) -> new Clubs.ClubNotice(
                        row.getString("id"),
                        row.getString("name"),
                        row.getLong("at"),
                        row.getInt("pinned") > 0,
                        row.getString("person").equals(asking),
                        row.getString("text")))
                .list());
    }

    @Override
    public int organised(String person) {
        return reading.withHandle(handle ->
                count(handle, "SELECT COUNT(*) FROM club_members WHERE person = ? AND organises = 1", person));
    }

    @Override
    public int joined(String person) {
        return reading.withHandle(
                handle -> count(handle, "SELECT COUNT(*) FROM club_members WHERE person = ?", person));
    }

    private static int count(Handle handle, String query, Object... values) {
        return handle.select(query, values).mapTo(Integer.class).one();
    }

    @Override
    public boolean found(String id, String name, String about, String person, long now) {
        return writing.inTransaction(handle -> {
            // Its members may all have deleted their accounts.
            handle.execute("DELETE FROM clubs WHERE NOT EXISTS (SELECT 1 FROM club_members m WHERE m.club = clubs.id)");
            int made = handle.execute(
                    "INSERT INTO clubs (id, name, likeness, about, made) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                    id,
                    name,
                    NameLikeness.of(name),
                    about,
                    now);
            return made > 0 && add(handle, id, person, true, now);
        });
    }

    private static boolean add(Handle handle, String club, String person, boolean organises, long now) {
        return handle.execute(
                        "INSERT INTO club_members (club, person, organises, since) VALUES (?, ?, ?, ?)"
                                + " ON CONFLICT DO NOTHING",
                        club,
                        person,
                        organises ? 1 : 0,
                        now)
                > 0;
    }

    @Override
    public void describe(String club, String about) {
        writing.useHandle(handle -> handle.execute("UPDATE clubs SET about = ? WHERE id = ?", about, club));
    }

    /** Locks a club, so that several requests at once can't exceed a limit. */
    private static boolean lock(Handle handle, String club) {
        return handle.execute("UPDATE clubs SET made = made WHERE id = ?", club) > 0;
    }

    @Override
    public boolean join(String club, String person, long now, int most) {
        return writing.inTransaction(handle -> {
            if (!lock(handle, club)
                    || count(handle, "SELECT COUNT(*) FROM club_members WHERE club = ?", club) >= most) {
                return false;
            }
            add(handle, club, person, false, now);
            return true;
        });
    }

    @Override
    public void leave(String club, String person) {
        writing.useTransaction(handle -> {
            lock(handle, club);
            handle.execute("DELETE FROM club_members WHERE club = ? AND person = ?", club, person);
            handle.execute(
                    "DELETE FROM clubs WHERE id = ? AND NOT EXISTS (SELECT 1 FROM club_members WHERE club = ?)",
                    club,
                    club);
            handle.execute(
                    "UPDATE club_members SET organises = 1 WHERE club = ? AND NOT EXISTS (SELECT 1 FROM club_members"
                            + " WHERE club = ? AND organises = 1) AND person = (SELECT person FROM club_members"
                            + " WHERE club = ? ORDER BY since, person LIMIT 1)",
                    club,
                    club,
                    club);
        });
    }

    @Override
    public Optional<String> member(String club, String name) {
        return reading.withHandle(handle -> handle.select(
                        "SELECT p.id FROM club_members m JOIN people p ON p.id = m.person WHERE m.club = ?"
                                + " AND p.name = ? ORDER BY p.id LIMIT 1",
                        club,
                        name)
                .mapTo(String.class)
                .findOne());
    }

    @Override
    public boolean write(String id, String club, String person, String text, long now, int most) {
        return writing.inTransaction(handle -> {
            lock(handle, club);
            boolean isFull = count(handle, "SELECT COUNT(*) FROM club_notices WHERE club = ?", club) >= most;
            if (isFull
                    && handle.execute(
                                    "DELETE FROM club_notices WHERE id = (SELECT id FROM club_notices WHERE club = ?"
                                            + " AND pinned = 0 ORDER BY at, id LIMIT 1)",
                                    club)
                            == 0) {
                return false;
            }
            handle.execute(
                    "INSERT INTO club_notices (id, club, person, text, pinned, at) VALUES (?, ?, ?, ?, 0, ?)",
                    id,
                    club,
                    person,
                    text,
                    now);
            return true;
        });
    }

    @Override
    public List<String> written(String person) {
        return reading.withHandle(
                handle -> handle.select("SELECT text FROM club_notices WHERE person = ? ORDER BY at, id", person)
                        .mapTo(String.class)
                        .list());
    }

    @Override
    public boolean erase(String notice, String person) {
        return writing.withHandle(handle -> handle.execute(
                        "DELETE FROM club_notices WHERE id = ? AND (person = ? OR " + ORGANISES + ")",
                        notice,
                        person,
                        person))
                > 0;
    }

    @Override
    public boolean pin(String notice, String person, boolean isPinned) {
        return writing.withHandle(handle -> handle.execute(
                        "UPDATE club_notices SET pinned = ? WHERE id = ? AND " + ORGANISES,
                        isPinned ? 1 : 0,
                        notice,
                        person))
                > 0;
    }
}
