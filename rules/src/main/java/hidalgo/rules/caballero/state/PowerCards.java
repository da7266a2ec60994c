package hidalgo.rules.caballero.state;

/** The power cards (EC-1.4, EC-2.4). */
public final class PowerCards {
    private static final byte[] CABALLEROS = Box.FACTS.numbers("power.caballeros");
    private static final int TWO_AREAS = Box.FACTS.number("power.twoAreas");

    /** How many cards each player has. */
    public static final int COUNT = CABALLEROS.length;

    private PowerCards() {}

    /** The caballeros a card brings to the court (EC-1.4). */
    public static int caballeros(int card) {
        return CABALLEROS[card - 1];
    }

    /** How many area tiles the player of a card must place (EC-3.0): one, or two with the 9. */
    static int areas(int card) {
        return card == TWO_AREAS ? 2 : 1;
    }
}
