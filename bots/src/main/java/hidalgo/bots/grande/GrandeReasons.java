package hidalgo.bots.grande;

import hidalgo.bots.reasons.PowerReasons;
import hidalgo.bots.reasons.Reasons;
import hidalgo.rules.Message;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandePosition.Stage;
import hidalgo.rules.grande.GrandeTable;
import hidalgo.rules.grande.GrandeTable.Court;
import hidalgo.rules.grande.Preview;
import java.util.ArrayList;
import java.util.List;

/*
 * Moves are followed only as long as their results are certain: there are no reasons about disks that others have set
 * in secret, or about a Castillo whose contents are not shown.
 */

/** Why moves of El Grande are good. */
final class GrandeReasons {
    private static final double POINTS = 1.5;
    private static final double HIDDEN = 1.2;
    private static final double SENT_HOME = 0.8;
    private static final double VETO = 2;
    private static final double DENIED = 0.3;
    private static final double IF_SCORED = 0.5;
    /** EG-2.2. */
    private static final int ROUNDS_TO_SCORING = 3;

    private static final String CASTILLO = GrandePosition.PLACES.get(GrandePosition.CASTILLO);

    private final GrandePosition position;
    private final int seat;
    private final Reasons reasons;
    private final GrandeTable before;
    private final int[] points;
    private final int[] sentHome;
    private int hidden;

    private GrandeReasons(GrandePosition before, int seat, Reasons reasons) {
        this.position = before.copy();
        this.seat = seat;
        this.reasons = reasons;
        this.before = before.table();
        this.points = new int[before.seats()];
        this.sentHome = new int[before.seats()];
    }

    static Reasons of(GrandePosition before, int seat, List<Integer> moves) {
        Reasons reasons = new Reasons();
        GrandeReasons finder = new GrandeReasons(before, seat, reasons);
        for (int move : moves) {
            if (!finder.follow(move)) {
                break;
            }
        }
        finder.find();
        return reasons;
    }

    /** Plays a move if its result is certain. */
    private boolean follow(int move) {
        Preview preview = position.whatIf(seat, move);
        if (!preview.certain()) {
            return false;
        }
        Stage stage = position.stage();
        String verb = position.notation(move).split(" ", -1)[0];
        if (stage != Stage.CASTILLO && !verb.equals("end")) {
            for (int other = 0; other < points.length; other++) {
                points[other] += preview.points().get(other);
            }
        }
        for (Preview.Transfer transfer : preview.transfers()) {
            boolean offMap =
                    transfer.to().equals(Preview.PROVINCE) && !transfer.from().equals(Preview.COURT);
            sentHome[transfer.seat()] += offMap ? transfer.count() : 0;
            hidden += transfer.seat() == seat && transfer.to().equals(CASTILLO) ? transfer.count() : 0;
        }
        switch (verb) {
            case "veto" -> stop();
            case "card" -> choose(move);
            default -> {}
        }
        int round = position.round();
        position.play(seat, move);
        if (stage == Stage.LAYING) {
            power(round);
        }
        return true;
    }

    private void power(int round) {
        List<PowerReasons.Cards> cards = new ArrayList<>();
        for (Court court : position.table().courts()) {
            cards.add(new PowerReasons.Cards(court.hand(), court.laid()));
        }
        boolean scored = round % ROUNDS_TO_SCORING == 0;
        PowerReasons.find(cards, seat, position.fetchToCome(seat), scored, false, reasons);
    }

    /** EG-4.15. */
    private void stop() {
        GrandeTable table = position.table();
        String card = table.action().card();
        if (!card.isEmpty() && table.active() != seat) {
            Message action = Message.of("card." + card);
            reasons.add(VETO, "why.eg.stops", "rival", new Message.Seat(table.active()), "card", action);
        }
    }

    /** If a seat chooses a card, the others can't have it any more (EG-3.2). */
    private void choose(int move) {
        GrandeTable table = position.table();
        int next = table.order().indexOf(seat) + 1;
        int pile = Integer.parseInt(position.notation(move).split(" ", -1)[1]);
        String card = table.piles().get(pile - 1).faceUp();
        if (next < table.order().size() && !card.isEmpty()) {
            Message.Seat rival = new Message.Seat(table.order().get(next));
            reasons.add(DENIED, "why.eg.denies", "rival", rival, "card", Message.of("card." + card));
        }
    }

    private void find() {
        GrandeTable after = position.table();
        new RegionReasons(before, after, seat, reasons).find();
        scored();
        if (hidden > 0) {
            reasons.restate(HIDDEN * hidden, hidden == 1 ? "why.one.eg.castillo" : "why.eg.castillo", "count", hidden);
        }
        for (int other = 0; other < sentHome.length; other++) {
            if (other != seat && sentHome[other] > 0) {
                int sent = sentHome[other];
                reasons.count(SENT_HOME * sent, "why.eg.sendsHome", sent, "rival", new Message.Seat(other));
            }
            int more = court(after, other).ifScoredNow() - court(before, other).ifScoredNow();
            if (other == seat && more > 0) {
                reasons.count(IF_SCORED * more, "why.ifScored", more);
            } else if (other != seat && more < 0) {
                reasons.count(-IF_SCORED * more, "why.ifScoredLess", -more, "rival", new Message.Seat(other));
            }
        }
        if (court(after, seat).vetoes() > court(before, seat).vetoes()) {
            reasons.add(VETO, "why.eg.keepsVeto");
        }
    }

    /** The points that the moves scored at once, through a card. */
    private void scored() {
        int best = 0;
        for (int other = 0; other < points.length; other++) {
            best = other == seat ? best : Math.max(best, points[other]);
        }
        int lead = points[seat] - best;
        if (lead > 0) {
            double weight = POINTS * lead;
            reasons.count(weight, best == 0 ? "why.eg.scores" : "why.eg.scoresMore", lead);
        }
    }

    private static Court court(GrandeTable table, int seat) {
        return table.courts().get(seat);
    }
}
