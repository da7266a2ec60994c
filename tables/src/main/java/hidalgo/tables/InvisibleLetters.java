package hidalgo.tables;

/** Characters of which nothing is seen, though some of them count as letters. */
final class InvisibleLetters {
    /** Unicode's default ignorable characters beyond those of its format category, and the blank of Braille: first, last. */
    private static final int[][] RANGES = {
        {0x034F, 0x034F},
        {0x115F, 0x1160},
        {0x17B4, 0x17B5},
        {0x180B, 0x180F},
        {0x2800, 0x2800},
        {0x3164, 0x3164},
        {0xFE00, 0xFE0E},
        {0xFFA0, 0xFFA0},
        {0xFFF0, 0xFFFC},
        {0x1D159, 0x1D159},
        {0x1D173, 0x1D17A},
        {0xE0000, 0xE0FFF}
    };

    private InvisibleLetters() {}

    /** Whether a character is invisible, or can't be distinguished from another. */
    static boolean holds(int point) {
        for (int[] range : RANGES) {
            if (point >= range[0] && point <= range[1]) {
                return true;
            }
        }
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> true;
            default -> false;
        };
    }
}
