package hidalgo.server.store;

import hidalgo.server.moderation.BlockRepository;
import hidalgo.tables.protocol.Moderation.BlockKind;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jdbi.v3.core.Jdbi;

/** People who avoid each other, in a database. */
public final class BlockStore implements BlockRepository {
    private final Jdbi writing;
    private final Jdbi reading;

    /** Those in a database. */
    public BlockStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public List<Block> of(String person) {
        return reading.withHandle(handle -> handle.createQuery("SELECT b.id, b.other, p.name, b.kind, b.made"
                        + " FROM blocks b JOIN people p ON p.id = b.other WHERE b.person = :person"
                        + " ORDER BY b.made DESC, b.id")
                .bind("person", person)
                .map((row, context) -> new Block(
                        row.getString("id"),
                        row.getString("other"),
                        row.getString("name"),
                        BlockKind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
                        row.getLong("made")))
                .list());
    }

    @Override
    public Set<String> apart(String person) {
        return reading.withHandle(handle ->
                Set.copyOf(handle.createQuery("SELECT other FROM blocks WHERE person = :person AND kind = 'block'"
                                + " UNION SELECT person FROM blocks WHERE other = :person AND kind = 'block'")
                        .bind("person", person)
                        .mapTo(String.class)
                        .list()));
    }

    @Override
    public boolean reads(String reader, String writer) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT count(*) FROM blocks WHERE person = :reader AND other = :writer")
                                .bind("reader", reader)
                                .bind("writer", writer)
                                .mapTo(Integer.class)
                                .one()
                        == 0);
    }

    @Override
    public void put(String person, Block block) {
        writing.useTransaction(handle -> {
            handle.execute("DELETE FROM blocks WHERE person = ? AND other = ?", person, block.other());
            handle.execute(
                    "INSERT INTO blocks (id, person, other, kind, made) VALUES (?, ?, ?, ?, ?)",
                    block.id(),
                    person,
                    block.other(),
                    block.kind().name().toLowerCase(Locale.ROOT),
                    block.made());
        });
    }

    @Override
    public boolean delete(String person, String id) {
        return writing.withHandle(
                handle -> handle.execute("DELETE FROM blocks WHERE person = ? AND id = ?", person, id) > 0);
    }
}
