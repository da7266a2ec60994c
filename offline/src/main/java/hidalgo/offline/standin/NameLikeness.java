package hidalgo.offline.standin;

import java.util.Locale;

/** Around one device, names differ if their letters do. */
public final class NameLikeness {
    private NameLikeness() {}

    /** The likeness of a name. */
    public static String of(String name) {
        return name.trim().toLowerCase(Locale.ROOT);
    }
}
