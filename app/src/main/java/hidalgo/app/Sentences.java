package hidalgo.app;

import hidalgo.records.Narration;
import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.Scoring;
import hidalgo.rules.caballero.CaballeroPosition;
import java.util.ArrayList;
import java.util.List;

/** What happens in a game, in words for the terminal. */
final class Sentences {
    private Sentences() {}

    /** A text of the catalogue below {@code play.}. */
    static String text(String key, Object... slots) {
        return Messages.ENGLISH.text(Message.of("play." + key, slots));
    }

    /** The name of a seat. */
    static String seat(int seat) {
        return Messages.ENGLISH.text("seat." + seat);
    }

    /** The game that a position is of, as keys name it. */
    static String game(Position position) {
        return position instanceof CaballeroPosition ? "ec" : "eg";
    }

    /** A move that somebody makes, in words: {@code Blue lays the power card 9}. */
    static String move(Position before, int seat, String notation) {
        return Messages.ENGLISH.text(Narration.move(before, seat, notation));
    }

    /** A scoring: who got what. */
    static String scoring(Scoring scoring) {
        List<String> points = new ArrayList<>();
        for (int seat = 0; seat < scoring.points().size(); seat++) {
            points.add(seat(seat) + " +" + scoring.points().get(seat));
        }
        boolean general = scoring.cause().equals(Scoring.GENERAL);
        Object cause = general ? "" : Message.of("card." + scoring.cause());
        return text(
                general ? "scoring" : "scoring.card",
                "round",
                scoring.round(),
                "cause",
                cause,
                "points",
                String.join(", ", points));
    }

    /** How a game has ended. */
    static String ending(Match match) {
        Position position = match.position();
        int best = Integer.MIN_VALUE;
        List<String> totals = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            totals.add(seat(seat) + " " + position.total(seat));
            best = Math.max(best, position.total(seat));
        }
        List<String> winners = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.total(seat) == best) {
                winners.add(seat(seat));
            }
        }
        String key = winners.size() == 1 ? "winner" : "winners";
        return text(key, "winners", String.join(", ", winners), "totals", String.join(", ", totals));
    }
}
