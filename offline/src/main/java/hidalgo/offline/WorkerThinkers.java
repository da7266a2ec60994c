package hidalgo.offline;

import hidalgo.bots.Bots;
import hidalgo.bots.search.Search;
import hidalgo.tables.session.BotMinds;
import hidalgo.tables.session.BotTurn;
import hidalgo.tables.session.Thinkers;

/*
 * The worker has one thread: while a bot thinks, requests of the page wait. It handles messages of the page before a
 * bot begins. Bots move without a pause: the page shows their moves at the person's pace.
 */

/** Bots that think in the worker, one after the other. */
final class WorkerThinkers implements Thinkers {
    private final BotMinds minds =
            new BotMinds(Bots::of, Search.USUAL_BYTES, (table, description, failure) -> log(failure));
    private final Browser browser;

    WorkerThinkers(Browser browser) {
        this.browser = browser;
    }

    @Override
    public void after(long millis, Runnable work) {
        browser.after(Math.toIntExact(millis), work);
    }

    /** Shows that a bot is thinking, and lets it think once the page has been informed. */
    @Override
    public void think(BotTurn turn) {
        turn.begin();
        browser.after(0, () -> turn.choose(minds));
    }

    @Override
    public void forget(String table) {
        minds.forget(table);
    }

    @Override
    public boolean failed(String table, Throwable failure) {
        log(failure);
        return true;
    }

    private static void log(Throwable failure) {
        System.err.println(failure);
    }
}
