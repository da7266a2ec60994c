package hidalgo.rules.grande;

import hidalgo.rules.encoding.EncodedGame;
import hidalgo.rules.encoding.Encoder;
import hidalgo.rules.encoding.Layout;
import hidalgo.rules.encoding.LayoutBuilder;

/** El Grande as numbers. */
public final class EncodedGrande implements EncodedGame {
    private static final int STAGES = GrandePosition.Stage.values().length;
    private static final int MOST_POINTS = Short.MAX_VALUE;
    private static final int ROUNDS = 9;
    private static final int MOST_VALUE = 10;
    private static final int MOST_COPIES = 3;

    @Override
    public String game() {
        return ElGrande.ID;
    }

    @Override
    public Layout layout(int seats) {
        LayoutBuilder layout = planes(seats);
        new GrandeActions(seats, layout);
        return layout.build();
    }

    @Override
    public Encoder encoder(int seats) {
        return new GrandeEncoder(seats);
    }

    private static LayoutBuilder planes(int seats) {
        int all = Box.CABALLEROS;
        int regions = Place.CASTILLO;
        int places = Place.COUNT;
        int cards = Card.COUNT;
        return new LayoutBuilder()
                .plane("round", ROUNDS, "the round", 1)
                .plane("stage", 1, "the stage of the game, as in GrandePosition.Stage", STAGES)
                .plane("active", 1, "the seat that plays a power card or takes its turn", seats)
                .plane("movers", 1, "the seats that may move", seats)
                .plane("order", seats - 1, "each seat's place in the order of this phase", seats)
                .plane("king", 1, "the King's region", regions)
                .plane("grandes", 1, "each seat's grande, by region", regions, seats)
                .plane("caballeros", all, "each seat's caballeros, by region", regions, seats)
                .plane("castillo", all, "each seat's caballeros in the Castillo; 0 unless it is open", seats)
                .plane("values", MOST_VALUE, "the values in force for first, second and third", places, Scores.VALUES)
                .plane("scoreboards", 1, "where 8/4/0 and 4/0/0 lie", Scoreboard.COUNT, places)
                .plane("court", all, "caballeros in court", seats)
                .plane("province", all, "caballeros in the province", seats)
                .plane("vetoes", MOST_COPIES, "vetoes held", seats)
                .plane("ending", 1, "whether one of them ends with this round", seats)
                .plane("laid", PowerCards.COUNT, "the power card played in this round, or 0", seats)
                .plane("total", 0, MOST_POINTS, "points so far", seats)
                .plane("hand", 1, "power cards in hand, 1 to 13", seats, PowerCards.COUNT)
                .plane("faceUp", 1, "the cards that lie face up, by pile", Piles.COUNT, cards)
                .plane("unseen", MOST_COPIES, "the cards not yet turned up, by pile", Piles.SHUFFLED, cards)
                .plane("card", 1, "the card chosen in this turn", cards)
                .plane("pile", 1, "its pile", Piles.COUNT)
                .plane("recalls", all, "caballeros that may still be recalled", 1)
                .plane("places", all, "caballeros that may still be placed", 1)
                .plane("special", 1, "whether the special action may still be announced", 1)
                .plane("asked", 1, "the veto holder that must answer", seats)
                .plane("stepper", 1, "the seat whose step of the special action it is", seats)
                .plane("steps", all, "moves or returns left; own and others' moves; caballeros to place", 4)
                .plane("region", 1, "the region that the first step fixed, or that is evicted", regions)
                .plane("sent", 1, "the seats of which a caballero has been sent home", seats)
                .plane("chosen", 1, "the seats that have set their disks", seats)
                .plane("disk", 1, "the region on one's own disk", places);
    }
}
