package hidalgo.server.protocol;

/*
 * One inside another class has the outer name before it, except in Requests and Answers, which are only drawers. Both games
 * have a Forecast, so what belongs to a game carries its name.
 */

/** What a record is called by those who don't know Java. */
public final class WireName {
    private WireName() {}

    /** The name of a record or enum. */
    public static String of(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        if (outer == null) {
            return prefixed(type, "caballero", "Caballero") + prefixed(type, "grande", "Grande") + type.getSimpleName();
        }
        if (outer == Requests.class) {
            return type.getSimpleName() + "Request";
        }
        return outer == Answers.class ? type.getSimpleName() : of(outer) + type.getSimpleName();
    }

    private static String prefixed(Class<?> type, String folder, String game) {
        boolean named = type.getSimpleName().startsWith(game);
        return type.getPackageName().endsWith("." + folder) && !named ? game : "";
    }
}
