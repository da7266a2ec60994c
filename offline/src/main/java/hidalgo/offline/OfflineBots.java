package hidalgo.offline;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.bots.Choice;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Hold;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Seats;
import hidalgo.tables.table.Table;
import hidalgo.tables.view.Personas;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/*
 * The worker has one thread: while a bot thinks, requests of the page wait. It hears the page before a bot begins, and what the bot
 * chooses is made at once, so nothing can have happened in between. Bots move without a pause: the page shows what they did at the
 * person's pace.
 */

/** The bots at a table in the browser. */
final class OfflineBots {
    private record Task(int seat, int version, boolean obliged) {}

    private final Map<String, Bot> minds = new HashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final OfflineTable table;
    private final Browser browser;
    private int askedVersion = -1;
    private int asked;
    private boolean busy;

    OfflineBots(OfflineTable table, Browser browser) {
        this.table = table;
        this.browser = browser;
    }

    /** Lets the next bot think, if it is a bot's turn and somebody looks. */
    void consider() {
        Table now = table.table();
        if (busy || now.phase() != Phase.PLAYING || !table.isOpen()) {
            return;
        }
        Hold hold = now.hold(table.now());
        Task task = next(now, hold != null);
        if (task != null) {
            busy = true;
            browser.after(0, () -> begin(task));
        } else if (hold != null && hold.left() != null) {
            browser.after(Math.toIntExact(hold.left()), this::consider);
        }
    }

    private @Nullable Task next(Table now, boolean isHeld) {
        if (askedVersion != now.version()) {
            askedVersion = now.version();
            asked = 0;
        }
        Position position = now.position();
        int optional = position.movers() & ~position.obliged() & ~asked;
        for (int bits : List.of(optional, isHeld ? 0 : position.obliged())) {
            for (int seat : Seats.ofBits(bits)) {
                if (now.seats().get(seat).bot() != null) {
                    return new Task(seat, now.version(), bits != optional);
                }
            }
        }
        return null;
    }

    /** Shows that a bot thinks, and lets it do so once the page has been told. */
    private void begin(Task task) {
        if (!isFresh(task)) {
            end();
            return;
        }
        if (task.obliged()) {
            table.think(Set.of(task.seat()));
        }
        browser.after(0, () -> choose(task));
    }

    private void choose(Task task) {
        if (isFresh(task)) {
            asked |= 1 << task.seat();
            int move = move(task.seat());
            table.think(Set.of());
            if (move != Bot.WAIT) {
                table.change(now -> List.of(new Change.Move(task.seat(), move, "bot " + task.version())));
            }
        }
        end();
    }

    private void end() {
        busy = false;
        table.think(Set.of());
        consider();
    }

    private int move(int number) {
        Seat seat = table.table().seats().get(number);
        String description = Bots.description(String.valueOf(seat.bot()), Personas.at(seat));
        String key = number + " " + description;
        RandomSource chance = RandomSource.of(random.nextLong(), random.nextLong());
        Choice choice = Choice.of(
                () -> minds.computeIfAbsent(key, unknown -> Bots.of(description)),
                table.table().position().view(number),
                chance,
                Bots::of);
        if (choice.failure() != null) {
            minds.remove(key);
        }
        return choice.move();
    }

    private boolean isFresh(Task task) {
        Table now = table.table();
        return now.version() == task.version()
                && now.phase() == Phase.PLAYING
                && now.seats().get(task.seat()).bot() != null;
    }
}
