package hidalgo.server.http.caller;

import hidalgo.server.base.Network;
import hidalgo.server.people.GuestNetwork;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.Sha256;
import hidalgo.tables.request.Rate;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/*
 * There is a token bucket for every caller and rate. A bucket that is full again is forgotten, so the memory is bounded
 * by the number of active callers. Guests are free: a limit for each of them limits no one. So their requests are
 * counted by network too. Accounts are almost free, so those of one network share a higher limit. Each node counts
 * separately, except attempts at passwords: a node reports each of those to the others. The bus contains only hashes of
 * names, because others can read it.
 */

/** Counts requests, and refuses those that come too often. */
public final class RateLimits {
    private static final int TIDY_ABOVE = 10_000;

    /** The most buckets, of about 200 bytes each; above, those that limit least are forgotten. */
    public static final int MOST = 100_000;

    private static final int TIDY_MILLIS = 1000;

    /** Keys are people, networks and names; a name that a request contains can be of any length. */
    private static final int LONGEST_KEY = 100;

    private static final int HASH_BYTES = 16;

    /**
     * The owner of a counter.
     *
     * @param who the caller, or for several people their network
     * @param people how many people's requests it may send
     */
    private record Key(Rate rate, String who, int people) {
        double atOnce() {
            return rate.atOnce() * people;
        }

        double perSecond() {
            return rate.perSecond() * people;
        }
    }

    private record Bucket(double left, long at) {}

    private final Map<Key, Bucket> buckets = new ConcurrentHashMap<>();
    private final Clock clock;
    private final boolean on;
    private final Consumer<String> publish;
    private final AtomicLong told = new AtomicLong();
    private volatile long tidied;

    /**
     * Limits that are on or off.
     *
     * @param publish reports counted requests to other nodes
     */
    public RateLimits(Clock clock, boolean on, Consumer<String> publish) {
        this.clock = clock;
        this.on = on;
        this.publish = publish;
    }

    /** Whether requests are limited at all. */
    public boolean areOn() {
        return on;
    }

    /** Counts a request; refuses it if there have been too many. */
    public void count(Rate rate, Caller caller) {
        boolean isExempt = rate.counts() != Rate.Counts.CALLER && caller.isExempt();
        if (on && !isExempt) {
            countOne(rate, caller);
            if (rate.forLong() != null) {
                countOne(rate.forLong(), caller);
            }
        }
    }

    private void countOne(Rate rate, Caller caller) {
        String who = caller.countedAs(rate.counts());
        count(rate, who);
        if (who.equals(caller.network().key())) {
            countNetwork(rate, caller, 1);
        } else if (rate.counts() == Rate.Counts.CALLER && !caller.isExempt()) {
            boolean isLarge = caller.mayShareNetworkWithMany();
            if (caller.isGuest()) {
                countNetwork(rate, caller, isLarge ? GuestNetwork.GUESTS_OF_LARGE : GuestNetwork.GUESTS);
            } else if (!isLarge) {
                countNetwork(rate, caller, GuestNetwork.ACCOUNTS);
            }
        }
    }

    /** Counts a request of one of several people of a network: for all of them together, and for the wider network. */
    private void countNetwork(Rate rate, Caller caller, int people) {
        Network network = caller.network();
        if (people > 1) {
            require(add(new Key(rate, network.key(), people), -1));
        }
        if (network.isInWider()) {
            require(add(new Key(rate, "wider " + network.wider().key(), people * GuestNetwork.NETWORKS_OF_WIDER), -1));
        }
    }

    /** Counts a request under another name than the caller's; refuses it if there have been too many. */
    public void count(Rate rate, String who) {
        reserve(rate, who, 1);
        charge(rate, who, 1);
    }

    /** Counts a request as several for now: it must be kept or given back. Refuses it if there have been too many. */
    public void reserve(Rate rate, String who, int times) {
        if (on) {
            require(add(named(rate, who), -times));
        }
    }

    /** Counts a past event, and refuses nothing. */
    public void note(Rate rate, String who) {
        if (on) {
            add(named(rate, who), -1);
            charge(rate, who, 1);
        }
    }

    /** The reservation stays counted, on all nodes if the rate is shared. */
    public void charge(Rate rate, String who, int times) {
        if (on && rate.isShared()) {
            // The bus keeps only the latest message about a subject, so each has its own number.
            publish.accept(
                    told.incrementAndGet() + " " + rate + " " + named(rate, who).who() + " " + times);
        }
    }

    /** Another node has counted something. */
    public void countedElsewhere(String message) {
        String[] words = message.split(" ", -1);
        Rate rate = Rate.valueOf(words[1]);
        if (on && rate.isShared()) {
            add(new Key(rate, words[2], 1), -Integer.parseInt(words[3]));
        }
    }

    /** Undoes the count of requests that are allowed without limit, as it turned out. */
    public void refund(Rate rate, String who, int times) {
        if (on) {
            add(named(rate, who), times);
        }
    }

    /** Whether there have been too many. */
    public boolean isUsedUp(Rate rate, String who) {
        Key key = named(rate, who);
        Bucket bucket = buckets.get(key);
        return on && bucket != null && fill(key, bucket, clock.millis()) < 1;
    }

    private static Key named(Rate rate, String who) {
        if (rate.isShared()) {
            return new Key(rate, HexFormat.of().formatHex(Sha256.of(who), 0, HASH_BYTES), 1);
        }
        return new Key(rate, who.length() > LONGEST_KEY ? who.substring(0, LONGEST_KEY) : who, 1);
    }

    private static void require(double left) {
        if (left < 0) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.tooOften");
        }
    }

    /** Adds tokens to a bucket, or takes some; returns how many are left. */
    private double add(Key key, int tokens) {
        long now = clock.millis();
        Bucket after = buckets.merge(
                key,
                new Bucket(Math.min(key.atOnce(), key.atOnce() + tokens), now),
                (before, ignored) -> new Bucket(Math.clamp(fill(key, before, now) + tokens, -1, key.atOnce()), now));
        if (buckets.size() > TIDY_ABOVE && now - tidied >= TIDY_MILLIS) {
            tidied = now;
            buckets.entrySet().removeIf(entry -> isFull(entry.getKey(), entry.getValue(), now));
            shrink(now);
        }
        return after.left();
    }

    /** Many networks at once may fill the memory, so the fullest half of too many buckets goes. */
    private void shrink(long now) {
        if (buckets.size() > MOST) {
            List<Map.Entry<Key, Bucket>> all = new ArrayList<>(buckets.entrySet());
            all.sort(Comparator.comparingDouble(entry -> -fill(entry.getKey(), entry.getValue(), now)
                    / entry.getKey().atOnce()));
            all.subList(0, all.size() / 2).forEach(entry -> buckets.remove(entry.getKey()));
        }
    }

    /** How many buckets there are. */
    public int size() {
        return buckets.size();
    }

    private static double fill(Key key, Bucket before, long now) {
        return Math.min(key.atOnce(), before.left() + (now - before.at()) / 1000.0 * key.perSecond());
    }

    private static boolean isFull(Key key, Bucket bucket, long now) {
        return fill(key, bucket, now) >= key.atOnce() - 0.01;
    }
}
