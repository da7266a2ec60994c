package hidalgo.app;

import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.Scoring;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.grande.GrandePosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What happens in a game, in words for the terminal. */
final class Sentences {
    private static final List<String> SLOTS = List.of("verb", "a", "b", "c", "d");
    private static final String SENDING = "send";
    private static final String MOVING = "move";

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
        String[] words = notation.split(" ", -1);
        Map<String, Object> slots = new LinkedHashMap<>();
        slots.put("seat", new Message.Seat(seat));
        for (int i = 1; i < words.length; i++) {
            slots.put(SLOTS.get(i), words[i]);
        }
        if (before instanceof CaballeroPosition) {
            String key = "play.ec." + words[0] + (words.length == longForm(words[0]) ? ".more" : "");
            return Messages.ENGLISH.text(new Message(key, slots));
        }
        if (words[0].equals(SENDING)) {
            slots.put("b", owner(words[2]));
        } else if (words[0].equals(MOVING)) {
            slots.put("c", owner(words[3]));
        }
        String card = card((GrandePosition) before, words);
        if (card != null) {
            slots.put("card", Message.of("card." + card));
        }
        return Messages.ENGLISH.text(new Message("play.eg." + words[0], slots));
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

    /** The action card that a move of El Grande is about, if it is about one. */
    private static @Nullable String card(GrandePosition before, String[] words) {
        return words[0].equals("card") ? before.faceUp(Integer.parseInt(words[1])) : before.chosenCard();
    }

    private static Message.Seat owner(String word) {
        return new Message.Seat(Integer.parseInt(word));
    }

    /** How many words the longer of two forms of a move has; 0 if it has only one form. */
    private static int longForm(String verb) {
        return switch (verb) {
            case "castillo" -> 3;
            case "cab" -> 4;
            case "sail" -> 5;
            default -> 0;
        };
    }
}
