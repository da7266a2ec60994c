package hidalgo.rules.grande;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The text of moves, both ways (section 7). */
final class Notation {
    private static final String COURT = "court";

    private Notation() {}

    /** The canonical text of a move. */
    static String text(int move) {
        int object = MoveCode.object(move);
        int second = MoveCode.second(move);
        return switch (MoveCode.kind(move)) {
            case MoveCode.POWER -> "power " + object;
            case MoveCode.FETCH -> "fetch " + object;
            case MoveCode.RECALL -> "recall " + Place.code(object);
            case MoveCode.CARD -> "card " + object;
            case MoveCode.PLACE -> "place " + Place.code(object);
            case MoveCode.SPECIAL -> "special";
            case MoveCode.VETO -> "veto";
            case MoveCode.ALLOW -> "allow";
            case MoveCode.MOVE -> "move " + Place.code(object) + " " + Place.code(second) + " " + MoveCode.third(move);
            case MoveCode.SEND -> "send " + Place.code(object) + " " + second;
            case MoveCode.GIVE -> "give " + (object == MoveCode.COURT ? COURT : Place.code(object));
            case MoveCode.SCORE -> "score " + Place.code(object);
            case MoveCode.BOARD -> "board " + Scoreboard.name(object) + " " + Place.code(second);
            case MoveCode.KING -> "king " + Place.code(object);
            case MoveCode.EVICT -> "evict " + Place.code(object);
            case MoveCode.GRANDE -> "grande " + Place.code(object);
            case MoveCode.TAKE -> "take " + object;
            case MoveCode.DISK -> "disk " + Place.code(object);
            case MoveCode.DONE -> "done";
            case MoveCode.END -> "end";
            default -> throw new IllegalArgumentException("No move: " + move);
        };
    }

    /** The number of a written move. */
    static int encode(WrittenMove written) {
        return switch (written) {
            case WrittenMove.Power(int card) -> MoveCode.of(MoveCode.POWER, card);
            case WrittenMove.Fetch(int count) -> MoveCode.of(MoveCode.FETCH, count);
            case WrittenMove.Recall(int place) -> MoveCode.of(MoveCode.RECALL, place);
            case WrittenMove.ChooseCard(int pile) -> MoveCode.of(MoveCode.CARD, pile);
            case WrittenMove.Place(int place) -> MoveCode.of(MoveCode.PLACE, place);
            case WrittenMove.Special() -> MoveCode.SPECIAL;
            case WrittenMove.Veto() -> MoveCode.VETO;
            case WrittenMove.Allow() -> MoveCode.ALLOW;
            case WrittenMove.Move(int from, int to, int owner) -> MoveCode.of(MoveCode.MOVE, from, to, owner);
            case WrittenMove.Send(int from, int owner) -> MoveCode.of(MoveCode.SEND, from, owner);
            case WrittenMove.Give(int from) -> MoveCode.of(MoveCode.GIVE, from);
            case WrittenMove.Score(int place) -> MoveCode.of(MoveCode.SCORE, place);
            case WrittenMove.Board(int scoreboard, int place) -> MoveCode.of(MoveCode.BOARD, scoreboard, place);
            case WrittenMove.King(int place) -> MoveCode.of(MoveCode.KING, place);
            case WrittenMove.Evict(int place) -> MoveCode.of(MoveCode.EVICT, place);
            case WrittenMove.Grande(int place) -> MoveCode.of(MoveCode.GRANDE, place);
            case WrittenMove.Take(int card) -> MoveCode.of(MoveCode.TAKE, card);
            case WrittenMove.Disk(int place) -> MoveCode.of(MoveCode.DISK, place);
            case WrittenMove.Done() -> MoveCode.DONE;
            case WrittenMove.End() -> MoveCode.END;
        };
    }

    /** The move that a text describes, or null if it describes none. */
    static @Nullable WrittenMove parse(String text) {
        List<String> words = words(text);
        return switch (words.size()) {
            case 1 -> parseVerb(words.getFirst());
            case 2 -> parseOne(words.getFirst(), words.get(1));
            case 3 -> parseTwo(words.getFirst(), words.get(1), words.get(2));
            case 4 -> words.getFirst().equals("move") ? parseMove(words.get(1), words.get(2), words.get(3)) : null;
            default -> null;
        };
    }

    private static @Nullable WrittenMove parseVerb(String verb) {
        return switch (verb) {
            case "special" -> new WrittenMove.Special();
            case "veto" -> new WrittenMove.Veto();
            case "allow" -> new WrittenMove.Allow();
            case "done" -> new WrittenMove.Done();
            case "end" -> new WrittenMove.End();
            default -> null;
        };
    }

    private static @Nullable WrittenMove parseOne(String verb, String word) {
        int place = Place.of(word);
        if (place != Place.NOWHERE) {
            return parsePlace(verb, place);
        }
        if (verb.equals("give")) {
            return word.equals(COURT) ? new WrittenMove.Give(MoveCode.COURT) : null;
        }
        int number = number(word);
        return switch (verb) {
            case "power" -> number < 1 || number > PowerCards.COUNT ? null : new WrittenMove.Power(number);
            case "take" -> number < 1 || number > PowerCards.COUNT ? null : new WrittenMove.Take(number);
            case "fetch" -> number < 0 || number > PowerCards.MOST_CABALLEROS ? null : new WrittenMove.Fetch(number);
            case "card" -> number < 1 || number > Piles.COUNT ? null : new WrittenMove.ChooseCard(number);
            default -> null;
        };
    }

    private static @Nullable WrittenMove parsePlace(String verb, int place) {
        return switch (verb) {
            case "recall" -> new WrittenMove.Recall(place);
            case "place" -> new WrittenMove.Place(place);
            case "give" -> new WrittenMove.Give(place);
            case "score" -> new WrittenMove.Score(place);
            case "king" -> new WrittenMove.King(place);
            case "evict" -> new WrittenMove.Evict(place);
            case "grande" -> new WrittenMove.Grande(place);
            case "disk" -> new WrittenMove.Disk(place);
            default -> null;
        };
    }

    private static @Nullable WrittenMove parseTwo(String verb, String first, String second) {
        return switch (verb) {
            case "send" -> {
                int from = Place.of(first);
                int owner = seat(second);
                yield from < 0 || owner < 0 ? null : new WrittenMove.Send(from, owner);
            }
            case "board" -> {
                int scoreboard = Scoreboard.of(first);
                int to = Place.of(second);
                yield scoreboard < 0 || to < 0 ? null : new WrittenMove.Board(scoreboard, to);
            }
            default -> null;
        };
    }

    private static @Nullable WrittenMove parseMove(String first, String second, String third) {
        int from = Place.of(first);
        int to = Place.of(second);
        int owner = seat(third);
        return from < 0 || to < 0 || owner < 0 ? null : new WrittenMove.Move(from, to, owner);
    }

    /** The number of a seat that some game has, or -1. */
    private static int seat(String text) {
        int number = number(text);
        return number < Box.MOST_SEATS ? number : -1;
    }

    /** A number below 100 without leading zeros, or -1. */
    private static int number(String text) {
        if (text.isEmpty() || text.length() > 2 || text.charAt(0) == '0' && text.length() > 1) {
            return -1;
        }
        int number = 0;
        for (int i = 0; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9') {
                return -1;
            }
            number = 10 * number + digit - '0';
        }
        return number;
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int from = 0;
        for (int space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', from)) {
            words.add(text.substring(from, space));
            from = space + 1;
        }
        words.add(text.substring(from));
        return words;
    }
}
