package hidalgo.offline.standin;

/** Names of the people around one device, who can't impersonate anyone: blanks are tidied, and long names cut. */
public final class PlainText {
    private static final int LONGEST = 40;

    private PlainText() {}

    /** A name. */
    public static String name(String given) {
        return clean(given);
    }

    /** The name of a table. */
    public static String title(String given) {
        return clean(given);
    }

    private static String clean(String given) {
        String name = given.trim();
        return name.length() > LONGEST ? name.substring(0, LONGEST) : name;
    }
}
