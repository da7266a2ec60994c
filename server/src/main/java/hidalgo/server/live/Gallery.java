package hidalgo.server.live;

import hidalgo.rules.View;
import hidalgo.server.protocol.Answers.ChatLine;
import hidalgo.server.protocol.Frame;
import hidalgo.server.protocol.TableView;
import hidalgo.server.table.Happened;
import hidalgo.server.table.Table;
import hidalgo.server.view.TableViews;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/*
 * A gallery has no lock of its own: it belongs to one desk, and every call is made under that desk's lock, so what is told
 * has the order in which it was stored. Telling an onlooker only lays a notice before them; sending happens elsewhere, and
 * never waits for this lock. An onlooker who turns out to be gone may leave while all are being told, on the same thread.
 */

/** Those who look on at a table, and what each of them is shown: at once, or later if spectators see things later. */
public final class Gallery {
    private static final Notice GONE = new Notice(new Frame(Frame.Type.GONE, null, null));
    private static final Notice REMOVED = new Notice(new Frame(Frame.Type.REMOVED, null, null));

    private final String id;
    private final Hall hall;
    private final BooleanSupplier guarded;
    private final Presence presence;
    private final Set<Onlooker> onlookers = new HashSet<>();
    private final Set<Integer> thinking = new HashSet<>();
    private final Set<String> removed = new HashSet<>();
    private Set<Integer> out = Set.of();
    private @Nullable Past past;
    private boolean dirty;

    /** The gallery of a desk, guarded by that desk's lock. */
    public Gallery(String id, Hall hall, ReentrantLock lock) {
        this.id = id;
        this.hall = hall;
        this.guarded = lock::isHeldByCurrentThread;
        this.presence = new Presence(id, hall);
    }

    /** The table as a person sees it. */
    public TableView view(Table table, @Nullable String person, @Nullable Integer seat) {
        assert guarded.getAsBoolean();
        boolean delayed = isDelayedFor(table, person);
        Table seen = delayed ? past(table) : table;
        TableViews.Moment moment = delayed ? pastMoment(table) : moment(table);
        return TableViews.of(seen, person, TableViews.seat(seen, person, seat), moment);
    }

    /** The table that a person may read: as it is, or as it was if spectators see things later. */
    public Table seenBy(Table table, @Nullable String person) {
        assert guarded.getAsBoolean();
        return isDelayedFor(table, person) ? past(table) : table;
    }

    /** Lets somebody look on from now on, and shows them the table. */
    public void join(Table table, Onlooker onlooker) {
        assert guarded.getAsBoolean();
        onlookers.add(onlooker);
        dirty = true;
        boolean may = Hall.maySee(table, onlooker.person());
        onlooker.tell(may ? notice(table, onlooker, moment(table), new HashMap<>()) : GONE);
    }

    /** Somebody looks on no more. */
    public void leave(Onlooker onlooker) {
        assert guarded.getAsBoolean();
        dirty |= onlookers.remove(onlooker);
    }

    /** Marks a seat whose bot is choosing, or has chosen. */
    public void think(int seat, boolean on) {
        assert guarded.getAsBoolean();
        dirty |= on ? thinking.add(seat) : thinking.remove(seat);
    }

    /** Whether nobody looks on, and no bot is at work. */
    public boolean isIdle() {
        assert guarded.getAsBoolean();
        return onlookers.isEmpty() && thinking.isEmpty();
    }

    /** More has happened, which delayed spectators see later. */
    public void remember(List<Happened> happened) {
        assert guarded.getAsBoolean();
        if (past != null) {
            past.add(happened);
        }
    }

    /** What was remembered may never have been stored. */
    public void forget() {
        assert guarded.getAsBoolean();
        past = null;
        removed.clear();
    }

    /** The host has taken people's seats away; they hear so when all are told. */
    public void remove(Set<String> people) {
        assert guarded.getAsBoolean();
        removed.addAll(people);
    }

    /** Says that the table is gone. */
    public void close() {
        assert guarded.getAsBoolean();
        List.copyOf(onlookers).forEach(onlooker -> onlooker.tell(GONE));
        onlookers.clear();
    }

    /** Lets everybody come again. */
    public void sendAway() {
        assert guarded.getAsBoolean();
        List.copyOf(onlookers).forEach(Onlooker::comeAgain);
        onlookers.clear();
    }

