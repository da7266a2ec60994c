package hidalgo.tables.table;

/** The people who may find a table. */
public enum Visibility {
    /** All: it is in the list of tables. */
    PUBLIC,
    /** All who have the link. */
    LINK,
    /** All who have the link and know the password. */
    WORD,
    /** All who have the link; it is a lesson, and in no list, not even its owner's. */
    LESSON
}
