package hidalgo.rules.grande;

import hidalgo.rules.Message;
import hidalgo.rules.Refusal;
import hidalgo.rules.Refused;
import hidalgo.rules.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * A game of El Grande as it is dealt (EG-2.1).
 *
 * @param options the options
 * @param first the seat that plays the first power card
 * @param king the code of the King's region
 * @param homes the code of each seat's home region
 * @param piles the cards of the piles 1 to 4, the top one first
 */
public record GrandeSetup(GrandeOptions options, int first, String king, List<String> homes, List<List<String>> piles)
        implements Setup {
    /** The cards of the piles; dealing must be quick, so they are looked up once. */
    private static final List<List<String>> ALL_CARDS = piles(true);

    private static final List<List<String>> WITHOUT_VETOES = piles(false);

    /** A checked setup (EG-1.5, EG-2). */
    public GrandeSetup {
        homes = List.copyOf(homes);
        List<List<String>> copies = new ArrayList<>();
        for (List<String> pile : piles) {
            copies.add(List.copyOf(pile));
        }
        piles = List.copyOf(copies);
        if (first < 0 || first >= options.players()) {
            throw new Refused(Refusal.of("EG-2.4", "eg.setup.first", "first", first, "last", options.players() - 1));
        }
        checkRegions(options, king, homes);
        if (piles.size() != Piles.SHUFFLED) {
            throw new Refused(Refusal.of("EG-1.5", "eg.setup.piles", "count", piles.size()));
        }
        for (int pile = 1; pile <= Piles.SHUFFLED; pile++) {
            checkPile(pile, piles.get(pile - 1), options);
        }
    }

    @Override
    public GrandePosition begin() {
        return new GrandePosition(this);
    }

    /** The cards of a pile in this game; without the vetoes if they are off (EG-4.15). */
    static List<String> cards(int pile, GrandeOptions options) {
        return (options.veto() == GrandeOptions.Veto.ON ? ALL_CARDS : WITHOUT_VETOES).get(pile - 1);
    }

    private static List<List<String>> piles(boolean vetoes) {
        List<List<String>> piles = new ArrayList<>();
        for (int pile = 1; pile <= Piles.SHUFFLED; pile++) {
            List<String> cards = new ArrayList<>(Piles.inBox(pile));
            if (!vetoes) {
                cards.removeIf(card -> Card.of(card) == Card.VETO);
            }
            piles.add(List.copyOf(cards));
        }
        return List.copyOf(piles);
    }

    byte[][] pileCodes() {
        byte[][] codes = new byte[Piles.SHUFFLED][];
        for (int i = 0; i < codes.length; i++) {
            List<String> pile = piles.get(i);
            codes[i] = new byte[pile.size()];
            for (int j = 0; j < codes[i].length; j++) {
                codes[i][j] = (byte) known(pile.get(j), i + 1).number();
            }
        }
        return codes;
    }

    private static void checkRegions(GrandeOptions options, String king, List<String> homes) {
        if (homes.size() != options.players()) {
            throw new Refused(
                    Refusal.of("EG-2.1", "eg.setup.homes", "count", homes.size(), "players", options.players()));
        }
        int taken = 1 << region(king);
        for (int seat = 0; seat < homes.size(); seat++) {
            int home = 1 << region(homes.get(seat));
            if ((taken & home) != 0) {
                throw new Refused(Refusal.of(
                        "EG-2.1", "eg.setup.home", "region", homes.get(seat), "owner", new Message.Seat(seat)));
            }
            taken |= home;
        }
    }

    private static int region(String code) {
        int place = Place.of(code);
        if (place == Place.NOWHERE || place == Place.CASTILLO) {
            throw new Refused(Refusal.of("EG-1.1", "eg.setup.region", "region", code));
        }
        return place;
    }

    private static void checkPile(int pile, List<String> cards, GrandeOptions options) {
        if (areTheSame(cards(pile, options), cards)) {
            return;
        }
        List<String> box = new ArrayList<>(cards(pile, options));
        for (String card : cards) {
            if (!box.remove(known(card, pile).text())) {
                boolean veto = options.veto() == GrandeOptions.Veto.OFF && Card.of(card) == Card.VETO;
                String rule = veto ? "EG-4.15" : "EG-1.5";
                throw new Refused(Refusal.of(rule, "eg.setup.extraCard", "card", card, "pile", pile));
            }
        }
        if (!box.isEmpty()) {
            throw new Refused(Refusal.of("EG-1.5", "eg.setup.missingCard", "card", box.getFirst(), "pile", pile));
        }
    }

    /** Whether two piles have the same cards, in any order. */
    private static boolean areTheSame(List<String> box, List<String> cards) {
        int found = 0;
        for (String card : cards) {
            int at = 0;
            while (at < box.size() && ((found >> at & 1) != 0 || !box.get(at).equals(card))) {
                at++;
            }
            found |= 1 << at;
        }
        return cards.size() == box.size() && found == (1 << box.size()) - 1;
    }

    private static Card known(String text, int pile) {
        Card card = Card.of(text);
        if (card == null) {
            throw new Refused(Refusal.of("EG-1.5", "eg.setup.noCard", "card", text, "pile", pile));
        }
        return card;
    }
}
