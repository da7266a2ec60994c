package hidalgo.rules.caballero.state;

import hidalgo.rules.Message;

/** The four sides of a tile, numbered clockwise: N 0, E 1, S 2, W 3. */
public final class Side {
    /** How many sides a tile has. */
    public static final int COUNT = 4;

    private static final String LETTERS = "NESW";

    private Side() {}

    public static int opposite(int side) {
        return side ^ 2;
    }

    /** A side in a sentence: north. */
    public static Message word(int side) {
        return Message.of("ec.sideName." + Character.toLowerCase(letter(side)));
    }

    public static char letter(int side) {
        return LETTERS.charAt(side);
    }

    /** The letters of a set of sides: {@code NE}. */
    public static String letters(int sides) {
        StringBuilder letters = new StringBuilder(COUNT);
        for (int rest = sides; rest != 0; rest &= rest - 1) {
            letters.append(letter(first(rest)));
        }
        return letters.toString();
    }

    /** The side of a letter, or -1. */
    public static int of(String letter) {
        return letter.length() == 1 ? LETTERS.indexOf(letter) : -1;
    }

    /** The lowest side in a set of sides. */
    public static int first(int sides) {
        return Integer.numberOfTrailingZeros(sides);
    }
}
