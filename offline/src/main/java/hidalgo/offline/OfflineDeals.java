package hidalgo.offline;

import hidalgo.records.Fairness;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.Sha256;
import hidalgo.tables.deal.DealOfDay;
import hidalgo.tables.deal.Deals;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.DailyDeal;
import hidalgo.tables.protocol.Deal;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.view.TableViews;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/*
 * A server's deal is here once its person has taken it along. A device without a server has its own deal, which follows
 * from the day: it can't be hidden from a person who looks into the program, and is compared with no other game.
 */

/** The deals of the days in a browser. */
final class OfflineDeals implements Deals {
    private static final String CARRIED = OfflineServer.LOCAL + "deal-";
    private static final String OWN = OfflineServer.LOCAL + "daily-";
    private static final String DIGITS = "0123456789abcdef";
    private static final int SALT_BYTES = 16;

    private final Function<String, @Nullable Table> tables;
    private final BiConsumer<String, List<TableEvent>> creator;
    private final LongSupplier clock;

    /**
     * Deals that are played at the tables of the browser.
     *
     * @param tables finds a table
     * @param creator creates a table
     */
    OfflineDeals(
            Function<String, @Nullable Table> tables,
            BiConsumer<String, List<TableEvent>> creator,
            LongSupplier clock) {
        this.tables = tables;
        this.creator = creator;
        this.clock = clock;
    }

    private static String seed(DealOfDay deal) {
        return hexadecimal(Sha256.of("hidalgo deal of the day 1\n" + deal.id() + "\n"));
    }

    private static String salt(DealOfDay deal) {
        return hexadecimal(Sha256.of("hidalgo salt of the day 1\n" + deal.id() + "\n"))
                .substring(0, 2 * SALT_BYTES);
    }

    private static String hexadecimal(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte each : bytes) {
            text.append(DIGITS.charAt(each >> 4 & 15)).append(DIGITS.charAt(each & 15));
        }
        return text.toString();
    }

    /** The table of a deal, if its person has begun it: rather that of a server's deal. */
    private @Nullable Table table(DealOfDay deal) {
        Table carried = tables.apply(CARRIED + deal.id());
        return carried == null ? tables.apply(OWN + deal.id()) : carried;
    }

    @Override
    public DailyDeal view(DealOfDay deal, @Nullable Participant person) {
        Table table = table(deal);
        List<Integer> totals =
                table != null && table.phase() == Phase.OVER ? table.position().totals() : List.of();
        boolean isOver = !totals.isEmpty();
        int points = isOver ? totals.get(deal.seat()) : 0;
        int place = 1 + (int) totals.stream().filter(other -> other > points).count();
        return new DailyDeal(
                deal.day().toString(),
                deal.game().id(),
                Math.max(0, deal.day().end() - clock.getAsLong()),
                deal.options().values(),
                deal.opponents(),
                deal.seat(),
                isOver ? 1 : 0,
                table == null
                        ? new Deal(Fairness.hash(seed(deal), salt(deal)), null, null)
                        : Objects.requireNonNull(TableViews.deal(table)),
                table == null
                        ? null
                        : new DailyDeal.Play(
                                table.id(),
                                isOver && table.left().isEmpty(),
                                isOver ? totals : null,
                                isOver ? place : null,
                                null,
                                isOver ? 1 : null),
                isOver ? List.of(new DailyDeal.Score(points, 1)) : List.of(),
                null,
                new DailyDeal.Streak(0, 0),
                List.of(),
                List.of());
    }

    @Override
    public Answers.Created play(DealOfDay deal, Participant person) {
        Table begun = table(deal);
        if (begun != null) {
            return new Answers.Created(begun.id());
        }
        if (clock.getAsLong() >= deal.day().end()) {
            throw RequestRefused.of(Kind.REFUSED, "server.deal.late");
        }
        return create(OWN + deal.id(), deal, person, seed(deal), salt(deal));
    }

    /** Keeps the deal of a server, to be played here. */
    Answers.Created keep(DealOfDay deal, Participant person, String seed, String salt) {
        return create(CARRIED + deal.id(), deal, person, seed, salt);
    }

    private Answers.Created create(String id, DealOfDay deal, Participant person, String seed, String salt) {
        if (tables.apply(id) == null) {
            creator.accept(id, deal.open(person, seed, salt));
        }
        return new Answers.Created(id);
    }

    @Override
    public ReplayAnswers.CarriedDeal carry(DealOfDay deal, Participant person) {
        throw RequestRefused.of(Kind.REFUSED, "server.needed");
    }

    @Override
    public DailyDeal join(DealOfDay deal, Participant person, Requests.Upload game) {
        throw RequestRefused.of(Kind.REFUSED, "server.needed");
    }
}
