package hidalgo.tables.replay;

import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.table.Participant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The comments that readers add to games. */
public interface Comments {
    /** The comments on a game as a person sees them, in the order of its moves. */
    List<ReplayAnswers.Comment> on(ReplaySource game, @Nullable Participant person);

    /** Adds a comment of a person; refuses people who may not comment on this game. */
    void add(ReplaySource game, Participant person, Requests.Comment comment);

    /** Removes a comment; refuses people who may not. */
    void remove(ReplaySource game, Participant person, String comment);
}
