package hidalgo.tables.protocol;

import hidalgo.rules.Games;
import java.util.Locale;
import java.util.Set;

/*
 * The name of a nested class begins with the outer name, except in Requests, Answers and the like, which only group others. Games
 * may have records with the same name, so a record of a game carries the name of its package.
 */

/** The name of a record in the protocol, for clients that don't know Java. */
public final class ProtocolName {
    private static final Set<Class<?>> ANSWERS = Set.of(
            Answers.class,
            AccountAnswers.class,
            Clubs.class,
            Community.class,
            ReplayAnswers.class,
            Moderation.class,
            Administration.class);

    private ProtocolName() {}

    /** The name of a record or enum. */
    public static String of(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        if (outer == null) {
            return gamePrefix(type) + type.getSimpleName();
        }
        if (outer == Requests.class) {
            return type.getSimpleName() + "Request";
        }
        return ANSWERS.contains(outer) ? type.getSimpleName() : of(outer) + type.getSimpleName();
    }

    /** The last part of the package, if it is that of a game and the name does not already begin with it. */
    private static String gamePrefix(Class<?> type) {
        String folder = type.getPackageName();
        boolean ofGame = Games.names().stream()
                .map(Games::known)
                .anyMatch(game -> game.getClass().getPackageName().equals(folder));
        String last = folder.substring(folder.lastIndexOf('.') + 1);
        String prefix = last.substring(0, 1).toUpperCase(Locale.ROOT) + last.substring(1);
        return ofGame && !type.getSimpleName().startsWith(prefix) ? prefix : "";
    }
}
