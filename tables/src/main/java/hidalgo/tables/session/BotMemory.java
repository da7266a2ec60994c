package hidalgo.tables.session;

import hidalgo.bots.Bot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * A bot that is asked for the next move of its turn continues with its results for the last one. If they take too much
 * memory, the bots that were asked longest ago drop their trees first, but still know how much of their time they have
 * used. Only if that is not enough are bots removed. A bot is never here while it thinks.
 */

/** The bots that are in the middle of a turn, and their results, up to a number of bytes. */
public final class BotMemory {
    private record Kept(String table, Bot bot, long bytes) {}

    private final Map<String, Kept> bots = new LinkedHashMap<>();
    private final long mostBytes;
    private long bytes;

    /** A memory of a number of bytes. */
    public BotMemory(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** Removes a bot and returns it, or nothing if it has not been kept. */
    synchronized @Nullable Bot take(String key) {
        Kept kept = bots.remove(key);
        bytes -= kept == null ? 0 : kept.bytes();
        return kept == null ? null : kept.bot();
    }

    /** Keeps a bot of a table if it remembers anything. */
    synchronized void put(String table, String key, Bot bot) {
        take(key);
        Kept kept = new Kept(table, bot, bot.bytes());
        if (kept.bytes() > 0) {
            bots.put(key, kept);
            bytes += kept.bytes();
            shrink();
        }
    }

    private void shrink() {
        for (Map.Entry<String, Kept> entry : bots.entrySet()) {
            if (bytes <= mostBytes) {
                return;
            }
            Kept kept = entry.getValue();
            kept.bot().forget();
            long now = kept.bot().bytes();
            entry.setValue(new Kept(kept.table(), kept.bot(), now));
            bytes += now - kept.bytes();
        }
        for (String key : List.copyOf(bots.keySet())) {
            if (bytes > mostBytes) {
                take(key);
            }
        }
    }

    /** Removes all bots of a table. */
    synchronized void forget(String table) {
        List<String> keys = new ArrayList<>();
        bots.forEach((key, kept) -> {
            if (kept.table().equals(table)) {
                keys.add(key);
            }
        });
        keys.forEach(this::take);
    }

    /** The estimated size of everything that is kept. */
    synchronized long bytes() {
        return bytes;
    }
}
