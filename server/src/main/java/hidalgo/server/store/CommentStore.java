package hidalgo.server.store;

import hidalgo.server.replay.CommentRepository;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** The comments on games in a database. */
public final class CommentStore implements CommentRepository {
    private static final String COMMENTS = "SELECT c.*, p.name FROM comments c JOIN people p ON p.id = c.person WHERE ";

    private final Jdbi writing;
    private final Jdbi reading;

    /** Those in a database. */
    public CommentStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public List<Comment> on(String game) {
        return where("c.game_id", game);
    }

    @Override
    public List<Comment> of(String person) {
        return where("c.person", person);
    }

    private List<Comment> where(String column, String value) {
        return reading.withHandle(handle -> handle.createQuery(COMMENTS + column + " = :value ORDER BY c.written, c.id")
                .bind("value", value)
                .map((row, context) -> new Comment(
                        row.getString("id"),
                        row.getString("game_id"),
                        row.getString("person"),
                        row.getString("name"),
                        row.getInt("ply"),
                        row.getString("mark"),
                        row.getString("text"),
                        row.getLong("written")))
                .list());
    }

    @Override
    public boolean add(Comment comment, int ofGame, int ofWriter, int ofPerson) {
        // On PostgreSQL, requests at the same moment can exceed these numbers by one, which harms nothing.
        return writing.withHandle(
                handle -> handle.createUpdate("INSERT INTO comments (id, game_id, person, ply, mark, text, written)"
                                        + " SELECT :id, :game, :person, :ply, :mark, :text, :written WHERE"
                                        + " (SELECT count(*) FROM comments WHERE game_id = :game) < :ofGame AND"
                                        + " (SELECT count(*) FROM comments WHERE game_id = :game AND person = :person)"
                                        + " < :ofWriter AND"
                                        + " (SELECT count(*) FROM comments WHERE person = :person) < :ofPerson")
                                .bind("id", comment.id())
                                .bind("game", comment.game())
                                .bind("person", comment.person())
                                .bind("ply", comment.ply())
                                .bind("mark", comment.mark())
                                .bind("text", comment.text())
                                .bind("written", comment.written())
                                .bind("ofGame", ofGame)
                                .bind("ofWriter", ofWriter)
                                .bind("ofPerson", ofPerson)
                                .execute()
                        == 1);
    }

    @Override
    public void remove(String game, String id) {
        writing.useHandle(handle -> handle.execute("DELETE FROM comments WHERE game_id = ? AND id = ?", game, id));
    }
}
