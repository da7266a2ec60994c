package hidalgo.server.live;

import hidalgo.server.base.Scheduler;
import hidalgo.server.thinking.Jobs;
import hidalgo.server.thinking.Thinking;
import hidalgo.server.thinking.ThinkingTask;
import hidalgo.server.thinking.Urgency;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.session.BotTurn;
import hidalgo.tables.session.Thinkers;
import java.time.Duration;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Bots think here if they are quick, and otherwise wherever jobs are done. */
public final class NodeThinkers implements Thinkers {
    private static final Logger LOG = LoggerFactory.getLogger(NodeThinkers.class);

    private final UnaryOperator<Set<String>> payers;
    private final Thinking thinking;
    private final Jobs jobs;
    private final BotThinker thinker;
    private final Scheduler timer;

    /**
     * Bots that think on the threads of this node, or in jobs.
     *
     * @param payers the names under which people pay for it
     */
    public NodeThinkers(
            UnaryOperator<Set<String>> payers, Thinking thinking, Jobs jobs, BotThinker thinker, Scheduler timer) {
        this.payers = payers;
        this.thinking = thinking;
        this.jobs = jobs;
        this.thinker = thinker;
        this.timer = timer;
    }

    @Override
    public void after(long millis, Runnable work) {
        timer.after(Duration.ofMillis(millis), work);
    }

    @Override
    public void think(BotTurn turn) {
        Urgency urgency = turn.isAmongPeople() ? Urgency.PEOPLES_TABLE : Urgency.BOTS_TABLE;
        // The database may have to name the payers.
        Thread.startVirtualThread(() -> {
            Set<String> people = payers.apply(turn.people());
            if (turn.isQuick()) {
                thinking.run(new ThinkingTask(people, urgency, () -> {
                    turn.begin();
                    turn.choose(thinker.minds());
                }));
            } else {
                turn.begin();
                jobs.ask(
                        BotThinker.job(turn, people, urgency), answer -> turn.answered(answer.text(), answer.worker()));
            }
        });
    }

    @Override
    public void forget(String table) {
        thinker.minds().forget(table);
    }

    @Override
    public boolean failed(String table, Throwable failure) {
        if (failure instanceof RequestRefused refused && refused.kind() == RequestRefused.Kind.BUSY) {
            LOG.debug("A bot at table {} is waiting", table);
        } else if (failure instanceof RequestRefused refused) {
            LOG.info("No bot moves at table {}: {}", table, refused.getMessage());
        } else if (!thinking.isClosed()) {
            LOG.error("A bot at table {} failed to move", table, failure);
        }
        return !thinking.isClosed();
    }
}
