package hidalgo.rules.grande;

import hidalgo.rules.Message;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Refusal;
import hidalgo.rules.Refused;
import hidalgo.rules.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A game of El Grande as it is dealt (EG-2.1). */
public final class GrandeSetup implements Setup {
    /** The cards of the piles, and their numbers; dealing must be quick, so they are looked up once. */
    private static final List<List<String>> ALL_CARDS = piles(true);

    private static final List<List<String>> WITHOUT_VETOES = piles(false);

    private static final byte[][] ALL_NUMBERS = numbers(ALL_CARDS);
    private static final byte[][] NUMBERS_WITHOUT_VETOES = numbers(WITHOUT_VETOES);

    private final GrandeOptions options;
    private final int first;
    /** The King's region, then each seat's home region. */
    private final byte[] regions;
    /** The numbers of the cards; never changed, because positions share them. */
    private final byte[][] cards;

    /**
     * A checked setup (EG-1.5, EG-2).
     *
     * @param options the options
     * @param first the seat that plays the first power card
     * @param king the code of the King's region
     * @param homes the code of each seat's home region
     * @param piles the cards of the piles 1 to 4, the top one first
     */
    public GrandeSetup(GrandeOptions options, int first, String king, List<String> homes, List<List<String>> piles) {
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
        this.options = options;
        this.first = first;
        regions = new byte[homes.size() + 1];
        regions[0] = (byte) region(king);
        for (int seat = 0; seat < homes.size(); seat++) {
            regions[seat + 1] = (byte) region(homes.get(seat));
        }
        cards = numbers(piles);
    }

    private GrandeSetup(GrandeOptions options, int first, byte[] regions, byte[][] cards) {
        this.options = options;
        this.first = first;
        this.regions = regions;
        this.cards = cards;
    }

    /** A random setup, which needs no checks. */
    static GrandeSetup deal(GrandeOptions options, RandomSource random) {
        byte[] places = new byte[Place.CASTILLO];
        for (int place = 0; place < places.length; place++) {
            places[place] = (byte) place;
        }
        random.shuffle(places, 0, places.length);
        byte[][] box = options.veto() == GrandeOptions.Veto.ON ? ALL_NUMBERS : NUMBERS_WITHOUT_VETOES;
        byte[][] cards = new byte[box.length][];
        for (int pile = 0; pile < cards.length; pile++) {
            cards[pile] = box[pile].clone();
            random.shuffle(cards[pile], 0, cards[pile].length);
        }
        int first = random.below(options.players());
        return new GrandeSetup(options, first, Arrays.copyOf(places, options.players() + 1), cards);
    }

    @Override
    public GrandeOptions options() {
        return options;
    }

    /** The seat that plays the first power card. */
    public int first() {
        return first;
    }

    /** The code of the King's region. */
    public String king() {
        return Place.code(regions[0]);
    }

    /** The code of each seat's home region. */
    public List<String> homes() {
        List<String> homes = new ArrayList<>();
        for (int at = 1; at < regions.length; at++) {
            homes.add(Place.code(regions[at]));
        }
        return List.copyOf(homes);
    }

    /** The cards of the piles 1 to 4, the top one first. */
    public List<List<String>> piles() {
        List<List<String>> piles = new ArrayList<>();
        for (byte[] pile : cards) {
            List<String> texts = new ArrayList<>();
            for (byte card : pile) {
                texts.add(Card.at(card).text());
            }
            piles.add(List.copyOf(texts));
        }
        return List.copyOf(piles);
    }

    @Override
    public GrandePosition begin() {
        return new GrandePosition(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GrandeSetup setup
                && options.equals(setup.options)
                && first == setup.first
                && Arrays.equals(regions, setup.regions)
                && Arrays.deepEquals(cards, setup.cards);
    }

    @Override
    public int hashCode() {
        return Objects.hash(options, first, Arrays.hashCode(regions), Arrays.deepHashCode(cards));
    }

    @Override
    public String toString() {
        return options + ", first " + first + ", King in " + king() + ", homes " + homes() + ", piles " + piles();
    }

    /** The number of the King's region. */
    int kingsRegion() {
        return regions[0];
    }

    /** The number of a seat's home region. */
    int home(int seat) {
        return regions[seat + 1];
    }

    /** The numbers of the cards, pile by pile; not to be changed. */
    byte[][] cardNumbers() {
        return cards;
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

    private static byte[][] numbers(List<List<String>> piles) {
        byte[][] numbers = new byte[Piles.SHUFFLED][];
        for (int i = 0; i < numbers.length; i++) {
            List<String> pile = piles.get(i);
            numbers[i] = new byte[pile.size()];
            for (int j = 0; j < numbers[i].length; j++) {
                numbers[i][j] = (byte) known(pile.get(j), i + 1).number();
            }
        }
        return numbers;
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

    private static Card known(String text, int pile) {
        Card card = Card.of(text);
        if (card == null) {
            throw new Refused(Refusal.of("EG-1.5", "eg.setup.noCard", "card", text, "pile", pile));
        }
        return card;
    }
}
