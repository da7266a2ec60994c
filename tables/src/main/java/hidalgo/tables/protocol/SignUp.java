package hidalgo.tables.protocol;

/** The people who may make an account. */
public enum SignUp {
    /** Every guest. */
    OPEN,
    /** People with an invitation, or with the password of the server. */
    INVITE,
    /** No one. */
    CLOSED
}