    /**
     * Called every second: shows everybody the table again if somebody's time has just run out, or who looks on or thinks
     * has changed; and spectators what they may see by now.
     */
    public void look(Table table) {
        assert guarded.getAsBoolean();
        if (past != null && past.advance(hall.now())) {
            tellDelayed(table);
        }
        Set<Integer> now = new HashSet<>();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            if (table.isOutOfTime(seat, hall.now())) {
                now.add(seat);
            }
        }
        if (dirty || !now.equals(out)) {
            out = now;
            tellAll(table, table.chat().size());
        }
    }

    /** Tells other nodes who looks on here, and asks who looks on there. */
    public void exchange() {
        assert guarded.getAsBoolean();
        List<String> here = new ArrayList<>();
        onlookers.forEach(onlooker -> here.add(Presence.word(onlooker.person())));
        here.sort(null);
        dirty |= presence.exchange(here);
    }

    /** Who looks on at other nodes may have changed. */
    public void askElsewhere() {
        assert guarded.getAsBoolean();
        presence.askAgain();
    }

    /** Shows everybody the table, and what was said after some lines of chat. */
    public void tellAll(Table table, int talked) {
        assert guarded.getAsBoolean();
        TableViews.Moment moment = moment(table);
        Map<String, Notice> made = new HashMap<>();
        List<ChatLine> said = List.copyOf(table.chat()
                .subList(Math.min(talked, table.chat().size()), table.chat().size()));
        Notice chat = new Notice(new Frame(Frame.Type.CHAT, null, said));
        dirty = false;
        for (Onlooker onlooker : List.copyOf(onlookers)) {
            String person = onlooker.person();
            if (person != null && removed.contains(person)) {
                onlooker.tell(REMOVED);
            }
            if (!Hall.maySee(table, person)) {
                onlookers.remove(onlooker);
                onlooker.tell(GONE);
                continue;
            }
            onlooker.tell(notice(table, onlooker, moment, made));
            if (!said.isEmpty()) {
                onlooker.tell(chat);
            }
        }
        removed.clear();
    }

    private void tellDelayed(Table table) {
        Notice notice = delayed(table);
        List.copyOf(onlookers).stream()
                .filter(onlooker -> isDelayedFor(table, onlooker.person()))
                .forEach(onlooker -> onlooker.tell(notice));
    }

    private Notice delayed(Table table) {
        TableView view = TableViews.of(past(table), null, View.SPECTATOR, pastMoment(table));
        return new Notice(new Frame(Frame.Type.TABLE, view, null));
    }

    private static boolean isDelayedFor(Table table, @Nullable String person) {
        boolean sits = person != null && !table.seatsOf(person, true).isEmpty();
        return !sits && table.opened().spectatorDelay() > 0 && table.phase() == TableView.Phase.PLAYING;
    }

    /** The table as spectators see it who see things later. */
    private Table past(Table table) {
        if (past == null) {
            past = new Past(id, hall.news(id, 0), hall.pauses(), Past.delay(table));
        }
        past.advance(hall.now());
        return past.table();
    }

    private TableViews.Moment pastMoment(Table table) {
        TableViews.Moment now = moment(table);
        return new TableViews.Moment(
                now.online(),
                now.spectators(),
                Set.of(),
                now.now() - Past.delay(table).toMillis());
    }

    /** What an onlooker is shown; spectators all see the same, so it is made once. */
    private Notice notice(Table table, Onlooker onlooker, TableViews.Moment moment, Map<String, Notice> made) {
        String person = onlooker.person();
        if (isDelayedFor(table, person)) {
            return made.computeIfAbsent("delayed", ignored -> delayed(table));
        }
        int seat = TableViews.seat(table, person, onlooker.seat());
        boolean anybody = seat == View.SPECTATOR && !table.host().equals(person);
        String key = anybody ? "" : seat + " " + person;
        return made.computeIfAbsent(
                key,
                ignored -> new Notice(new Frame(Frame.Type.TABLE, TableViews.of(table, person, seat, moment), null)));
    }

    private TableViews.Moment moment(Table table) {
        Set<String> online = new HashSet<>();
        int spectators = 0;
        List<String> all = new ArrayList<>(presence.elsewhere());
        onlookers.forEach(onlooker -> all.add(Presence.word(onlooker.person())));
        for (String person : all) {
            if (table.seatsOf(person, true).isEmpty()) {
                spectators++;
            } else {
                online.add(person);
            }
        }
        return new TableViews.Moment(online, spectators, Set.copyOf(thinking), hall.now());
    }
}
