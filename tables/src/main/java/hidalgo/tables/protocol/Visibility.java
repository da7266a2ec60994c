package hidalgo.tables.protocol;

/** Who may find a table. */
public enum Visibility {
    /** Everybody: it is in the list of tables. */
    PUBLIC,
    /** Everybody who has the link. */
    LINK,
    /** Everybody who has the link and knows the password. */
    WORD,
    /** Everybody who has the link; it is a lesson, and in no list, not even its owner's. */
    LESSON
}
