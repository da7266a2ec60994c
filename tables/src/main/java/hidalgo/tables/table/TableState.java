package hidalgo.tables.table;

import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import hidalgo.tables.table.TableEvent.Opened;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** All that a table is at one moment, to be read. */
abstract class TableState {
    /** The estimated size of a table without any events. */
    private static final long BYTES = 15_000;

    private static final long ADMITTED_BYTES = 110;

    final String id;
    final Downtimes downtimes;
    final Seats seats;
    final ChatHistory chat = new ChatHistory();
    final Set<Integer> rematch = new TreeSet<>();
    final Set<Integer> left = new LinkedHashSet<>();
    final Set<Integer> lost = new TreeSet<>();
    final Map<Integer, String> given = new LinkedHashMap<>();
    final Set<String> admitted = new HashSet<>();
    final Holds holds;
    Absences absences;
    final ActivityLimits limits;
    Opened opened;
    TableGame game;
    Clocks clocks;
    String host;
    String name = "";
    int number;
    final Map<Integer, Integer> secrets = new HashMap<>();
    long changed;
    long visiblyChanged;
    boolean started;
    boolean ended;
    boolean stopped;

    @Nullable
    Proposal proposal;

    @Nullable
    String next;

    /** A table that was just created. */
    TableState(String id, TimedEvent first, Downtimes downtimes) {
        this.id = id;
        this.opened = (Opened) first.event();
        this.host = opened.host();
        this.seats = new Seats(opened.seats());
        this.downtimes = downtimes;
        this.holds = new Holds(downtimes);
        this.absences = new Absences(seats.size(), downtimes);
        this.limits = new ActivityLimits(seats.size());
        this.game = new TableGame(new Match(Deals.setup(opened)));
        this.clocks = new Clocks(opened.clock(), seats.size(), downtimes);
        this.number = 1;
        this.changed = first.at();
        this.visiblyChanged = first.at();
        this.stopped = opened.record() != null && !game.continueFrom(Deals.read(opened.record()));
    }

    /** How much memory it takes, by estimate. */
    public long bytes() {
        String record = opened.record();
        return BYTES
                + ADMITTED_BYTES * admitted.size()
                + game.bytes()
                + chat.bytes()
                + (record == null ? 0 : record.length());
    }

    /** The seats that must move before the game can go on; none unless it is being played. */
    public List<Integer> obliged() {
        return phase() == Phase.PLAYING ? Seats.ofBits(position().obliged()) : List.of();
    }

    /** Those among them that people play. */
    public List<Integer> awaitedPeople() {
        return obliged().stream()
                .filter(seat -> seats.get(seat).isPlayedByPerson())
                .toList();
    }

    /** The phase of the table. */
    public Phase phase() {
        if (stopped) {
            return Phase.STOPPED;
        }
        if (!started) {
            return Phase.WAITING;
        }
        return ended || position().isOver() ? Phase.OVER : Phase.PLAYING;
    }

    /** Its identifier in links. */
    public String id() {
        return id;
    }

    /** The name that the host gave it, if any. */
    public @Nullable String name() {
        return name.isEmpty() ? null : name;
    }

    /** Its settings, as created or as changed since. */
    public Opened opened() {
        return opened;
    }

    /** The game that is played. */
    public TableGame game() {
        return game;
    }

    /** The current position: only to be read, and only while no other thread can change it. */
    public Position position() {
        return game.position();
    }

    /** The seats. */
    public Seats seats() {
        return seats;
    }

    /** The person who may start it and arrange the seats. */
    public String host() {
        return host;
    }

    /** The host and all who hold a seat. */
    public Members members() {
        Map<String, List<Integer>> members = new LinkedHashMap<>();
        members.put(host, seats.heldBy(host));
        seats.people().forEach(person -> members.put(person, seats.heldBy(person)));
        return new Members(host, members);
    }

    /**
     * Whether a person who has the link may see it; a table with a password is visible to its members and to people who
     * gave the password; the deal of a day is visible to its members.
     */
    public boolean maySee(@Nullable String person) {
        return opened.word() == null && !isDealOfDay()
                || host.equals(person)
                || admitted.contains(person)
                || !seats.heldBy(person).isEmpty();
    }

    /** Whether its deal is that of a day, which others play at their own tables. */
    public boolean isDealOfDay() {
        return opened.visibility() == Visibility.DEAL;
    }

