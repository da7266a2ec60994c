package hidalgo.server.live;

/**
 * A message on its way to a person.
 *
 * @param person the person's identifier
 * @param table the table that it is about
 * @param event the event
 * @param moment the version of the table then, so that no event is sent twice
 * @param channel where the message goes
 * @param seat the person's seat; -1 if they need none
 * @param due when it is to be sent, in milliseconds since 1970
 * @param attempts how often it has failed
 */
public record Notice(
        String person, String table, Event event, int moment, String channel, int seat, long due, int attempts) {
    /** The events that people are notified of. */
    public enum Event {
        /** It is the person's turn. */
        TURN("turn"),
        /** The person's time will soon run out. */
        TIME("time"),
        /** A game of the person is over. */
        OVER("over"),
        /** A player has left a table of the person that waits. */
        SEAT("seat"),
        /** A host has invited the person to a table. */
        INVITATION("invitation"),
        /** A game of the person in a cup has begun, with a live clock. */
        ROUND("round"),
        /** Another player has named the person in the chat. */
        MENTION("mention");

        private final String word;

        Event(String word) {
            this.word = word;
        }

        /** The word for it in the database, in messages and in the settings of a person. */
        public String word() {
            return word;
        }
    }
}
