package hidalgo.rules.grande;

import hidalgo.rules.LegalMoves;
import hidalgo.rules.Messages;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.AssertProvider;
import org.jspecify.annotations.Nullable;

/*
 * By default, Red begins, the King is in Galicia, and the homes are Sevilla, Cataluña, Castilla la Vieja, Valencia and
 * País Vasco. The piles are in the order of the box below the cards that a scene wants on top.
 */

/** A game whose setup the test chooses; only real moves bring it about. */
final class Scene implements AssertProvider<SceneAssert> {
    static final int RED = 0;
    static final int BLUE = 1;
    static final int YELLOW = 2;
    static final int BLACK = 3;
    static final int GREEN = 4;

    /** The piles from which a seat takes a card that it does not use: first those that no seat needs. */
    private static final int[] IDLE_PILES = {5, 4, 3, 1, 2};

    private final Map<String, String> options = new LinkedHashMap<>();
    private final List<List<String>> tops =
            List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    private final int players;
    private int first = RED;
    private String king = "Gal";
    private List<String> homes = List.of("Sev", "Cat", "Old", "Val", "Bas");
    private @Nullable GrandePosition position;

    private Scene(int players) {
        this.players = players;
        options.put("players", Integer.toString(players));
    }

    static Scene of(int players) {
        return new Scene(players);
    }

    Scene with(String option, String value) {
        options.put(option, value);
        return this;
    }

    /** Sets the seat that plays the first power card. */
    Scene beginning(int seat) {
        first = seat;
        return this;
    }

    Scene king(String region) {
        king = region;
        return this;
    }

    /** The home regions, by seat. */
    Scene homes(String codes) {
        homes = List.of(codes.split(" "));
        return this;
    }

    /** The cards that are turned up first, each on the first pile of the box that has it. */
    Scene onTop(String... cards) {
        for (String card : cards) {
            tops.get(pileOf(card) - 1).add(card);
        }
        return this;
    }

    /** The first pile of the box that has a card. */
    static int pileOf(String card) {
        int pile = 1;
        while (!Piles.inBox(pile).contains(card)) {
            pile++;
        }
        return pile;
    }

    /** The cards that are turned up first on one pile. */
    Scene onPile(int pile, String... cards) {
        tops.get(pile - 1).addAll(List.of(cards));
        return this;
    }

    /** Plays every seat's power card, given by seat, in the order of play. */
    Scene cards(int... bySeat) {
        while (position().stage() == Stage.LAYING) {
            int seat = position().active();
            plays(seat, "power " + bySeat[seat]);
        }
        return this;
    }

    /** Plays moves, each of which must be legal. */
    Scene plays(int seat, String... moves) {
        for (String move : moves) {
            switch (position().judge(seat, move)) {
                case Ruling.Legal(int number) -> position().play(seat, number);
                case Refusal refusal ->
                    throw new AssertionError("\"" + move + "\" is refused. " + refusal.text(Messages.ENGLISH));
            }
        }
        return this;
    }

    /** Plays moves and ends the turn. */
    Scene takesTurn(int seat, String... moves) {
        return plays(seat, moves).plays(seat, "end");
    }

    /** Takes a face-up card by its name. */
    Scene chooses(int seat, String card) {
        for (int pile = 1; pile <= GrandePosition.PILES; pile++) {
            if (card.equals(position().faceUp(pile))) {
                return plays(seat, "card " + pile);
            }
        }
        throw new AssertionError("No pile shows " + card);
    }

    /** Takes a face-up card and announces its special action. */
    Scene announces(int seat, String card) {
        return chooses(seat, card).plays(seat, "special");
    }

    /** Takes a turn with a pile's card only to place caballeros, given like {@code 2 Old 1 Cas}. */
    Scene places(int seat, int pile, String counts) {
        plays(seat, "card " + pile);
        String[] words = counts.split(" ");
        for (int i = 0; i < words.length; i += 2) {
            for (int count = Integer.parseInt(words[i]); count > 0; count--) {
                plays(seat, "place " + words[i + 1]);
            }
        }
        return position().stage() == Stage.PLACING ? plays(seat, "done", "end") : plays(seat, "end");
    }

