package hidalgo.tables.cup;

/** A person who entered a cup. */
public final class Entrant {
    private final int number;
    private final String person;
    private boolean playing = true;
    private boolean missed;
    private int changes;

    Entrant(int number, String person) {
        this.number = number;
        this.person = person;
    }

    void comeBack() {
        playing = true;
        missed = false;
        changes++;
    }

    void withdraw() {
        playing = false;
    }

    void miss() {
        playing = false;
        missed = true;
    }

    /** The number in the order of registration, from 0. */
    public int number() {
        return number;
    }

    /** The person. */
    public String person() {
        return person;
    }

    /** Whether the next round is drawn with them. */
    public boolean isPlaying() {
        return playing;
    }

    /** Whether they did not come to their latest table. */
    public boolean hasMissed() {
        return missed;
    }

    /** How often they have come back. */
    int changes() {
        return changes;
    }
}
