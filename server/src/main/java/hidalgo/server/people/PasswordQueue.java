package hidalgo.server.people;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/*
 * Argon2 takes 19 MiB and a core for every password, so only a few are hashed at once. In one line for all, thousands of sign-ins
 * from one address, each to an account that the sender made for this, would keep everyone else waiting for minutes. So networks
 * take turns, and within a network its devices.
 */

/** Those whose passwords are to be hashed, a few at a time. */
final class PasswordQueue {
    /** As many of one device can wait, or of all those of a network that are not known. */
    static final int MOST_WAITING = 60;

    private static final Asker NO_REQUEST = new Asker() {
        @Override
        public String network() {
            return "";
        }

        @Override
        public @Nullable String device() {
            return null;
        }
    };

    private final SequencedMap<String, SequencedMap<String, Deque<CountDownLatch>>> networks = new LinkedHashMap<>();
    private int free;

    /** A queue for a number of passwords at a time. */
    PasswordQueue(int atOnce) {
        this.free = atOnce;
    }

    /** Does something when it is the turn of the request under way; refuses it if too many of the same device wait. */
    <T> T inTurn(Supplier<T> task) {
        Asker asker = Asker.CURRENT.isBound() ? Asker.CURRENT.get() : NO_REQUEST;
        String device = asker.device();
        await(begin(asker.network(), device == null ? "" : device));
        try {
            return task.get();
        } finally {
            end();
        }
    }

    private synchronized @Nullable CountDownLatch begin(String network, String device) {
        if (free > 0) {
            free--;
            return null;
        }
        Deque<CountDownLatch> line = networks.computeIfAbsent(network, key -> new LinkedHashMap<>())
                .computeIfAbsent(device, key -> new ArrayDeque<>());
        if (line.size() >= MOST_WAITING) {
            throw RequestRefused.of(Kind.BUSY, "server.busy");
        }
        CountDownLatch turn = new CountDownLatch(1);
        line.add(turn);
        return turn;
    }

    private static void await(@Nullable CountDownLatch turn) {
        boolean interrupted = false;
        while (turn != null && turn.getCount() > 0) {
            try {
                turn.await();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void end() {
        Map.Entry<String, SequencedMap<String, Deque<CountDownLatch>>> network = networks.pollFirstEntry();
        if (network == null) {
            free++;
            return;
        }
        SequencedMap<String, Deque<CountDownLatch>> devices = network.getValue();
        Map.Entry<String, Deque<CountDownLatch>> device = devices.pollFirstEntry();
        device.getValue().remove().countDown();
        if (!device.getValue().isEmpty()) {
            devices.putLast(device.getKey(), device.getValue());
        }
        if (!devices.isEmpty()) {
            networks.putLast(network.getKey(), devices);
        }
    }
}
