package hidalgo.server.notify;

import hidalgo.rules.Message;
import hidalgo.server.live.Announcer;
import hidalgo.server.live.Notice;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.session.Outcome;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A notice is stored in the transaction of its event, and sent a moment later by any node, unless the turn is over by then or its
 * person looks at the table. So none is sent twice, and a server that is killed loses none.
 */

/** Tells people what happens at their tables while they are not there. */
public final class Notices implements Announcer, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Notices.class);
    private static final long LEASE = Duration.ofMinutes(2).toMillis();
    private static final long LOOK_AGAIN = Duration.ofSeconds(30).toMillis();
    private static final long SHORT_TIME = Duration.ofMinutes(30).toMillis();
    private static final int MOST_AT_ONCE = 50;
    private static final long CLOSING_SECONDS = 5;

    /** After each failure, the next try is so much later; after the last one, there is none. */
    private static final List<Duration> PAUSES =
            List.of(Duration.ofMinutes(1), Duration.ofMinutes(5), Duration.ofMinutes(30), Duration.ofHours(2));

    /** The tables that notices are about. */
    public interface Tables {
        /** Reads a table. */
        <T> T read(String id, Function<Table, T> reading);

        /** Whether a person has a table open, on any node. */
        boolean isWatching(String id, String person);
    }

    private final NoticeRepository repository;
    private final ChannelRepository channels;
    private final Function<String, Map<String, String>> preferences;
    private final BiPredicate<String, String> reads;
    private final Messenger messenger;
    private final long delay;
    private final Clock clock;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private volatile @Nullable Tables tables;

    /**
     * The notices of a repository.
     *
     * @param preferences the settings of a person
     * @param reads whether a person reads the messages of another
     * @param delay the time between an event and its notice, which is sent if it is still true then
     */
    public Notices(
            NoticeRepository repository,
            ChannelRepository channels,
            Function<String, Map<String, String>> preferences,
            BiPredicate<String, String> reads,
            Messenger messenger,
            Duration delay,
            Clock clock) {
        this.reads = reads;
        this.repository = repository;
        this.channels = channels;
        this.preferences = preferences;
        this.messenger = messenger;
        this.delay = delay.toMillis();
        this.clock = clock;
    }

    /** Begins to send. */
    public void start(Tables given) {
        tables = given;
    }

    /** At a table with a live clock, people are there. */
    private static boolean isSlow(Table table) {
        return table.opened().clock().kind() != ClockSetting.Kind.LIVE;
    }

    /** They are stored with the events, so a server that ends at any moment forgets none. */
    @Override
    public List<Notice> notices(Table table, List<TimedEvent> events, Outcome outcome) {
        List<Notice> news = new ArrayList<>();
        if (isSlow(table)) {
            outcome.called().forEach(seat -> news.addAll(turn(table, seat)));
            if (outcome.isOver()) {
                news.addAll(over(table));
            }
            if (outcome.isSeatFree() && !table.seats().people().isEmpty()) {
                news.add(notice(table, table.host(), Notice.Event.SEAT, table.number(), -1));
            }
        }
        events.forEach(event -> news.addAll(mentions(table, event)));
        return news.stream().flatMap(notice -> addressed(notice).stream()).toList();
    }

    private List<Notice> turn(Table table, int seat) {
        String person = table.seats().get(seat).person();
        if (person == null) {
            return List.of();
        }
        List<Notice> news = new ArrayList<>();
        news.add(notice(table, person, Notice.Event.TURN, table.version(), seat));
        long now = clock.millis();
        Long left = table.clocks().left(seat, now);
        if (left != null) {
            long due = now + left - shortTime(table);
            if (due > now + delay) {
                news.add(new Notice(person, table.id(), Notice.Event.TIME, table.version(), "", seat, due, 0));
            }
        }
        return news;
    }

    private static long shortTime(Table table) {
        return Math.max(SHORT_TIME, table.opened().clock().reserve() * 100L);
    }

    private List<Notice> over(Table table) {
        List<Notice> news = new ArrayList<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            String person = table.seats().get(seat).person();
            if (person != null) {
                news.add(notice(table, person, Notice.Event.OVER, 0, seat));
            }
        }
        return news;
    }

    /** Spectators talk to each other; a line of a player may name other players. */
    private List<Notice> mentions(Table table, TimedEvent event) {
        if (!(event.event() instanceof TableEvent.Said said) || said.seat() < 0) {
            return List.of();
        }
        List<Notice> news = new ArrayList<>();
        String line = said.text().toLowerCase(Locale.ROOT);
        for (int seat = 0; seat < table.seats().size(); seat++) {
            String person = table.seats().get(seat).person();
            String name = table.seats().get(seat).name().toLowerCase(Locale.ROOT);
            if (person != null
                    && !person.equals(said.person())
                    && line.contains("@" + name)
                    && channels.has(person)
                    && (said.person() == null || reads.test(person, said.person()))) {
                news.add(notice(table, person, Notice.Event.MENTION, event.number(), seat));
            }
        }
        return news;
    }

    /** A host has invited a person to a table. */
    public void invite(String table, String person) {
        long due = clock.millis() + delay;
        addressed(new Notice(person, table, Notice.Event.INVITATION, 0, "", -1, due, 0))
                .forEach(repository::add);
    }

    /** A game with a live clock has begun in a cup; for each seat its person, or nothing for a bot. */
    public void beginRound(String table, List<String> people) {
        long due = clock.millis() + delay;
        for (int seat = 0; seat < people.size(); seat++) {
            addressed(new Notice(people.get(seat), table, Notice.Event.ROUND, 0, "", seat, due, 0))
                    .forEach(repository::add);
        }
    }

    private Notice notice(Table table, String person, Notice.Event event, int moment, int seat) {
        return new Notice(person, table.id(), event, moment, "", seat, clock.millis() + delay, 0);
    }

    /** A notice for each channel of its person that wants it. */
    private List<Notice> addressed(Notice notice) {
        if (!channels.has(notice.person())) {
            return List.of();
        }
        NoticeWishes wishes = new NoticeWishes(preferences.apply(notice.person()));
        return channels.of(notice.person()).stream()
                .filter(channel -> channel.isOpen() && wishes.wants(notice.event(), channel))
                .map(channel -> through(notice, channel))
                .toList();
    }

    private static Notice through(Notice notice, Channel channel) {
        return new Notice(
                notice.person(),
                notice.table(),
                notice.event(),
                notice.moment(),
                channel.id(),
                notice.seat(),
                notice.due(),
                notice.attempts());
    }

    /** Called regularly: sends what is due. */
    public void look() {
        Tables read = tables;
        if (read == null) {
            return;
        }
        long now = clock.millis();
        Map<String, List<Notice>> together = new LinkedHashMap<>();
        for (Notice notice : repository.claim(now, now + LEASE, MOST_AT_ONCE)) {
            together.computeIfAbsent(notice.person() + " " + notice.channel(), key -> new ArrayList<>())
                    .add(notice);
        }
        together.values().forEach(group -> threads.execute(() -> send(read, group)));
    }

    /** Sends the notices of one person and channel that are still true, several as one message. */
    private void send(Tables read, List<Notice> group) {
        try {
            Notice first = group.getFirst();
            Channel channel = channels.of(first.person(), first.channel())
                    .filter(Channel::isOpen)
                    .orElse(null);
            if (channel == null) {
                group.forEach(notice -> repository.finish(notice, clock.millis()));
                return;
            }
            long now = clock.millis();
            NoticeWishes wishes = new NoticeWishes(preferences.apply(first.person()));
            long allowed = wishes.notBefore(now);
            List<Told> told = new ArrayList<>();
            for (Notice notice : group) {
                if (allowed > now && !wishes.isUrgent(notice.event())) {
                    repository.postpone(notice, allowed, notice.attempts());
                } else {
                    look(read, notice, told);
                }
            }
            if (!told.isEmpty()) {
                send(channel, told);
            }
        } catch (RuntimeException e) {
            LOG.warn("Notices can't be sent: {}", e.toString());
        }
    }

    /** A notice that is true, and what it says. */
    private record Told(Notice notice, String game, int round, String title, Message text) {}

    private void look(Tables read, Notice notice, List<Told> told) {
        long now = clock.millis();
        try {
            boolean isHere = read.isWatching(notice.table(), notice.person());
            long later = read.read(notice.table(), table -> {
                if (!isTrue(table, notice)) {
                    return Long.MAX_VALUE;
                }
                Long left = notice.seat() < 0 ? null : table.clocks().left(notice.seat(), now);
                if (notice.event() == Notice.Event.TIME && left != null && left > shortTime(table)) {
                    return now + left - shortTime(table);
                }
                if (!isHere) {
                    told.add(told(table, notice));
                }
                return 0L;
            });
            boolean mayStillBeTrue = notice.event() == Notice.Event.TURN || notice.event() == Notice.Event.TIME;
            if (later == Long.MAX_VALUE || isHere && !mayStillBeTrue) {
                repository.finish(notice, now);
            } else if (later > 0) {
                repository.postpone(notice, later, notice.attempts());
            } else if (isHere) {
                repository.postpone(notice, now + LOOK_AGAIN, notice.attempts());
            }
        } catch (RequestRefused refused) {
            if (refused.kind() == RequestRefused.Kind.GONE) {
                repository.finish(notice, now);
            } else {
                repository.postpone(notice, now + LOOK_AGAIN, notice.attempts());
            }
        } catch (RuntimeException e) {
            // It keeps no other notice of its person waiting.
            LOG.warn("A notice of table {} can't be sent now: {}", notice.table(), e.toString());
            repository.postpone(notice, now + LOOK_AGAIN, notice.attempts());
        }
    }

    private static boolean isTrue(Table table, Notice notice) {
        boolean isOpen =
                table.phase() == Phase.WAITING && table.seats().stream().anyMatch(Seat::isOpen);
        if (notice.event() == Notice.Event.SEAT) {
            return isOpen && table.host().equals(notice.person());
        }
        if (notice.event() == Notice.Event.INVITATION) {
            return isOpen && table.seats().heldBy(notice.person()).isEmpty();
        }
        boolean isTheirs = notice.seat() < table.seats().size()
                && notice.person().equals(table.seats().get(notice.seat()).person());
        return isTheirs
                && switch (notice.event()) {
                    case TURN, TIME ->
                        table.phase() == Phase.PLAYING && table.awaitedPeople().contains(notice.seat());
                    case OVER -> table.phase() == Phase.OVER;
                    case ROUND -> table.phase() == Phase.PLAYING;
                    case MENTION, SEAT, INVITATION -> true;
                };
    }

    private static Told told(Table table, Notice notice) {
        String game = table.opened().game();
        String name = table.name();
        String title = name == null ? nameOf(game) : name;
        int round = table.phase() == Phase.PLAYING ? table.position().round() : 0;
        Message text = Message.of("server.notice." + notice.event().word(), "table", title, "round", round);
        return new Told(notice, game, round, title, text);
    }

    /** The name of a game as all languages have it. */
    private static String nameOf(String game) {
        StringBuilder name = new StringBuilder();
        for (String word : game.split("-", -1)) {
            name.append(name.isEmpty() ? "" : " ")
                    .append(word.substring(0, 1).toUpperCase(Locale.ROOT))
                    .append(word.substring(1));
        }
        return name.toString();
    }

    private void send(Channel channel, List<Told> told) {
        String problem = messenger.send(channel, letter(told));
        long now = clock.millis();
        for (Told each : told) {
            Notice notice = each.notice();
            if (problem == null) {
                repository.postpone(notice, now + LOOK_AGAIN, notice.attempts());
            } else if (problem.isEmpty() || notice.attempts() >= PAUSES.size()) {
                repository.finish(notice, now);
            } else {
                repository.postpone(notice, now + PAUSES.get(notice.attempts()).toMillis(), notice.attempts() + 1);
            }
        }
    }

    private Messenger.Letter letter(List<Told> told) {
        Map<String, Object> what = new LinkedHashMap<>();
        if (told.size() > 1) {
            what.put("event", "several");
            what.put(
                    "tables",
                    told.stream().map(each -> each.notice().table()).distinct().toList());
            Message text = Message.of("server.notice.several", "count", told.size());
            return new Messenger.Letter(what, "Hidalgo", text, messenger.address());
        }
        Told one = told.getFirst();
        what.put("event", one.notice().event().word());
        what.put("game", one.game());
        what.put("table", one.notice().table());
        what.put("seat", one.notice().seat());
        what.put("round", one.round());
        String url = messenger.address() + "table/" + one.notice().table();
        return new Messenger.Letter(what, one.title(), one.text(), url);
    }

    /** Deletes what was finished days ago. */
    public void tidy() {
        repository.prune(clock.millis() - Duration.ofDays(7).toMillis());
    }

    /** Waits until the messages under way are sent. */
    @Override
    public void close() {
        threads.shutdown();
        try {
            if (!threads.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException e) {
            threads.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
