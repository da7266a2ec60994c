package hidalgo.server.replay;

import hidalgo.records.GameRecord;
import hidalgo.server.people.Person;
import hidalgo.tables.Identifier;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.replay.Comments;
import hidalgo.tables.replay.ReplaySource;
import hidalgo.tables.session.TableAccess;
import hidalgo.tables.table.Participant;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The comments that people add to finished games: players of the game, and people with an account. */
public final class ReplayComments implements Comments {
    private static final int MOST_ON_GAME = GameRecord.Comment.MOST;
    private static final int MOST_ON_GAME_BY_ONE = 100;
    private static final int MOST_OF_ONE = 5000;

    private final CommentRepository repository;
    private final Clock clock;

    /** Those in a repository. */
    public ReplayComments(CommentRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    @Override
    public List<ReplayAnswers.Comment> on(ReplaySource game, @Nullable Participant person) {
        String reader = TableAccess.idOf(person);
        boolean isPlayer = !game.yours().isEmpty();
        return repository.on(game.id()).stream()
                .map(each -> new ReplayAnswers.Comment(
                        each.id(),
                        each.ply(),
                        each.name(),
                        each.mark(),
                        each.text(),
                        each.written(),
                        isPlayer || each.person().equals(reader)))
                .toList();
    }

    @Override
    public void add(ReplaySource game, Participant person, Requests.Comment comment) {
        requireOver(game);
        if (game.yours().isEmpty() && !hasAccount(person)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.comment.account");
        }
        int last = game.game().record().moves().size();
        if (comment.ply() < 0 || comment.ply() > last) {
            throw RequestRefused.of(Kind.BAD, "server.comment.ply", "ply", comment.ply(), "last", last);
        }
        String mark = comment.mark();
        if (!mark.isEmpty() && !GameRecord.Comment.MARKS.contains(mark)) {
            String marks = String.join(", ", GameRecord.Comment.MARKS);
            throw RequestRefused.of(Kind.BAD, "server.comment.mark", "mark", mark, "marks", marks);
        }
        String text = !mark.isEmpty() && comment.text().isBlank() ? "" : PlainText.chatLine(comment.text());
        CommentRepository.Comment added = new CommentRepository.Comment(
                Identifier.random(), game.id(), person.id(), person.name(), comment.ply(), mark, text, clock.millis());
        if (!repository.add(added, MOST_ON_GAME, MOST_ON_GAME_BY_ONE, MOST_OF_ONE)) {
            throw RequestRefused.of(
                    Kind.REFUSED, "server.comment.many", "game", MOST_ON_GAME, "person", MOST_ON_GAME_BY_ONE);
        }
    }

    @Override
    public void remove(ReplaySource game, Participant person, String comment) {
        requireOver(game);
        ReplayAnswers.Comment found = on(game, person).stream()
                .filter(each -> each.id().equals(comment))
                .findFirst()
                .orElseThrow(() -> RequestRefused.of(Kind.GONE, "server.comment.none"));
        if (!found.removable()) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.comment.others");
        }
        repository.remove(game.id(), comment);
    }

    /** The comments that a person has written. */
    public List<CommentRepository.Comment> of(Person person) {
        return repository.of(person.id());
    }

    /** Remarks about a running game would help players, or tell them of hidden tiles and cards. */
    private static void requireOver(ReplaySource game) {
        if (!game.isPublic()) {
            throw RequestRefused.of(Kind.REFUSED, "server.comment.running");
        }
    }

    private static boolean hasAccount(Participant person) {
        return person instanceof Person known && known.account() != null;
    }
}
