package hidalgo.browser.driver;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Match;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandeSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Games of El Grande in the middle of which a player has just taken a card: any of the 32 kinds (EG-4). */
public final class GrandeCards {
    private static final ElGrande GAME = new ElGrande();
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int KING_PILE = 5;
    /** The round in which the card is taken. */
    private static final int ROUND = 4;

    private GrandeCards() {}

    /** The names of all kinds. */
    public static List<String> kinds() {
        GrandeSetup setup = GAME.deal(GAME.choose(Map.of("players", "5")), RandomSource.of(0));
        return Stream.concat(setup.piles().stream().flatMap(List::stream).distinct(), Stream.of("king"))
                .toList();
    }

    /** The request for a table where the person who sends it has just taken a card, among bots that move at random. */
    public static String table(String kind, int players, long seed) {
        RandomSource chance = RandomSource.of(seed);
        GrandeSetup setup = GAME.deal(GAME.choose(Map.of("players", String.valueOf(players))), chance);
        List<List<String>> piles = setup.piles().stream()
                .map(pile -> withCardIn(ROUND, kind, pile))
                .toList();
        Match match = new Match(new GrandeSetup(setup.options(), setup.first(), setup.king(), setup.homes(), piles));
        int seat = playUntilTaken(match, kind, chance);
        return wish(match, seat);
    }

    /** A pile whose card of a kind, if it has one, comes in a round. */
    private static List<String> withCardIn(int round, String kind, List<String> pile) {
        if (!pile.contains(kind)) {
            return pile;
        }
        List<String> changed = new ArrayList<>(pile);
        changed.remove(kind);
        changed.add(round - 1, kind);
        return changed;
    }

    /** Plays at random until the card has been taken; who has it. */
    private static int playUntilTaken(Match match, String kind, RandomSource chance) {
        while (true) {
            GrandePosition position = (GrandePosition) match.position();
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            MoveList moves = new MoveList();
            position.legalMoves(seat, moves);
            if (position.round() == ROUND) {
                for (int i = 0; i < moves.size(); i++) {
                    String move = position.notation(moves.get(i));
                    if (move.startsWith("card ") && kind.equals(cardOf(position, move))) {
                        match.play(seat, move);
                        return seat;
                    }
                }
            }
            match.play(seat, position.notation(moves.get(chance.below(moves.size()))));
        }
    }

    private static String cardOf(GrandePosition position, String move) {
        int pile = Integer.parseInt(move.substring("card ".length()));
        return pile == KING_PILE ? "king" : String.valueOf(position.faceUp(pile));
    }

    private static String wish(Match match, int mine) {
        Position position = match.position();
        ObjectNode wish = JSON.createObjectNode();
        wish.put("game", position.game()).put("visibility", "link").put("start", true);
        wish.put("record", RecordWriter.text(GameRecord.of(GAME, match)));
        ArrayNode seats = wish.putArray("seats");
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat == mine) {
                seats.addObject().put("kind", "me");
            } else {
                seats.addObject().put("kind", "bot").put("bot", "random");
            }
        }
        return wish.toString();
    }
}
