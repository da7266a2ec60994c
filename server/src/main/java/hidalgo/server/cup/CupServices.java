package hidalgo.server.cup;

import hidalgo.server.live.LiveTables;
import java.time.Clock;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Everything about cups.
 *
 * @param cups the cups
 * @param actions the actions of people in them
 * @param course lets happen by itself all that is due in them
 */
public record CupServices(Cups cups, CupActions actions, CupClock course) {
    /**
     * The cups of a repository, whose games are played at some tables.
     *
     * @param news hears which table has begun, with the person of each seat, or nothing for a bot
     */
    public static CupServices of(
            CupRepository repository, LiveTables live, BiConsumer<String, List<String>> news, Clock clock) {
        Cups cups = new Cups(repository, clock);
        CupTables tables = new CupTables(live, news);
        return new CupServices(cups, new CupActions(cups, tables), new CupClock(cups, tables));
    }
}
