package hidalgo.bots.judgement;

import hidalgo.rules.Position;

/** Says who is likely to win from a position; used by one thread only. */
public interface Outlook {
    /** Fills in each seat's chance to win, from 0 to 1. */
    void chances(Position position, double[] chances);

    /** The first word of the weights that set a search which ends with this outlook. */
    String settings();
}
