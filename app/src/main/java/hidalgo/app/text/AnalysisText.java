package hidalgo.app.text;

import hidalgo.bots.analysis.AnalysedTurn;
import hidalgo.bots.analysis.Analysis;
import hidalgo.records.JsonText;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** An analysis as a table for people, and as JSON for programs. */
public final class AnalysisText {
    private static final String ROW = "%-9s %5s  %-7s %7s %7s %6s  %s%n";
    private static final String UNDER_A_ROW = " ".repeat(48);

    private final Analysis analysis;
    private final Formatter out = new Formatter(Locale.ROOT);

    private AnalysisText(Analysis analysis) {
        this.analysis = analysis;
    }

    /** The analysis as a table under a headline, and its turning points. */
    public static String table(String headline, Analysis analysis) {
        return new AnalysisText(analysis).table(headline);
    }

    /** The analysis as JSON on one line; {@code how} describes how it was made. */
    public static String json(Map<String, @Nullable Object> how, Analysis analysis) {
        Map<String, @Nullable Object> all = JsonText.object();
        all.putAll(how);
        all.put("turns", analysis.turns().stream().map(AnalysisText::object).toList());
        all.put(
                "turningPoints",
                analysis.turningPoints().stream().map(AnalysedTurn::ply).toList());
        all.put("end", analysis.end());
        return JsonText.of(all);
    }

    private static Map<String, @Nullable Object> object(AnalysedTurn turn) {
        AnalysedTurn.Better better = turn.better();
        return JsonText.object(
                "ply", turn.ply(),
                "end", turn.end(),
                "seat", turn.seat(),
                "round", turn.round(),
                "moves", turn.moves(),
                "chances", turn.chances(),
                "before", turn.before(),
                "after", turn.after(),
                "loss", turn.loss(),
                "reasons", sentences(turn.reasons()),
                "better",
                        better == null
                                ? null
                                : JsonText.object(
                                        "moves", better.moves(),
                                        "after", better.after(),
                                        "reasons", sentences(better.reasons())));
    }

    private static List<Map<String, @Nullable Object>> sentences(List<Message> messages) {
        return messages.stream().map(JsonSentence::of).toList();
    }

    private String table(String headline) {
        out.format("%s%n%n", headline);
        out.format(
                ROW,
                text("plies"),
                text("round"),
                text("seat"),
                text("before"),
                text("after"),
                text("lost"),
                text("turn"));
        for (AnalysedTurn turn : analysis.turns()) {
            row(turn);
        }
        out.format("%n%s%n", text("end", "chances", chances()));
        List<AnalysedTurn> points = analysis.turningPoints();
        out.format("%n%s%n", text(points.isEmpty() ? "noTurningPoints" : "turningPoints"));
        for (AnalysedTurn turn : points) {
            out.format(
                    "%s%n",
                    text(
                            "turningPoint",
                            "plies",
                            plies(turn),
                            "seat",
                            new Message.Seat(turn.seat()),
                            "round",
                            turn.round(),
                            "lost",
                            percent(turn.loss())));
            better(turn, "  ");
        }
        return out.toString();
    }

    private void row(AnalysedTurn turn) {
        String loss = turn.better() == null ? "" : percent(turn.loss());
        out.format(
                ROW,
                plies(turn),
                turn.round(),
                seat(turn.seat()),
                percent(turn.before()),
                percent(turn.after()),
                loss,
                String.join(", ", turn.moves()));
        why(turn.reasons(), UNDER_A_ROW);
        better(turn, UNDER_A_ROW);
    }

    private void better(AnalysedTurn turn, String indent) {
        AnalysedTurn.Better better = turn.better();
        if (better == null) {
            return;
        }
        String moves = better.moves().isEmpty() ? text("wait") : String.join(", ", better.moves());
        out.format("%s%s%n", indent, text("better", "moves", moves, "after", percent(better.after())));
        why(better.reasons(), indent + "  ");
    }

    private void why(List<Message> reasons, String indent) {
        for (Message reason : reasons) {
            out.format("%s- %s%n", indent, Messages.ENGLISH.text(reason));
        }
    }

    private String chances() {
        List<String> all = new java.util.ArrayList<>();
        for (int seat = 0; seat < analysis.end().size(); seat++) {
            all.add(seat(seat) + " " + percent(analysis.end().get(seat)));
        }
        return all.stream().collect(Collectors.joining(", "));
    }

    private static String plies(AnalysedTurn turn) {
        return turn.moves().size() == 1 ? "" + turn.end() : turn.ply() + 1 + "-" + turn.end();
    }

    private static String seat(int seat) {
        return Messages.ENGLISH.text("seat." + seat);
    }

    private static String percent(double chance) {
        return Math.round(100 * chance) + " %";
    }

    private static String text(String key, Object... slots) {
        return Messages.ENGLISH.text(Message.of("analyse." + key, slots));
    }
}
