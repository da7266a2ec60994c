package hidalgo.rules.caballero.state;

import hidalgo.rules.Components;

/**
 * The contents of the box, for the basic or the expanded game (EC-1, EC-2.3, EC-5.1).
 *
 * @param rounds the rounds of a game
 * @param scored the rounds that a scoring follows, as bits
 * @param caballeroTiles the caballero tiles of each player
 * @param commonStock the ships, and as many castillos
 * @param governors the governors of each player
 */
public record Box(int rounds, int scored, int caballeroTiles, int commonStock, int governors) {
    /** The file with all of this. */
    static final Components FACTS = new Components(Box.class, "box.properties");

    /** The caballeros that each court starts with (EC-2.1). */
    public static final int FIRST_COURT = FACTS.number("court.first");

    /** The tiles in a full display (EC-2.2). */
    public static final int DISPLAY = FACTS.number("display");

    private static final Box BASIC = read("basic");
    private static final Box EXPANDED = read("expanded");

    public static Box of(boolean expanded) {
        return expanded ? EXPANDED : BASIC;
    }

    boolean isScored(int round) {
        return (scored >> round & 1) != 0;
    }

    private static Box read(String game) {
        int scored = 0;
        for (byte round : FACTS.numbers(game + ".scored")) {
            scored |= 1 << round;
        }
        return new Box(
                FACTS.number(game + ".rounds"),
                scored,
                FACTS.number(game + ".caballeroTiles"),
                FACTS.number(game + ".commonStock"),
                FACTS.number(game + ".governors"));
    }
}
