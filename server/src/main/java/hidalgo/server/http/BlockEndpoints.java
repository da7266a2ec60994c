package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;
import static hidalgo.tables.request.Subject.MODERATION;
import static hidalgo.tables.request.TableRequests.act;

import hidalgo.rules.View;
import hidalgo.server.moderation.BlockRepository;
import hidalgo.server.moderation.Blocks;
import hidalgo.server.moderation.Reports;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.protocol.Moderation;
import hidalgo.tables.protocol.Moderation.Block;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import hidalgo.tables.session.SharedViews;
import hidalgo.tables.session.TableAccess;
import hidalgo.tables.table.ChatLine;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Seats;
import hidalgo.tables.table.Table;
import hidalgo.tables.view.Lines;
import hidalgo.tables.view.PlayViews;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The addresses by which people avoid others, and report them. */
final class BlockEndpoints {
    private final Blocks blocks;
    private final Reports reports;
    private final People people;
    private final TableAccess tables;

    BlockEndpoints(Services services) {
        this.blocks = services.moderation().blocks();
        this.reports = services.moderation().reports();
        this.people = services.people();
        this.tables = services.access();
    }

    List<Request<?>> all() {
        return List.of(
                MODERATION
                        .get("/api/blocks", "blocks")
                        .says("The people that the caller avoids", "With `table`, also which seats they have there.")
                        .known()
                        .own()
                        .query("table")
                        .lists(Block.class, http(this::blocks)),
                MODERATION
                        .post("/api/blocks", "block")
                        .says(
                                "Mutes or blocks a person",
                                "Named by `table` and `seat`, by `table` and the `line` of a spectator, or by the `name`"
                                        + " of an account. The person does not learn of it.")
                        .known()
                        .own()
                        .limited(Rate.SETTLE)
                        .takes(Moderation.BlockRequest.class)
                        .lists(Block.class, http(this::block)),
                MODERATION
                        .delete("/api/blocks/{id}", "unblock")
                        .says("No longer mutes or blocks a person", "The caller reads and meets them again.")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(call -> blocks.remove(HttpCall.of(call).person(), call.id())),
                act("/report", "report")
                        .says(
                                "Reports a person to the moderators",
                                "Named by their `seat`, or by the `line` of a spectator. The latest messages and moves"
                                        + " are part of the report.")
                        .own()
                        .limited(Rate.REPORT)
                        .takes(Moderation.ReportRequest.class)
                        .does(call -> report(HttpCall.of(call))));
    }

    private List<Block> blocks(HttpCall<?> call) {
        return told(call.person(), call.query("table"));
    }

    private List<Block> told(Person person, @Nullable String table) {
        List<BlockRepository.Block> all = blocks.of(person);
        return all.stream()
                .map(each -> new Block(
                        each.id(),
                        each.name(),
                        each.kind(),
                        table == null
                                ? List.of()
                                : tables.read(
                                        table,
                                        person,
                                        showing -> showing.table().seats().heldBy(each.other())),
                        each.made()))
                .toList();
    }

    private List<Block> block(HttpCall<Moderation.BlockRequest> call) {
        Moderation.BlockRequest wish = call.body();
        Person other = wish.name() == null
                ? people.byId(tables.read(
                                required(wish.table()),
                                call.person(),
                                showing -> meant(showing, call.person(), wish.seat(), wish.line())))
                        .orElseThrow(BlockEndpoints::unknown)
                : people.named(wish.name()).orElseThrow(BlockEndpoints::unknown);
        blocks.add(call.person(), other, wish.kind());
        return told(call.person(), wish.table());
    }

    private static String required(@Nullable String table) {
        if (table == null) {
            throw unknown();
        }
        return table;
    }

    private static RequestRefused unknown() {
        return RequestRefused.of(Kind.GONE, "server.person.none");
    }

    /** The person in a seat, or the author of a spectator's message that the caller may read. */
    private static String meant(SharedViews showing, Person caller, @Nullable Integer seat, @Nullable Integer line) {
        Table table = showing.table();
        Seats seats = table.seats();
        if (seat != null && seats.has(seat) && seats.get(seat).person() != null) {
            return Objects.requireNonNull(seats.get(seat).person());
        }
        List<ChatLine> gallery =
                table.mayReadSpectatorsChat(caller.id()) ? table.chat().spectators() : List.of();
        if (seat == null && line != null && line >= 1 && line <= gallery.size()) {
            String author = gallery.get(line - 1).person();
            if (author != null) {
                return author;
            }
        }
        throw unknown();
    }

    /** A report about a seat keeps the players' chat, one about a spectator that of the spectators. */
    private void report(HttpCall<Moderation.ReportRequest> call) {
        Moderation.ReportRequest wish = call.body();
        record Seen(String person, Moderation.ReportContext context) {}
        Seen seen = tables.read(call.id(), call.person(), showing -> {
            Table table = showing.table();
            String person = meant(showing, call.person(), wish.seat(), wish.line());
            boolean isPlayer = wish.seat() != null;
            return new Seen(
                    person,
                    new Moderation.ReportContext(
                            table.opened().game(),
                            Objects.requireNonNullElse(table.name(), ""),
                            table.seats().stream().map(Seat::name).toList(),
                            isPlayer ? Objects.requireNonNull(wish.seat()) : View.SPECTATOR,
                            latest(
                                            isPlayer
                                                    ? table.chat().players()
                                                    : table.chat().spectators(),
                                            Reports.LINES)
                                    .stream()
                                    .map(Lines::chat)
                                    .toList(),
                            latest(moves(table), Reports.MOVES).stream()
                                    .map(line -> new Moderation.ReportedMove(line.ply(), line.seat(), line.text()))
                                    .toList()));
        });
        reports.add(call.person(), seen.person(), call.id(), wish.reason(), seen.context());
    }

    private static List<LogLine> moves(Table table) {
        return PlayViews.log(table, View.SPECTATOR, 0);
    }

    private static <T> List<T> latest(List<T> all, int most) {
        return all.subList(Math.max(0, all.size() - most), all.size());
    }
}
