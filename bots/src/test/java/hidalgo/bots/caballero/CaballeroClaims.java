package hidalgo.bots.caballero;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Message;
import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.CaballeroTable;
import hidalgo.rules.caballero.CaballeroTable.Region;
import hidalgo.rules.caballero.CaballeroTable.Tile;
import java.util.List;

/** Checks the claims of reasons about moves of El Caballero, from caballeros and tiles instead of ranks. */
final class CaballeroClaims {
    private final CaballeroPosition from;
    private final CaballeroPosition to;
    private final CaballeroTable before;
    private final CaballeroTable after;
    private final int seat;

    CaballeroClaims(CaballeroPosition from, CaballeroPosition to, int seat) {
        this.from = from;
        this.to = to;
        this.before = from.table();
        this.after = to.table();
        this.seat = seat;
    }

    void check(Message claim) {
        int count = (int) claim.slots().getOrDefault("count", 0);
        int rival = claim.slots().get("rival") instanceof Message.Seat(int number) ? number : -1;
        boolean isTrue = switch (claim.key().replace(".one", "")) {
            case "why.ec.firstFrom" ->
                takesFirst(claim) && parts(claim).stream().anyMatch(p -> leads(p, rival));
            case "why.ec.first" -> takesFirst(claim);
            case "why.ec.firstAlone" ->
                takesFirst(claim)
                        && parts(claim).stream()
                                .allMatch(p -> p.strengths().stream().allMatch(s -> s == 0));
            case "why.ec.breaksTie" ->
                takesFirst(claim) && parts(claim).stream().anyMatch(this::sharesFirst);
            case "why.ec.enlarges" -> enlarges(claim, count);
            case "why.ec.second" -> second(claim);
            case "why.ec.costsFirst" -> costsFirst(claim, rival);
            case "why.ec.ships" -> ships(claim, count);
            case "why.ec.governor" ->
                region(claim).governor() == seat && region(claim).land();
            case "why.ec.governorWater" ->
                region(claim).governor() == seat && !region(claim).land();
            case "why.ec.evicts", "why.ec.evictsAfloat" ->
                tiles(before, rival).stream().anyMatch(t -> land(t) == count && !isThere(t));
            case "why.ec.secures" -> newCastillos().stream().anyMatch(t -> highest(t) == count);
            case "why.ec.securesShips" ->
                newCastillos().stream()
                        .anyMatch(t -> highest(t) == 0 && t.ships().length() == count);
            case "why.ec.refund" -> count > 0;
            case "why.ec.court" -> to.court(seat) - from.court(seat) == count;
            case "why.ec.blocks" -> look(to).blocked(seat) - look(from).blocked(seat) == count;
            case "why.ec.afloat" -> look(to).afloat(seat) - look(from).afloat(seat) == count;
            case "why.ifScored" -> ifScored(seat) == count;
            case "why.ifScoredLess" -> ifScored(rival) == -count && rival != seat;
            case "why.brings" -> to.supplyToCome(seat) == count && to.laid(seat) == (int) slot(claim, "card");
            case "why.keepsCard" ->
                (to.hand(seat) >> (int) slot(claim, "card") & 1) != 0
                        && !from.options().isScored(from.round());
            case "why.actsFirst" -> place(0);
            case "why.actsLast" -> place(from.seats() - 1) && !from.options().isScored(from.round());
            case "why.actsLastBeforeScoring" ->
                place(from.seats() - 1) && from.options().isScored(from.round());
            default -> false;
        };
        assertThat(isTrue).as("%s of %s\n%s\n%s", claim, seat, before, after).isTrue();
    }

    private static TileSecurity look(CaballeroPosition position) {
        TileSecurity security = new TileSecurity();
        security.read(position);
        return security;
    }

    private static Object slot(Message claim, String name) {
        return claim.slots().get(name);
    }

    private boolean takesFirst(Message claim) {
        return leads(region(claim), seat) && parts(claim).stream().noneMatch(part -> leads(part, seat));
    }

