package hidalgo.records.grande;

import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.grande.GrandePosition;
import java.util.List;
import java.util.Objects;

/* Places, moves and returns are lists with one entry, so that several moves can be joined into one sentence. */

/** Moves of El Grande in words. */
final class GrandeNarration {
    private static final String MOVE = "move.el-grande.";

    private GrandeNarration() {}

    /** A move of a seat, given in notation. */
    static Message of(Position before, int seat, String notation) {
        String[] words = notation.split(" ", -1);
        Message.Seat who = new Message.Seat(seat);
        return switch (words[0]) {
            case "power", "take" -> said(words[0], "seat", who, "card", Integer.parseInt(words[1]));
            case "fetch" -> said("fetch", "seat", who, "n", Integer.parseInt(words[1]));
            case "card" -> chosen(before, who, Integer.parseInt(words[1]));
            case "special" -> announced(who, card(before));
            case "veto" -> said("veto", "seat", who, "card", new Message.Card(card(before)));
            case "place" ->
                said("place", "seat", who, "parts", List.of(said("placed", "n", 1, "place", place(words[1]))));
            case "move" -> said("move", "seat", who, "parts", List.of(moved(who, words)));
            case "give" -> said("give", "seat", who, "parts", List.of(returned(words[1])));
            case "send" -> said("send", "seat", who, "owner", owner(words[2]), "place", place(words[1]));
            case "board" ->
                said("board", "seat", who, "board", said("scoreboard." + words[1]), "place", place(words[2]));
            case "recall", "score", "king", "evict", "grande", "disk" ->
                said(words[0], "seat", who, "place", place(words[1]));
            case "allow", "done", "end" -> said(words[0], "seat", who);
            default -> throw new IllegalArgumentException("Not a move: " + notation);
        };
    }

    private static Message chosen(Position before, Message.Seat who, int pile) {
        String card = Objects.requireNonNull(((GrandePosition) before).faceUp(pile));
        return said("card", "seat", who, "pile", pile, "card", new Message.Card(card));
    }

    /** The action card of the turn. */
    private static String card(Position before) {
        return Objects.requireNonNull(((GrandePosition) before).chosenCard());
    }

    /** A veto is kept, not carried out. */
    private static Message announced(Message.Seat who, String card) {
        return card.equals("veto")
                ? said("keepVeto", "seat", who)
                : said("special", "seat", who, "card", new Message.Card(card));
    }

    private static Message moved(Message.Seat who, String[] words) {
        Message.Seat owner = owner(words[3]);
        String what = owner.equals(who) ? "movedOwn" : "moved";
        return said(what, "n", 1, "seat", owner, "from", place(words[1]), "place", place(words[2]));
    }

    private static Message returned(String from) {
        return from.equals("court")
                ? said("returnedFromCourt", "n", 1)
                : said("returned", "n", 1, "place", place(from));
    }

    private static Message said(String what, Object... slots) {
        return Message.of(MOVE + what, slots);
    }

    private static Message.Place place(String code) {
        return new Message.Place(code, GrandePosition.placeName(code));
    }

    private static Message.Seat owner(String word) {
        return new Message.Seat(Integer.parseInt(word));
    }
}
