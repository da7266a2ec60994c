package hidalgo.rules.grande;

import hidalgo.rules.MoveText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and writes the text of moves (section 7). */
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
            default -> throw new IllegalArgumentException("Not a move: " + move);
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
        List<String> words = MoveText.words(text);
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
        return switch (verb) {
            case "power" -> power(MoveText.number(word, 1, PowerCards.COUNT));
            case "take" -> take(MoveText.number(word, 1, PowerCards.COUNT));
            case "fetch" -> fetch(MoveText.number(word, 0, PowerCards.MOST_CABALLEROS));
            case "card" -> card(MoveText.number(word, 1, Piles.COUNT));
            default -> null;
        };
    }

    private static @Nullable WrittenMove power(int card) {
        return card < 0 ? null : new WrittenMove.Power(card);
    }

    private static @Nullable WrittenMove take(int card) {
        return card < 0 ? null : new WrittenMove.Take(card);
    }

    private static @Nullable WrittenMove fetch(int count) {
        return count < 0 ? null : new WrittenMove.Fetch(count);
    }

    private static @Nullable WrittenMove card(int pile) {
        return pile < 0 ? null : new WrittenMove.ChooseCard(pile);
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

    /** The number of a seat that exists in some game, or -1. */
    private static int seat(String text) {
        return MoveText.number(text, 0, Box.MOST_SEATS - 1);
    }
}
