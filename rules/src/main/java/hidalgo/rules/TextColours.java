package hidalgo.rules;

/** The colours of text boards: escape codes for a terminal, or nothing at all. */
public enum TextColours {
    /** Without colours. */
    PLAIN,
    /** Colours, for a terminal that shows them. */
    COLOUR;

    private static final String RESET = "\u001B[0m";
    private static final String[] SEAT = {"41;97", "44;97", "43;30", "100;97", "42;30"};

    /** A text in a seat's colours. */
    public String seat(int seat, String text) {
        return dye(SEAT[seat], text);
    }

    /** A text on land. */
    public String land(String text) {
        return dye("48;5;179;38;5;235", text);
    }

    /** A text on water. */
    public String water(String text) {
        return dye("48;5;31;38;5;195", text);
    }

    /** A highlighted text. */
    public String strong(String text) {
        return dye("1", text);
    }

    private String dye(String code, String text) {
        return this == PLAIN ? text : "\u001B[" + code + "m" + text + RESET;
    }
}