    /** The seats whose people have left them to a bot, in the order in which they left. */
    public List<Integer> left() {
        return List.copyOf(left);
    }

    /** The seats that people have given to others during the game, with the former persons, who count as having left it. */
    public Map<Integer, String> given() {
        return Collections.unmodifiableMap(given);
    }

    /** Whether a seat has lost because its time ran out, so that its person can't come back. */
    public boolean hasLost(int seat) {
        return lost.contains(seat);
    }

    /** Whether the time of a seat has run out at a table where something happens then by itself. */
    public boolean isTimeUp(int seat, long now) {
        return opened.clock().end() != null && clocks.isOut(seat, now);
    }

    /** Whether a seat may plan, propose or answer something once more before the next move. */
    public boolean mayChangeItsMind(int seat) {
        return limits.allows(seat);
    }

    /** Whether seats may be renamed again: the number of changes a day is limited. */
    public boolean mayBeRenamed(long now) {
        return limits.allowsNames(phase() == Phase.OVER ? changed : now);
    }

    /** Whether the host may change the table again before the start: the number of changes a day is limited. */
    public boolean mayBeSettled(long now) {
        return limits.allowsSettling(now);
    }

    /** Whether anyone may take a seat again: that is limited by the day too. */
    public boolean mayBeJoined(long now) {
        return limits.allowsSitting(now);
    }

    /** Whether a person may take a seat again. */
    public boolean mayBeJoinedBy(String person, long now) {
        return limits.allowsSitting(person, now);
    }

    /** How many people without a seat have given the password. */
    public int admitted() {
        return admitted.size();
    }

    /** Whether more may be taken back in this turn. */
    public boolean mayTakeBackMore() {
        return limits.allowsToTakeBack();
    }

    /**
     * Whether a person keeps the game waiting: their time has run out, or without a clock they have been inactive for
     * long.
     */
    public boolean isAbsent(int seat, long now) {
        return opened.clock().kind() == ClockSetting.Kind.NONE ? absences.isLong(seat, now) : clocks.isOut(seat, now);
    }

    /** How many events there have been. */
    public int number() {
        return number;
    }

    /** How many events there have been that a seat, or -1 for a spectator, may know of. */
    public int numberSeenBy(int seat) {
        int hidden = 0;
        for (Map.Entry<Integer, Integer> each : secrets.entrySet()) {
            hidden += each.getKey() == seat ? 0 : each.getValue();
        }
        return number - hidden;
    }

    /** How many moves and take-backs there have been. */
    public int version() {
        return game.version();
    }

    /**
     * A seat's view at a version of the game, for another thread; empty if the game has continued or is over.
     */
    public Optional<View> viewAt(int version, int seat) {
        return phase() == Phase.PLAYING && version() == version
                ? Optional.of(position().copy().view(seat))
                : Optional.empty();
    }

    /** When the latest event happened, in milliseconds since 1970. */
    public long changed() {
        return changed;
    }

    /** The time of the latest event that all at the table may know of, in milliseconds since 1970. */
    public long visiblyChanged() {
        return visiblyChanged;
    }

    /** The chat. */
    public ChatHistory chat() {
        return chat;
    }

    /** Whether a person may read the spectators' chat: not players, during the game. */
    public boolean mayReadSpectatorsChat(@Nullable String person) {
        return phase() != Phase.PLAYING || seats.heldBy(person).isEmpty();
    }

    /** The current proposal. */
    public @Nullable Proposal proposal() {
        return proposal;
    }

    /** The seats that want to play again. */
    public Set<Integer> rematch() {
        return Collections.unmodifiableSet(rematch);
    }

    /** The table of the rematch. */
    public @Nullable String next() {
        return next;
    }

    /** How long steps wait for those who may stop them. */
    public HoldSetting holdSetting() {
        return holds.setting();
    }

    /** The decision in advance of a seat that may stop others. */
    public Readiness readiness(int seat) {
        return holds.readiness(seat, opened.clock());
    }

    /** The hold of the next step at a moment, or null if it may be made. */
    public @Nullable Hold hold(long now) {
        return phase() == Phase.PLAYING ? holds.at(position(), seats, opened.clock(), now) : null;
    }

    /** The clocks of the seats. */
    public Clocks clocks() {
        return clocks;
    }
}