    private boolean enlarges(Message claim, int count) {
        int led = parts(claim).stream()
                .filter(part -> leads(part, seat))
                .mapToInt(Region::value)
                .max()
                .orElse(100);
        return leads(region(claim), seat) && region(claim).value() - led == count && count > 0;
    }

    private boolean second(Message claim) {
        List<Integer> strengths = region(claim).strengths();
        int mine = strengths.get(seat);
        return strengths.stream().filter(other -> other > mine).count() == 1
                && strengths.stream().filter(other -> other == mine).count() == 1
                && mine > 0
                && strengths.size() > 2;
    }

    private boolean costsFirst(Message claim, int rival) {
        Region old = before.regions().stream()
                .filter(region -> region.name().equals(slot(claim, "region")))
                .findFirst()
                .orElseThrow();
        Region now = after.regions().stream()
                .filter(region -> region.sides().contains(old.name()))
                .findFirst()
                .orElseThrow();
        return rival != seat && leads(old, rival) && !leads(now, rival) && old.value() == (int) slot(claim, "value");
    }

    private boolean ships(Message claim, int count) {
        int old = parts(claim).stream().mapToInt(part -> part.ships().get(seat)).sum();
        return !region(claim).land() && region(claim).ships().get(seat) - old == count;
    }

    /** Whether the seat has a place in the order of turns, however the others bid. */
    private boolean place(int place) {
        MoveList moves = new MoveList();
        for (int i = 0; i < 5; i++) {
            CaballeroPosition position = to.copy();
            RandomSource random = RandomSource.of(i);
            while (position.isBidding()) {
                position.legalMoves(position.mover(), moves);
                position.play(position.mover(), moves.get(random.below(moves.size())));
            }
            if (position.table().order().get(place) != seat) {
                return false;
            }
        }
        return true;
    }

    private int ifScored(int whose) {
        return after.courts().get(whose).ifScoredNow()
                - before.courts().get(whose).ifScoredNow();
    }

    private Region region(Message claim) {
        Region found = after.regions().stream()
                .filter(region -> region.name().equals(slot(claim, "region")))
                .findFirst()
                .orElseThrow();
        assertThat(found.value()).isEqualTo(slot(claim, "value"));
        return found;
    }

    private List<Region> parts(Message claim) {
        return before.regions().stream()
                .filter(part -> region(claim).sides().contains(part.name()))
                .toList();
    }

    private static boolean leads(Region region, int whose) {
        int mine = region.strengths().get(whose);
        return region.land()
                && mine > 0
                && region.strengths().stream().filter(other -> other >= mine).count() == 1;
    }

    private boolean sharesFirst(Region region) {
        int mine = region.strengths().get(seat);
        return mine > 0
                && region.strengths().stream().noneMatch(other -> other > mine)
                && region.strengths().stream().filter(other -> other == mine).count() > 1;
    }

    private static List<Tile> tiles(CaballeroTable table, int owner) {
        return table.tiles().stream().filter(tile -> tile.seat() == owner).toList();
    }

    private boolean isThere(Tile tile) {
        return tiles(after, tile.seat()).stream().anyMatch(other -> other.x() == tile.x() && other.y() == tile.y());
    }

    private List<Tile> newCastillos() {
        return tiles(after, seat).stream()
                .filter(Tile::castillo)
                .filter(tile -> tiles(before, seat).stream()
                        .noneMatch(old -> old.x() == tile.x() && old.y() == tile.y() && old.castillo()))
                .toList();
    }

    private static int land(Tile tile) {
        return "NESW"
                .chars()
                .filter(side -> tile.land().indexOf(side) >= 0)
                .map(side -> number(tile, "NESW".indexOf(side)))
                .sum();
    }

    private static int highest(Tile tile) {
        return "NESW"
                .chars()
                .filter(side -> tile.land().indexOf(side) >= 0)
                .map(side -> number(tile, "NESW".indexOf(side)))
                .max()
                .orElse(0);
    }

    /** EC-1.3: 1 to 4 or 5 to 8, clockwise. */
    private static int number(Tile tile, int side) {
        int number = tile.north() + side;
        return tile.north() <= 4 && number > 4 || number > 8 ? number - 4 : number;
    }
}
