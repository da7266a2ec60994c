package hidalgo.server.live;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.bots.Choice;
import hidalgo.bots.search.Search;
import hidalgo.server.thinking.Job;
import hidalgo.server.thinking.Thinker;
import hidalgo.server.thinking.Urgency;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.session.BotMinds;
import hidalgo.tables.session.BotTurn;
import java.util.Set;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A bot gets its seat's view, from the table if this node has it open, otherwise from the stored events. Its choice is
 * a proposal: the node that has the table open plays it, if the table still has the same version. Memory is divided in
 * fixed shares of the heap: a quarter for the trees of all searches that can be under way at once, an eighth for the
 * results that bots keep until their next move.
 */

/** Chooses the moves of bots. */
public final class BotThinker implements Thinker {
    private static final Logger LOG = LoggerFactory.getLogger(BotThinker.class);

    private static final int SEARCHES = 4;
    private static final int REMEMBERED = 8;

    private final SeatViews views;
    private final BotMinds minds;

    /** Bots that look at their seats' views; bounds how many of them think at once. */
    public BotThinker(SeatViews views, int atOnce) {
        this(
                views,
                description ->
                        Bots.of(description, treeBytes(Runtime.getRuntime().maxMemory(), atOnce)));
    }

    BotThinker(SeatViews views, Function<String, Bot> levels) {
        this.views = views;
        this.minds = new BotMinds(levels, Runtime.getRuntime().maxMemory() / REMEMBERED, BotThinker::log);
    }

    private static void log(String table, String description, Throwable failure) {
        LOG.error(
                "The bot {} at table {} failed; a {} moves in its place",
                description,
                table,
                Choice.SUBSTITUTE,
                failure);
    }

    /** How large the tree of one search may become in a heap of a size. */
    static long treeBytes(long heap, int atOnce) {
        return Math.min(Search.USUAL_BYTES, heap / SEARCHES / Math.max(1, atOnce));
    }

    /** The bots, and what they remember. */
    BotMinds minds() {
        return minds;
    }

    /** The job of a bot that has been asked. */
    static Job job(BotTurn turn, Set<String> people, Urgency urgency) {
        return new Job(
                "bot/" + turn.table() + "/" + turn.version() + "/" + turn.seat(),
                Job.Kind.BOT,
                turn.table(),
                turn.version() + " " + turn.seat() + " " + turn.description(),
                people,
                urgency,
                turn.worker());
    }

    @Override
    public String think(Job job, Pace pace) {
        String[] words = job.detail().split(" ", 3);
        try {
            return views.ofBot(job.subject(), Integer.parseInt(words[0]), Integer.parseInt(words[1]))
                    .map(seen -> minds.choose(job.subject(), words[2], seen))
                    .orElse("");
        } catch (RequestRefused gone) {
            return "";
        }
    }
}
