package hidalgo.server.store;

import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Visibility;

/** The words that columns contain for constants; they never change. */
final class StoredWords {
    private StoredWords() {}

    static String of(Phase phase) {
        return switch (phase) {
            case WAITING -> "waiting";
            case PLAYING -> "playing";
            case OVER -> "over";
            case STOPPED -> "stopped";
        };
    }

    static String of(Visibility visibility) {
        return switch (visibility) {
            case PUBLIC -> "public";
            case LINK -> "link";
            case WORD -> "word";
            case LESSON -> "lesson";
            case DEAL -> "deal";
        };
    }
}
