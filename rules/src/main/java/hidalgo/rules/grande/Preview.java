package hidalgo.rules.grande;

import hidalgo.rules.MoveList;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.grande.GrandeTable.Court;
import hidalgo.rules.grande.GrandeTable.Region;
import java.util.ArrayList;
import java.util.List;

/**
 * The effects of a move before it is played. If something hidden decides the result (a Castillo whose contents are not
 * shown), only {@code scoreBefore} is filled in. The disks of others decide what a disk leads to (EG-4.16): its
 * preview is not certain, and assumes that no other seat moves.
 *
 * @param certain whether the preview shows the result of the move
 * @param castilloHidden whether the move changes a Castillo whose contents are not shown (EG-3.6): a scoring would then
 *     bring more or less than {@code scoreAfter}, which leaves the Castillo out
 * @param transfers the caballeros that would change place
 * @param changes the regions that would be different, and the Castillo if its visible contents would be
 * @param sheet the points that the move would score at once, line by line
 * @param points the points that it would score at once for each seat
 * @param scoreBefore the points that a scoring now would give each seat
 * @param scoreAfter the points that it would give after the move
 */
public record Preview(
        boolean certain,
        boolean castilloHidden,
        List<Transfer> transfers,
        List<Change> changes,
        List<ScoreLine> sheet,
        List<Integer> points,
        List<Integer> scoreBefore,
        List<Integer> scoreAfter) {

    /** The name of the court in a transfer. */
    public static final String COURT = "court";

    /** The name of the province in a transfer. */
    public static final String PROVINCE = "province";

    private static final int IN_COURT = Place.COUNT;
    private static final int IN_PROVINCE = Place.COUNT + 1;

    /**
     * Caballeros that change place.
     *
     * @param seat their owner
     * @param from the code of the place they leave, {@link #COURT} or {@link #PROVINCE}
     * @param to where they go, in the same way
     * @param count how many they are
     */
    public record Transfer(int seat, String from, String to, int count) {}

    /**
     * A region that the move changes.
     *
     * @param before the region as it is now
     * @param after the region as it would be
     */
    public record Change(Region before, Region after) {}

    /** An immutable preview. */
    public Preview {
        transfers = List.copyOf(transfers);
        changes = List.copyOf(changes);
        sheet = List.copyOf(sheet);
        points = List.copyOf(points);
        scoreBefore = List.copyOf(scoreBefore);
        scoreAfter = List.copyOf(scoreAfter);
    }

    static Preview of(GrandePosition position, int seat, int move, int times) {
        if (MoveCode.kind(move) == MoveCode.DISK) {
            return ofDisk(position, seat, MoveCode.object(move));
        }
        GrandeTable before = position.table();
        GrandePosition next = position;
        List<ScoreLine> sheet = new ArrayList<>();
        for (int time = 0; time < times && (time == 0 || isLegal(next, seat, move)); time++) {
            GrandePosition from = next;
            next = from.copy();
            sheet.addAll(next.playTelling(seat, move));
            if (isDecidedByCastillo(from, next, move)) {
                return new Preview(false, false, List.of(), List.of(), List.of(), List.of(), scores(before), List.of());
            }
        }
        GrandeTable after = next.table();
        List<Integer> points = new ArrayList<>();
        for (int owner = 0; owner < position.seats(); owner++) {
            points.add(next.total(owner) - position.total(owner));
        }
        return new Preview(
                true,
                changesHiddenCastillo(position, next),
                transfers(position, next),
                changes(before, after),
                sheet,
                points,
                scores(before),
                scores(after));
    }

    private static boolean isLegal(GrandePosition position, int seat, int move) {
        MoveList legal = new MoveList();
        position.legalMoves(seat, legal);
        return legal.contains(move);
    }

    /** The effects of a seat's disk if no other seat moved: only on the seat's own pieces, which it knows. */
    private static Preview ofDisk(GrandePosition position, int seat, int region) {
        GrandePosition next = position.copy();
        SecretChoices.carryOutAlone(next, seat, region);
        GrandeTable before = position.table();
        GrandeTable after = next.table();
        return new Preview(
                false,
                changesHiddenCastillo(position, next),
                transfers(position, next),
                changes(before, after),
                List.of(),
                List.of(),
                scores(before),
                scores(after));
    }

    /** Whether the result of the move depends on contents of the Castillo that are not shown (EG-3.6). */
    private static boolean isDecidedByCastillo(GrandePosition position, GrandePosition next, int move) {
        if (position.options.castilloIsOpen()) {
            return false;
        }
        if (MoveCode.kind(move) == MoveCode.END) {
            return position.cursor == position.seats() - 1 && Box.isScored(position.round());
        }
        return next.reveals() > position.reveals();
    }

    private static boolean changesHiddenCastillo(GrandePosition position, GrandePosition next) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (caballeros(position, Place.CASTILLO, seat) != caballeros(next, Place.CASTILLO, seat)) {
                return !position.options.castilloIsOpen();
            }
        }
        return false;
    }

    /** Within one move, even if repeated, the caballeros of a seat all come from one place and go to one place. */
    private static List<Transfer> transfers(GrandePosition position, GrandePosition next) {
        List<Transfer> transfers = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            String from = "";
            String to = "";
            int count = 0;
            for (int where = 0; where <= IN_PROVINCE; where++) {
                int more = caballeros(next, where, seat) - caballeros(position, where, seat);
                if (more > 0) {
                    to = name(where);
                    count = more;
                } else if (more < 0) {
                    from = name(where);
                }
            }
            if (count > 0) {
                transfers.add(new Transfer(seat, from, to, count));
            }
        }
        return transfers;
    }

    private static int caballeros(GrandePosition position, int where, int seat) {
        if (where == IN_COURT) {
            return position.courts.court(seat);
        }
        return where == IN_PROVINCE ? position.courts.province(seat) : position.board.caballeros(where, seat);
    }

    private static String name(int where) {
        if (where == IN_COURT) {
            return COURT;
        }
        return where == IN_PROVINCE ? PROVINCE : Place.code(where);
    }

    private static List<Change> changes(GrandeTable before, GrandeTable after) {
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < before.regions().size(); i++) {
            addChange(before.regions().get(i), after.regions().get(i), changes);
        }
        addChange(before.castillo(), after.castillo(), changes);
        return changes;
    }

    private static void addChange(Region before, Region after, List<Change> changes) {
        if (!before.equals(after)) {
            changes.add(new Change(before, after));
        }
    }

    private static List<Integer> scores(GrandeTable table) {
        List<Integer> scores = new ArrayList<>();
        for (Court court : table.courts()) {
            scores.add(court.ifScoredNow());
        }
        return scores;
    }
}
