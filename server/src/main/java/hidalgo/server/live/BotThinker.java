package hidalgo.server.live;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.bots.Choice;
import hidalgo.bots.search.Search;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import hidalgo.server.thinking.Job;
import hidalgo.server.thinking.Thinker;
import hidalgo.server.thinking.Urgency;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Table;
import java.security.SecureRandom;
import java.util.Set;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * Whoever thinks for a bot of another node reads the table from the store, and gives the bot its seat's view. What it chooses is
 * a proposal: the node that has the table open plays it, if the table still has the version that was looked at.
 *
 * Memory is divided in fixed shares of the heap: a quarter for the trees of all searches that can be under way at once, an
 * eighth for what bots remember until their next move.
 */

/** Chooses the moves of bots. */
public final class BotThinker implements Thinker {
    private static final Logger LOG = LoggerFactory.getLogger(BotThinker.class);

    private static final int SEARCHES = 4;
    private static final int REMEMBERED = 8;

    private final SecureRandom random = new SecureRandom();
    private final BotMemory memory = new BotMemory(Runtime.getRuntime().maxMemory() / REMEMBERED);
    private final TableHistory history;
    private final Function<String, Bot> levels;

    /** Bots at the tables of a history; bounds how many of them think at once. */
    public BotThinker(TableHistory history, int atOnce) {
        this(
                history,
                description ->
                        Bots.of(description, treeBytes(Runtime.getRuntime().maxMemory(), atOnce)));
    }

    BotThinker(TableHistory history, Function<String, Bot> levels) {
        this.history = history;
        this.levels = levels;
    }

    /** How large the tree of one search may become in a heap of a size. */
    static long treeBytes(long heap, int atOnce) {
        return Math.min(Search.USUAL_BYTES, heap / SEARCHES / Math.max(1, atOnce));
    }

    /** Drops what the bots of a table remember. */
    void forget(String table) {
        memory.forget(table);
    }

    /** The estimated size of what all bots remember. */
    long bytes() {
        return memory.bytes();
    }

    /** The job of a bot that is to choose for a seat. */
    static Job job(Table table, int seat, String description, Set<String> people, Urgency urgency, String worker) {
        int version = table.game().version();
        return new Job(
                "bot/" + table.id() + "/" + version + "/" + seat,
                Job.Kind.BOT,
                table.id(),
                version + " " + seat + " " + description,
                people,
                urgency,
                worker);
    }

    @Override
    public String think(Job job, Pace pace) {
        String[] words = job.detail().split(" ", 3);
        int seat = Integer.parseInt(words[1]);
        Table table;
        try {
            table = history.read(job.subject());
        } catch (RequestRefused gone) {
            return "";
        }
        boolean isFresh = table.phase() == Phase.PLAYING && table.game().version() == Integer.parseInt(words[0]);
        return isFresh ? choose(job.subject(), words[2], table.position().view(seat)) : "";
    }

    /** The move that a bot of a description, or its substitute, chooses, as text; empty if it waits. */
    String choose(String table, String description, View view) {
        RandomSource chance = RandomSource.of(random.nextLong(), random.nextLong());
        String key = table + " " + view.seat() + " " + description;
        Bot known = memory.take(key);
        Bot bot = known == null ? levels.apply(description) : known;
        Choice choice = Choice.of(() -> bot, view, chance, levels);
        if (choice.failure() == null) {
            memory.keep(table, key, bot);
        } else {
            LOG.error(
                    "The bot {} at table {} failed; a {} moves in its place",
                    description,
                    table,
                    Choice.SUBSTITUTE,
                    choice.failure());
        }
        return choice.move() == Bot.WAIT ? "" : view.notation(choice.move());
    }
}
