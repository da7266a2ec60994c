package hidalgo.tables.session;

import hidalgo.bots.Bots;
import hidalgo.tables.session.BotsOfTable.Task;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.view.Personas;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A bot that has been asked for a move. */
public final class BotTurn {
    private final BotRunner runner;
    private final TableReference table;
    private final BotsOfTable bots;
    private final Task task;
    private final Set<String> players;
    private final String host;
    private final String level;
    private final String description;

    BotTurn(BotRunner runner, TableReference reference, Table table, BotsOfTable bots, Task task) {
        Seat seat = table.seats().get(task.seat());
        this.runner = runner;
        this.table = reference;
        this.bots = bots;
        this.task = task;
        this.players = table.seats().players();
        this.host = table.host();
        this.level = String.valueOf(seat.bot());
        this.description = table.isDealOfDay()
                ? BotView.description(level, Personas.at(seat))
                : Bots.description(level, Personas.at(seat));
    }

    /** The identifier of the table. */
    public String table() {
        return table.id();
    }

    /** The bot's seat. */
    public int seat() {
        return task.seat();
    }

    /** The version of the game that it looks at. */
    public int version() {
        return task.version();
    }

    /** The bot's level and parameters. */
    public String description() {
        return description;
    }

    /** Whether the bot needs no more than milliseconds. */
    public boolean isQuick() {
        return Bots.isQuick(level);
    }

    /** Whether people play at the table. */
    public boolean isAmongPeople() {
        return !players.isEmpty();
    }

    /** The people on whose behalf the bot thinks: those at the table, or the host if only bots play there. */
    public Set<String> people() {
        return players.isEmpty() ? Set.of(host) : players;
    }

    /** The node that has thought for the table's bots before, and may have results; empty if unknown. */
    public String worker() {
        return bots.worker();
    }

    /** Shows that the bot is thinking. */
    public void begin() {
        runner.show(table, task, true);
    }

    /** Lets the bot think now, and makes its move. */
    public void choose(BotMinds minds) {
        runner.end(table, bots, task, () -> runner.choose(table, task, description, minds));
    }

    /** Makes the move that another worker has chosen; nothing if no bot could. */
    public void answered(@Nullable String move, String worker) {
        bots.thoughtBy(worker);
        runner.end(table, bots, task, () -> Objects.requireNonNull(move, "No bot could choose"));
    }
}
