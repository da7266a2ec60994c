package hidalgo.server.people;

/**
 * A stored session of a browser, or token of a program.
 *
 * @param hash the hash of its secret
 * @param id its identifier
 * @param person its owner
 * @param kind whether it is a browser's or a program's
 * @param label its purpose
 * @param scope its rights
 * @param made when, in milliseconds since 1970
 * @param expires until when it is valid
 * @param used when it was last used, to the hour; 0 if that is not known
 */
public record Session(
        String hash,
        String id,
        String person,
        Kind kind,
        String label,
        Scope scope,
        long made,
        long expires,
        long used) {
    /** The kind of holder of the secret. */
    public enum Kind {
        /** A browser, which keeps it as a cookie. */
        COOKIE("cookie"),
        /** A program, which sends it with every request. */
        TOKEN("token");

        private final String stored;

        Kind(String stored) {
            this.stored = stored;
        }

        /** The word for it in the database. */
        public String stored() {
            return stored;
        }
    }
}
