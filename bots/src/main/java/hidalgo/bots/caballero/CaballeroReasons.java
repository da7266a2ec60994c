package hidalgo.bots.caballero;

import hidalgo.bots.reasons.PowerReasons;
import hidalgo.bots.reasons.Reasons;
import hidalgo.rules.Message;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.CaballeroTable;
import hidalgo.rules.caballero.CaballeroTable.Court;
import hidalgo.rules.caballero.CaballeroTable.Tile;
import hidalgo.rules.caballero.Preview;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Why moves of El Caballero are good. */
final class CaballeroReasons {
    private static final double SHIP = 3;
    private static final double SECURED = 0.6;
    private static final double REFUND = 0.5;
    private static final double IN_COURT = 0.3;
    private static final double IF_SCORED = 0.5;
    private static final double BLOCKED = 0.3;
    private static final double AFLOAT = 0.6;
    private static final String SIDES = "NESW";

    private final CaballeroTable before;
    private final CaballeroTable after;
    private final int seat;
    private final Reasons reasons;

    private CaballeroReasons(CaballeroTable before, CaballeroTable after, int seat, Reasons reasons) {
        this.before = before;
        this.after = after;
        this.seat = seat;
        this.reasons = reasons;
    }

    static Reasons of(CaballeroPosition before, int seat, List<Integer> moves) {
        Reasons reasons = new Reasons();
        CaballeroPosition position = before.copy();
        for (int move : moves) {
            boolean bidding = position.isBidding();
            if (!bidding) {
                returns(position.whatIf(seat, move), seat, reasons);
            }
            position.play(seat, move);
            if (bidding) {
                power(position, before.round(), seat, reasons);
            }
        }
        tileSecurity(before, position, seat, reasons);
        new CaballeroReasons(before.table(), position.table(), seat, reasons).find();
        return reasons;
    }

    /** Regions closed to others (EC-3.9), and tiles on water only that wait for land (EC-3.11). */
    private static void tileSecurity(CaballeroPosition before, CaballeroPosition after, int seat, Reasons reasons) {
        TileSecurity then = new TileSecurity();
        TileSecurity now = new TileSecurity();
        then.read(before);
        now.read(after);
        int blocked = now.blocked(seat) - then.blocked(seat);
        if (blocked > 0) {
            reasons.count(BLOCKED * blocked, "why.ec.blocks", blocked);
        }
        int afloat = now.afloat(seat) - then.afloat(seat);
        if (afloat > 0) {
            reasons.add(AFLOAT * afloat, "why.ec.afloat", "count", afloat);
        }
    }

    private static void power(CaballeroPosition laid, int round, int seat, Reasons reasons) {
        List<PowerReasons.Cards> cards = new ArrayList<>();
        for (Court court : laid.table().courts()) {
            cards.add(new PowerReasons.Cards(court.hand(), court.laid()));
        }
        boolean scored = laid.options().isScored(round);
        PowerReasons.find(cards, seat, laid.supplyToCome(seat), scored, true, reasons);
    }

    /** Evicted tiles (EC-3.20), and what a castillo gives back (EC-3.19). */
    private static void returns(Preview preview, int seat, Reasons reasons) {
        for (Preview.Return gone : preview.returns()) {
            int owner = gone.tile().seat();
            int caballeros = gone.caballerosLost() + gone.caballerosBack();
            if (owner == seat) {
                if (gone.caballerosBack() > 0 && !gone.evicted()) {
                    reasons.count(REFUND * gone.caballerosBack(), "why.ec.refund", gone.caballerosBack());
                }
            } else if (caballeros > 0) {
                double weight = gone.caballerosLost() + SHIP * gone.shipsLost() + 1;
                reasons.count(weight, "why.ec.evicts", caballeros, "rival", new Message.Seat(owner));
            } else {
                reasons.add(1 + SHIP * gone.shipsLost(), "why.ec.evictsAfloat", "rival", new Message.Seat(owner));
            }
        }
    }

    private void find() {
        new RegionReasons(before, after, seat, reasons).find();
        for (Tile tile : after.tiles()) {
            if (tile.seat() == seat && tile.castillo()) {
                castillo(tile);
            }
        }
        int more = court(after, seat).caballeros() - court(before, seat).caballeros();
        if (more > 0) {
            reasons.count(IN_COURT * more, "why.ec.court", more);
        }
        ifScored();
    }

    /** EC-3.16: what a new castillo would save if its tile were evicted. */
    private void castillo(Tile tile) {
        Tile old = at(before, tile);
        if (old != null && old.castillo()) {
            return;
        }
        int highest = 0;
        for (int i = 0; i < tile.land().length(); i++) {
            highest = Math.max(
                    highest, number(tile.north(), SIDES.indexOf(tile.land().charAt(i))));
        }
        if (highest > 0) {
            reasons.count(SECURED * highest, "why.ec.secures", highest);
        } else if (!tile.ships().isEmpty()) {
            reasons.count(
                    SECURED * tile.ships().length(),
                    "why.ec.securesShips",
                    tile.ships().length());
        }
    }

    /** The points that the seat would gain in a scoring, and others would lose. */
    private void ifScored() {
        for (int other = 0; other < after.courts().size(); other++) {
            int more = court(after, other).ifScoredNow() - court(before, other).ifScoredNow();
            if (other == seat && more > 0) {
                reasons.count(IF_SCORED * more, "why.ifScored", more);
            } else if (other != seat && more < 0) {
                reasons.count(-IF_SCORED * more, "why.ifScoredLess", -more, "rival", new Message.Seat(other));
            }
        }
    }

    private static Court court(CaballeroTable table, int seat) {
        return table.courts().get(seat);
    }

    private static @Nullable Tile at(CaballeroTable table, Tile like) {
        for (Tile tile : table.tiles()) {
            if (tile.seat() == like.seat() && tile.x() == like.x() && tile.y() == like.y()) {
                return tile;
            }
        }
        return null;
    }

    /** EC-1.3: the number on a side, counted clockwise from the north. */
    private static int number(int north, int side) {
        return (north - 1) / 4 * 4 + (north - 1 + side) % 4 + 1;
    }
}
