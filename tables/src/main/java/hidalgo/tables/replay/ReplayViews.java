package hidalgo.tables.replay;

import hidalgo.records.GameRecord;
import hidalgo.tables.PlainText;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.protocol.ReplayAnswers.Comment;
import hidalgo.tables.protocol.ReplayAnswers.Positions;
import hidalgo.tables.protocol.ReplayAnswers.ReplayView;
import java.util.List;

/** A game to replay, as all could see it. */
public final class ReplayViews {
    /** A client asks for a long game in parts. */
    private static final int MOST_POSITIONS = 60;

    private ReplayViews() {}

    /** A game without its positions. */
    public static ReplayView of(ReplaySource source) {
        Playthrough game = source.game();
        return new ReplayView(
                source.id(),
                source.name(),
                game.record().game(),
                game.record().setup().options().values(),
                source.names(),
                source.personas(),
                source.yours(),
                source.left(),
                source.finished(),
                game.log(),
                game.totals(),
                game.sheets(),
                source.deal());
    }

    /** Some positions of a game: from one number of moves to another, if there are that many. */
    public static Positions positions(ReplaySource source, int from, int to) {
        int moves = source.game().record().moves().size();
        int first = Math.clamp(from, 0, moves);
        int last = Math.clamp(to, first, Math.min(moves, first + MOST_POSITIONS - 1));
        return new Positions(first, source.game().moments(first, last));
    }

    /** The comments that are part of a record that was sent. */
    public static List<Comment> comments(ReplaySource source) {
        return source.game().record().comments().stream()
                .map(each -> new Comment(
                        "",
                        each.ply(),
                        PlainText.clean(each.by()),
                        each.mark(),
                        PlainText.clean(each.text()),
                        0,
                        false))
                .toList();
    }

    /** The record as a file, with comments: complete when the game is over, without hidden information while it is not. */
    public static String record(ReplaySource source, List<Comment> comments) {
        return source.game()
                .file(
                        source.isPublic(),
                        comments.stream()
                                .limit(GameRecord.Comment.MOST)
                                .map(each -> new GameRecord.Comment(each.ply(), each.name(), each.mark(), each.text()))
                                .toList());
    }

    /** The points after each move, for a spreadsheet: a line for every move. */
    public static String csv(ReplaySource source) {
        StringBuilder csv = new StringBuilder("ply,seat,move");
        for (int seat = 0; seat < source.names().size(); seat++) {
            csv.append(",total").append(seat);
        }
        csv.append("\r\n");
        for (LogLine line : source.game().log()) {
            csv.append(line.ply())
                    .append(',')
                    .append(line.seat())
                    .append(",\"")
                    .append(line.move())
                    .append('"');
            source.game()
                    .totals()
                    .get(line.ply())
                    .forEach(total -> csv.append(',').append(total));
            csv.append("\r\n");
        }
        return csv.toString();
    }
}
