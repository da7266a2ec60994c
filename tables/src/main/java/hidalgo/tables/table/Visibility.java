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
    LESSON,
    /** Its player alone: it is the deal of a day, and its bots play in the same way for all who play that deal. */
    DEAL
}
