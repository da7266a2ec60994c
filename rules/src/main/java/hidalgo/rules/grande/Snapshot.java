package hidalgo.rules.grande;

import hidalgo.rules.PowerHand;
import hidalgo.rules.SeatOrder;
import hidalgo.rules.View;
import hidalgo.rules.grande.GrandePosition.Stage;
import hidalgo.rules.grande.GrandeTable.Allowance;
import hidalgo.rules.grande.GrandeTable.Court;
import hidalgo.rules.grande.GrandeTable.Pile;
import hidalgo.rules.grande.GrandeTable.Region;
import hidalgo.rules.grande.GrandeTable.Running;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Makes a {@link GrandeTable} of a position. */
final class Snapshot {
    private final GrandePosition position;
    private final boolean castilloIsOpen;
    private final int[][] scores;

    private Snapshot(GrandePosition position, boolean castilloIsOpen) {
        this.position = position;
        this.castilloIsOpen = castilloIsOpen;
        this.scores = new int[Place.COUNT][position.seats()];
        int shown = castilloIsOpen ? Place.ALL : Place.REGIONS;
        Scores.walk(position, shown, (seat, place, reason, points) -> scores[place][seat] += points);
    }

    /** The table as a seat sees it. */
    static GrandeTable of(GrandePosition position, int seat) {
        return new Snapshot(position, position.options.castilloIsOpen()).table(seat);
    }

    /** The same with the contents of the Castillo, which its scoring shows (EG-3.6). */
    static GrandeTable opened(GrandePosition position, int seat) {
        return new Snapshot(position, true).table(seat);
    }

    private GrandeTable table(int seat) {
        List<Region> regions = new ArrayList<>();
        for (int region = 0; region < Place.CASTILLO; region++) {
            regions.add(region(region));
        }
        return new GrandeTable(
                position.round(),
                position.stage,
                position.active(),
                seats(position.movers()),
                seats(position.obliged()),
                SeatOrder.list(position.order, position.seats()),
                Place.code(position.king()),
                regions,
                region(Place.CASTILLO),
                courts(),
                piles(),
                allowance(),
                running(),
                seats(position.disks.chosen()),
                disk(seat));
    }

    private Region region(int place) {
        List<Integer> values = new ArrayList<>();
        for (int rank = 1; rank <= Scores.VALUES; rank++) {
            values.add(position.board.value(place, rank));
        }
        String scoreboard = "";
        for (int i = 0; i < Scoreboard.COUNT; i++) {
            scoreboard = position.board.scoreboard(i) == place ? Scoreboard.name(i) : scoreboard;
        }
        boolean shown = place != Place.CASTILLO || castilloIsOpen;
        List<Integer> grandes = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        List<Integer> ranks = new ArrayList<>();
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.board.grande(seat) == place) {
                grandes.add(seat);
            }
            if (shown) {
                counts.add(position.board.caballeros(place, seat));
                ranks.add(Scores.rank(position, place, seat));
                points.add(scores[place][seat]);
            }
        }
        return new Region(
                Place.code(place),
                Place.name(place),
                values,
                scoreboard,
                position.king() == place,
                grandes,
                counts,
                ranks,
                points);
    }

    private List<Court> courts() {
        List<Court> courts = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            int now = 0;
            for (int[] place : scores) {
                now += place[seat];
            }
            courts.add(new Court(
                    position.courts.court(seat),
                    position.courts.province(seat),
                    position.vetoes.held(seat),
                    position.vetoes.ending() >> seat & 1,
                    PowerHand.cards(position.courts.hand(seat)),
                    position.courts.laid(seat),
                    position.points.total(seat),
                    now));
        }
        return courts;
    }

    private List<Pile> piles() {
        List<Pile> piles = new ArrayList<>();
        for (int pile = 1; pile <= Piles.COUNT; pile++) {
            List<String> unseen = new ArrayList<>();
            if (pile <= Piles.SHUFFLED) {
                for (byte card : position.piles.undrawn(pile)) {
                    unseen.add(Card.at(card).text());
                }
            }
            Collections.sort(unseen);
            String faceUp = position.faceUp(pile);
            piles.add(new Pile(pile, faceUp == null ? "" : faceUp, unseen));
        }
        return piles;
    }

    private Allowance allowance() {
        Turn turn = position.turn;
        if (position.stage == Stage.LAYING || position.stage == Stage.CASTILLO || position.isOver()) {
            return Allowance.NOTHING;
        }
        boolean chosen = turn.pile != 0;
        return new Allowance(
                turn.missing, turn.pile, chosen ? position.card().text() : "", turn.toPlace, chosen && !turn.announced);
    }

    private Running running() {
        return switch (position.stage) {
            case ASKING, ACTING, DISKS ->
                new Running(
                        position.card().text(),
                        position.asked(),
                        position.stepper(),
                        position.stepsLeft(),
                        position.ownMovesLeft(),
                        position.othersMovesLeft(),
                        position.extraPlacesLeft(),
                        position.action.region == Place.NOWHERE ? "" : Place.code(position.action.region),
                        seats(position.action.sent));
            default -> Running.NONE;
        };
    }

    /** The region on a seat's disk while others choose, or empty. */
    private String disk(int seat) {
        boolean chosen = seat != View.SPECTATOR && (position.disks.chosen() >> seat & 1) != 0;
        return chosen ? Place.code(position.disks.region(seat)) : "";
    }

    private static List<Integer> seats(int bits) {
        List<Integer> seats = new ArrayList<>();
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            seats.add(Integer.numberOfTrailingZeros(rest));
        }
        return seats;
    }
}
