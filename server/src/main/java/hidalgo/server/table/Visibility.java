package hidalgo.server.table;

/** Who may find a table. */
public enum Visibility {
    /** Everybody: it is in the list of tables. */
    PUBLIC,
    /** Whoever has the link. */
    LINK,
    /** Whoever has the link and knows the word. */
    WORD,
    /** Whoever has the link; it is a lesson's, and in no list, not even its owner's. */
    LESSON
}
