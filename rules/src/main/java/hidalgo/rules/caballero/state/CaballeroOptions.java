package hidalgo.rules.caballero.state;

import hidalgo.rules.GameOptions;
import hidalgo.rules.Option;
import hidalgo.rules.OptionValues;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The options of a game of El Caballero.
 *
 * @param players the number of seats (EC-2.1)
 * @param expanded whether grandes, governors and three more rounds are played (EC-5)
 * @param bidOrder the order in which power cards are played (EC-2.4)
 * @param tieTest whether two tiles may break a tie together (EC-3.13)
 * @param redock when a docked ship may be set out again (EC-3.18)
 * @param twoPlayerTie the points of two players who are tied for first (EC-4.3)
 * @param secondTile whether the second area tile of card 9 must be placed (EC-3.7)
 * @param grandeTakeBack whether a tile with the grande may be taken back (EC-5.8)
 * @param tileSet the name of the area tiles (EC-1.2)
 */
public record CaballeroOptions(
        int players,
        boolean expanded,
        BidOrder bidOrder,
        TieTest tieTest,
        Redock redock,
        TwoPlayerTie twoPlayerTie,
        SecondTile secondTile,
        GrandeTakeBack grandeTakeBack,
        String tileSet)
        implements GameOptions {

    /** The order in which power cards are played (EC-2.4). */
    public enum BidOrder implements Option.Word {
        /** Clockwise from the player who took the last turn. */
        CLOCKWISE,
        /** In the reverse of the last round's turn order. */
        LAST_TURN_REVERSED
    }

    /** Whether two tiles may break a tie together (EC-3.13). */
    public enum TieTest implements Option.Word {
        /** The sum of two tiles decides. */
        SUM,
        /** Neither tile may tie by itself. */
        EACH
    }

    /** When a ship docked in the court may be set out again (EC-3.18). */
    public enum Redock implements Option.Word {
        /** In the same turn. */
        SAME_TURN,
        /** In a later turn. */
        LATER_TURN
    }

    /** The points of two players who are tied for first (EC-4.3). */
    public enum TwoPlayerTie implements Option.Word {
        /** The undoubled value. */
        VALUE,
        /** Nothing. */
        NOTHING
    }

    /** Whether the second area tile of card 9 must be placed (EC-3.7). */
    public enum SecondTile implements Option.Word {
        /** Both tiles are compulsory. */
        OWED,
        /** Only the first is. */
        FREE
    }

    /** Whether a caballero tile with the grande on it may be taken back (EC-5.8). */
    public enum GrandeTakeBack implements Option.Word {
        /** The grande must be moved first. */
        FORBIDDEN,
        /** The grande goes to the court. */
        ALLOWED
    }

    /** All options, in the order of records. */
    public static final List<Option> ALL = List.of(
            Option.players("EC-2.1", "2", "3", "4"),
            Option.flag("expanded", "EC-5.1"),
            Option.choice("bidOrder", "EC-2.4", BidOrder.values()),
            Option.choice("tieTest", "EC-3.13", TieTest.values()),
            Option.choice("redock", "EC-3.18", Redock.values()),
            Option.choice("twoPlayerTie", "EC-4.3", TwoPlayerTie.values()),
            Option.choice("secondTile", "EC-3.7", SecondTile.values()),
            Option.choice("grandeTakeBack", "EC-5.8", GrandeTakeBack.values()).unnamedMeans(GrandeTakeBack.ALLOWED),
            Option.word("tileSet", "EC-1.2", TileSet.RECONSTRUCTED));

    public static CaballeroOptions of(Map<String, String> given) {
        OptionValues choices = OptionValues.of(ALL, given, "EC-7");
        return new CaballeroOptions(
                choices.number("players"),
                choices.flag("expanded"),
                choices.constant("bidOrder", BidOrder.values()),
                choices.constant("tieTest", TieTest.values()),
                choices.constant("redock", Redock.values()),
                choices.constant("twoPlayerTie", TwoPlayerTie.values()),
                choices.constant("secondTile", SecondTile.values()),
                choices.constant("grandeTakeBack", GrandeTakeBack.values()),
                choices.word("tileSet"));
    }

    @Override
    public Map<String, String> values() {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("players", Integer.toString(players));
        values.put("expanded", Boolean.toString(expanded));
        values.put("bidOrder", bidOrder.word());
        values.put("tieTest", tieTest.word());
        values.put("redock", redock.word());
        values.put("twoPlayerTie", twoPlayerTie.word());
        values.put("secondTile", secondTile.word());
        values.put("grandeTakeBack", grandeTakeBack.word());
        values.put("tileSet", tileSet);
        return values;
    }

    @Override
    public int lastRound() {
        return rounds();
    }

    /** How many rounds are played (EC-2.3). */
    public int rounds() {
        return Box.of(expanded).rounds();
    }

    /** Whether a scoring follows a round (EC-2.3). */
    public boolean isScored(int round) {
        return Box.of(expanded).isScored(round);
    }

    /** How many caballero tiles each player has (EC-1.3, EC-5.1). */
    public int caballeroTiles() {
        return Box.of(expanded).caballeroTiles();
    }

    /** How many ships there are, and as many castillos (EC-1.5, EC-5.1). */
    public int commonStock() {
        return Box.of(expanded).commonStock();
    }

    /** How many governors each player has (EC-1.6). */
    public int governors() {
        return Box.of(expanded).governors();
    }
}
