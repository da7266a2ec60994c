package hidalgo.server.bus;

import hidalgo.server.base.Seal;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * Many moves are made at once, and a message for each would cost more than the move: PostgreSQL lets only one
 * transaction at a time commit that notifies. So messages are collected for a hundredth of a second and sent together,
 * after the commits. The envelopes of a node are numbered. A node that receives number 7 after number 5 has missed one,
 * and checks everything. A node without new messages repeats its latest number every second, so that a lost last
 * message is noticed too. A node also receives its own messages: if they don't arrive for some time, the connection is
 * dead, and the node opens a new one. Until a node has received its own message over a connection, it counts as cut
 * off. Others may be able to write to the transport: other users of a Redis, or any role of the database. They don't
 * know the key, which is in the database, so their messages are recognized. Old messages of a node can be replayed, but
 * the numbers of envelopes show that they are old.
 */

/** Sends messages to other nodes over a transport that may lose, double or delay them. */
public final class NodeBus implements Bus {
    private static final Logger LOG = LoggerFactory.getLogger(NodeBus.class);
    private static final long COLLECT = 10;
    private static final long BEAT = TimeUnit.SECONDS.toNanos(1);
    private static final long SILENCE = TimeUnit.SECONDS.toNanos(3);
    private static final Duration WAIT = Duration.ofMillis(500);
    private static final long RETRY = 1000;

    private final Transport.Connector connector;
    private final Seal seal;
    private final String self =
            HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition toldSomething = lock.newCondition();
    private final Map<String, String> waiting = new LinkedHashMap<>();
    private final Heard heard = new Heard();
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicLong number = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private final AtomicBoolean interrupted = new AtomicBoolean();
    private volatile @Nullable Transport transport;
    private volatile long echoed;
    private volatile boolean deaf = true;
    private volatile boolean closed;

    /**
     * A bus for the nodes of a database.
     *
     * @param seal the key that only these nodes share
     */
    public NodeBus(Transport.Connector connector, Seal seal) {
        this.connector = connector;
        this.seal = seal;
    }

    @Override
    public void publish(Topic topic, String text) {
        String line = topic.word() + " " + text;
        String subject = topic.word() + " " + text.split(" ", 2)[0];
        lock.lock();
        try {
            // Of several messages about a table, only the latest matters.
            waiting.remove(subject);
            waiting.put(subject, line);
            toldSomething.signal();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void listen(Map<Topic, Consumer<String>> listeners, Runnable whenMissed) {
        threads.add(Thread.ofVirtual().name("hidalgo-bus-in").start(() -> receive(listeners, whenMissed)));
        threads.add(Thread.ofVirtual().name("hidalgo-bus-out").start(this::send));
    }

    @Override
    public boolean isDeaf() {
        return deaf;
    }

    @Override
    public long refused() {
        return refused.get();
    }

    private void receive(Map<Topic, Consumer<String>> listeners, Runnable whenMissed) {
        while (!closed) {
            try (Transport line = connector.connect()) {
                echoed = System.nanoTime();
                line.send(seal.on(Envelope.of(self, number.get(), List.of()).text()));
                transport = line;
                whenMissed.run();
                while (!closed) {
                    for (String text : line.receive(WAIT)) {
                        seal.off(text)
                                .flatMap(Envelope::read)
                                .ifPresentOrElse(envelope -> receive(envelope, listeners, whenMissed), this::refuse);
                    }
                    if (System.nanoTime() - echoed > SILENCE) {
                        throw new IOException("no echo of our own messages for 3 seconds");
                    }
                }
            } catch (Throwable e) {
                deaf = true;
                transport = null;
                if (!closed) {
                    noteOutage(e);
                    pause(RETRY);
                }
            }
        }
    }

    /** An outage is logged once, however often the bus tries to connect. */
    private void noteOutage(Throwable failure) {
        if (interrupted.compareAndSet(false, true)) {
            LOG.warn("Lost the connection to the other nodes: {}", String.valueOf(failure.getMessage()));
        }
    }

    private void refuse() {
        if (refused.getAndIncrement() == 0) {
            LOG.warn("Skipping a message on the bus that does not come from a node of this database;"
                    + " the metric hidalgo_bus_refused_total counts such messages.");
        }
    }

    private void receive(Envelope envelope, Map<Topic, Consumer<String>> listeners, Runnable whenMissed) {
        if (envelope.sender().equals(self)) {
            echoed = System.nanoTime();
            deaf = false;
            if (interrupted.compareAndSet(true, false)) {
                LOG.info("The connection to the other nodes works again");
            }
            return;
        }
        Heard.Kind kind = heard.note(envelope);
        if (kind == Heard.Kind.GAP) {
            whenMissed.run();
        }
        if (kind != Heard.Kind.OLD) {
            envelope.lines().forEach(line -> pass(line, listeners));
        }
    }

    /** A listener that fails doesn't keep the others from receiving messages. */
    private static void pass(String line, Map<Topic, Consumer<String>> listeners) {
        String[] words = line.split(" ", 2);
        try {
            Consumer<String> listener = listeners.get(Topic.of(words[0]));
            if (listener != null) {
                listener.accept(words[1]);
            }
        } catch (RuntimeException e) {
            LOG.warn("Could not handle a message from another node: {}", String.valueOf(e.getMessage()));
        }
    }

    private void send() {
        while (!closed) {
            try {
                List<String> lines = collect();
                if (lines.isEmpty()) {
                    send(Envelope.of(self, number.get(), lines));
                }
                for (int from = 0; from < lines.size(); ) {
                    int to = fitting(lines, from);
                    send(Envelope.of(self, number.incrementAndGet(), lines.subList(from, to)));
                    from = to;
                }
            } catch (InterruptedException e) {
                return;
            } catch (Throwable e) {
                // Listeners notice the gap.
                noteOutage(e);
                pause(RETRY);
            }
        }
    }

    /** Waits for messages to send; empty if there are none for some time. */
    private List<String> collect() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = BEAT;
            while (waiting.isEmpty() && left > 0) {
                left = toldSomething.awaitNanos(left);
            }
            if (waiting.isEmpty()) {
                return List.of();
            }
        } finally {
            lock.unlock();
        }
        Thread.sleep(COLLECT);
        lock.lockInterruptibly();
        try {
            List<String> lines = List.copyOf(waiting.values());
            waiting.clear();
            return lines;
        } finally {
            lock.unlock();
        }
    }

    /** Up to where lines fit into one envelope. */
    private static int fitting(List<String> lines, int from) {
        int length = 0;
        int to = from;
        while (to < lines.size() && (to == from || length + lines.get(to).length() < Transport.LONGEST)) {
            length += lines.get(to).length() + 1;
            to++;
        }
        return to;
    }

    private void send(Envelope envelope) throws IOException {
        Transport line = transport;
        if (line != null) {
            line.send(seal.on(envelope.text()));
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        threads.forEach(Thread::interrupt);
    }
}