    /** Takes a turn in which nothing is done. */
    Scene passes(int seat) {
        if (position().stage() == Stage.FETCHING) {
            plays(seat, "fetch 0");
        }
        if (position().stage() == Stage.RECALLING) {
            plays(seat, "done");
        }
        for (int pile : IDLE_PILES) {
            if (position().faceUp(pile) != null) {
                return plays(seat, "card " + pile, "end");
            }
        }
        throw new AssertionError("No card is left");
    }

    /** All who have not had their turn in this round pass. */
    Scene othersPass() {
        int round = position().round();
        while (position().round() == round && position().stage() == Stage.CHOOSING) {
            passes(position().active());
        }
        return this;
    }

    /** A round in which every seat plays a card, given by seat, and passes. */
    Scene quietRound(int... cardsBySeat) {
        return cards(cardsBySeat).othersPass();
    }

    /** Rounds in which every seat plays the highest card there is, and passes. */
    Scene quietRounds(int rounds) {
        for (int i = 0; i < rounds; i++) {
            layHighest().othersPass();
        }
        return this;
    }

    /** Every seat plays the highest card there is. */
    Scene layHighest() {
        while (position().stage() == Stage.LAYING) {
            int seat = position().active();
            plays(seat, LegalMoves.of(position(), seat).getLast());
        }
        return this;
    }

    /** A round in which one seat takes the veto on pile 2 and the others pass. */
    Scene vetoRound(int holder) {
        layHighest();
        for (int i = 0; i < players; i++) {
            int seat = position().active();
            if (seat == holder) {
                announces(seat, "veto").plays(seat, "end");
            } else {
                passes(seat);
            }
        }
        return this;
    }

    /** Rounds in which every seat places caballeros into a place, by seat, five of one seat at most. */
    Scene gathers(String place, int... bySeat) {
        int[] missing = bySeat.clone();
        while (max(missing) > 0) {
            int before = position().round();
            layHighest();
            while (position().round() == before && position().stage() == Stage.CHOOSING) {
                int seat = position().active();
                int pile = pileFor(seat, missing);
                int count = Math.min(pile, missing[seat]);
                missing[seat] -= count;
                places(seat, pile, count + " " + place);
            }
        }
        return this;
    }

    private int pileFor(int seat, int[] missing) {
        int best = 0;
        for (int pile = 1; pile <= GrandePosition.PILES; pile++) {
            if (position().faceUp(pile) != null && (best == 0 || best < missing[seat])) {
                best = pile;
            }
        }
        return best;
    }

    private static int max(int[] numbers) {
        int max = 0;
        for (int number : numbers) {
            max = Math.max(max, number);
        }
        return max;
    }

    Survey survey() {
        return Survey.of(position());
    }

    GrandePosition position() {
        if (position == null) {
            position = setup().begin();
        }
        return position;
    }

    GrandeSetup setup() {
        GrandeOptions chosen = GrandeOptions.of(options);
        List<List<String>> piles = new ArrayList<>();
        for (int pile = 1; pile <= Piles.SHUFFLED; pile++) {
            List<String> rest = new ArrayList<>(GrandeSetup.cards(pile, chosen));
            List<String> top = tops.get(pile - 1);
            top.forEach(rest::remove);
            List<String> cards = new ArrayList<>(top);
            cards.addAll(rest);
            piles.add(cards);
        }
        return new GrandeSetup(chosen, first, king, homes.subList(0, players), piles);
    }

    /** A move for each of several places, {@code *} standing for the place. */
    static String[] each(String move, String places) {
        String[] moves = places.split(" ");
        for (int i = 0; i < moves.length; i++) {
            moves[i] = move.replace("*", moves[i]);
        }
        return moves;
    }

    @Override
    @Deprecated
    public SceneAssert assertThat() {
        return new SceneAssert(this);
    }
}
