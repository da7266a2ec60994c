package hidalgo.server.replay;

import java.util.List;

/** Stores the comments on games. */
public interface CommentRepository {
    /**
     * A stored comment.
     *
     * @param id its identifier
     * @param game the table or record
     * @param person its writer
     * @param name the name of its writer
     * @param ply the move
     * @param mark a judgement, or nothing
     * @param text the comment
     * @param written when it was written, in milliseconds since 1970
     */
    record Comment(
            String id, String game, String person, String name, int ply, String mark, String text, long written) {}

    /** The comments on a game, the oldest first. */
    List<Comment> on(String game);

    /** The comments of a person, the oldest first. */
    List<Comment> of(String person);

    /**
     * Stores a comment, unless there are too many.
     *
     * @param ofGame how many a game can have
     * @param ofWriter how many of these a person can write
     * @param ofPerson how many a person can write on all games
     */
    boolean add(Comment comment, int ofGame, int ofWriter, int ofPerson);

    /** Removes a comment on a game. */
    void remove(String game, String id);
}
