package hidalgo.rules.grande;

import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.List;

/**
 * The table as one person sees it: a snapshot of everything that is public and of that seat's own disk, for boards,
 * reports and comparisons.
 *
 * @param round the round being played
 * @param stage the kind of move that the game waits for
 * @param active the seat that plays a power card or whose turn it is; after the last turn of a round, the one that took
 *     it
 * @param movers the seats that may move
 * @param obliged the movers that must move before the game can continue; the others may only stop the special action
 * @param order the seats in the order in which they play cards or take turns in this phase
 * @param king the code of the King's region
 * @param regions the nine regions
 * @param castillo the Castillo; its counts, ranks and scores are empty if its contents are not shown (EG-3.6)
 * @param courts the possessions of each seat
 * @param piles the piles of action cards, from 1 to 5
 * @param turn the actions that the turn still allows
 * @param action the special action under way
 * @param chosen the seats that have set their disks while others choose (EG-4.16)
 * @param disk the region on the viewer's own disk while others choose, or empty
 */
public record GrandeTable(
        int round,
        Stage stage,
        int active,
        List<Integer> movers,
        List<Integer> obliged,
        List<Integer> order,
        String king,
        List<Region> regions,
        Region castillo,
        List<Court> courts,
        List<Pile> piles,
        Allowance turn,
        Running action,
        List<Integer> chosen,
        String disk) {

    /**
     * A region, or the Castillo.
     *
     * @param code its code, as moves name it
     * @param name its name
     * @param values the values in force for first, second and third: a scoreboard's or the printed ones (EG-4.8)
     * @param scoreboard the scoreboard that lies there, or empty
     * @param king whether the King stands there
     * @param grandes the seats whose grandes stand there
     * @param counts every seat's caballeros
     * @param ranks every seat's rank (EG-5.1), 0 without caballeros
     * @param scores the points that a scoring would bring every seat, bonuses included (EG-5)
     */
    public record Region(
            String code,
            String name,
            List<Integer> values,
            String scoreboard,
            boolean king,
            List<Integer> grandes,
            List<Integer> counts,
            List<Integer> ranks,
            List<Integer> scores) {
        /** An immutable region. */
        public Region {
            values = List.copyOf(values);
            grandes = List.copyOf(grandes);
            counts = List.copyOf(counts);
            ranks = List.copyOf(ranks);
            scores = List.copyOf(scores);
        }
    }

    /**
     * The possessions of a seat.
     *
     * @param caballeros the caballeros in court
     * @param province the caballeros in the province
     * @param vetoes the vetoes held (EG-4.15)
     * @param ending how many of them are gone at the end of this round
     * @param hand the power cards in hand
     * @param laid the power card played this round, or 0
     * @param total the points so far
     * @param ifScoredNow the points that a scoring of all regions would add, and of the Castillo if its contents are
     *     shown
     */
    public record Court(
            int caballeros,
            int province,
            int vetoes,
            int ending,
            List<Integer> hand,
            int laid,
            int total,
            int ifScoredNow) {
        /** An immutable court. */
        public Court {
            hand = List.copyOf(hand);
        }
    }

    /**
     * A pile of action cards.
     *
     * @param number its number, which is how many caballeros may be placed
     * @param faceUp the card that lies face up, or empty if it has been chosen or discarded
     * @param unseen the cards not yet turned up, sorted: their order is secret, but the set is public
     */
    public record Pile(int number, String faceUp, List<String> unseen) {
        /** An immutable pile. */
        public Pile {
            unseen = List.copyOf(unseen);
        }
    }

    /**
     * The actions that the current turn still allows (EG-3); 0, false or empty outside a turn.
     *
     * @param recalls the caballeros that may still be recalled (EG-3.1)
     * @param pile the pile of the action card chosen, or 0
     * @param card the action card chosen, or empty
     * @param places the caballeros that may still be placed (EG-3.4)
     * @param special whether the special action may still be announced (EG-3.3)
     */
    public record Allowance(int recalls, int pile, String card, int places, boolean special) {
        static final Allowance NOTHING = new Allowance(0, 0, "", 0, false);
    }

    /**
     * The special action under way, from the announcement to its end (EG-4.17).
     *
     * @param card its card, or empty if none is under way
     * @param asked the veto holder that must answer first, or -1 (EG-4.15)
     * @param stepper the seat whose step it is, or -1
     * @param steps the moves (EG-4.1) or gifts (EG-4.4) that are left
     * @param ownMoves the moves left with own caballeros
     * @param othersMoves the moves left with caballeros of others
     * @param places the caballeros that may still be placed (EG-4.2)
     * @param region the region that the first move fixed (EG-4.1) or that is evicted (EG-4.10), or empty
     * @param sent the seats that a caballero has been sent home of (EG-4.5)
     */
    public record Running(
            String card,
            int asked,
            int stepper,
            int steps,
            int ownMoves,
            int othersMoves,
            int places,
            String region,
            List<Integer> sent) {
        static final Running NONE = new Running("", -1, -1, 0, 0, 0, 0, "", List.of());

        /** An immutable action. */
        public Running {
            sent = List.copyOf(sent);
        }
    }

    /** An immutable table. */
    public GrandeTable {
        movers = List.copyOf(movers);
        obliged = List.copyOf(obliged);
        order = List.copyOf(order);
        regions = List.copyOf(regions);
        courts = List.copyOf(courts);
        piles = List.copyOf(piles);
        chosen = List.copyOf(chosen);
    }
}
