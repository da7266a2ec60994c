package hidalgo.app.text;

import hidalgo.records.Narration;
import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.Scoring;
import java.util.ArrayList;
import java.util.List;

/** The events of a game, in sentences for the terminal. */
public final class Sentences {
    private Sentences() {}

    /** A text of the catalogue with a key below {@code play.}. */
    public static String text(String key, Object... slots) {
        return Messages.ENGLISH.text(Message.of("play." + key, slots));
    }

    /** The name of a seat. */
    public static String seat(int seat) {
        return Messages.ENGLISH.text("seat." + seat);
    }

    /** A move that a seat has made, in words for the person at a seat: {@code Blue played power card 9}. */
    public static String move(Position before, int seat, String notation, int reader) {
        return Messages.ENGLISH.text(Narration.move(before, seat, notation), reader);
    }

    /** A scoring of a game: who got what. */
    public static String scoring(String game, Scoring scoring) {
        List<String> points = new ArrayList<>();
        for (int seat = 0; seat < scoring.points().size(); seat++) {
            points.add(seat(seat) + " +" + scoring.points().get(seat));
        }
        String all = String.join(", ", points);
        return scoring.cause().equals(Scoring.GENERAL)
                ? text("scoring", "round", scoring.round(), "points", all)
                : text(
                        "scoring.card",
                        "round",
                        scoring.round(),
                        "cause",
                        Narration.cause(game, scoring),
                        "points",
                        all);
    }

    /** How a game ended. */
    public static String ending(Match match) {
        Position position = match.position();
        List<String> totals = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            totals.add(seat(seat) + " " + position.total(seat));
        }
        List<String> winners = position.winners().stream().map(Sentences::seat).toList();
        String key = winners.size() == 1 ? "winner" : "winners";
        return text(key, "winners", String.join(", ", winners), "totals", String.join(", ", totals));
    }
}
