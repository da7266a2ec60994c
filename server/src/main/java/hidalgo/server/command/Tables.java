package hidalgo.server.command;

import hidalgo.server.base.OneByOne;
import hidalgo.server.base.Seal;
import hidalgo.server.live.LiveTable;
import hidalgo.server.live.LiveTables;
import hidalgo.server.live.TableRepository;
import hidalgo.server.moderation.Blocks;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Names;
import hidalgo.server.people.Person;
import hidalgo.tables.Identifier;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.command.Agreements;
import hidalgo.tables.command.Holders;
import hidalgo.tables.command.NewTables;
import hidalgo.tables.command.Requirements;
import hidalgo.tables.command.Seating;
import hidalgo.tables.command.TableSettings;
import hidalgo.tables.protocol.NewTable;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.session.TableAccess;
import hidalgo.tables.table.ChatLine;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seats;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.Visibility;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * Passwords are hashed slowly on purpose, so that is never done in a decision: those are made under the table's lock. A
 * request is checked first, then counted (beforeHashing), and only then is its password hashed.
 */

/** Requests of people about tables before and after a game, and their views of tables. */
public final class Tables {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final int MOST_TABLES = 200;

    /** The number of tables that guests of a network may have, for each person that the network counts as. */
    private static final int TABLES_OF_GUEST = 60;

    /** Stands for the hash while a request is checked. */
    private static final String UNHASHED = "";

    /** For so long after a game, in milliseconds, people may still want to play it again. */
    private static final long REMATCH_LIKELY = 86_400_000;

    private final OneByOne newTables = new OneByOne();
    private final LiveTables live;
    private final TableAccess access;
    private final TableRepository repository;
    private static final Pattern SEAT_LINK = Pattern.compile("(\\d)([0-9a-f]{32})");

    private final Names names;
    private final NoteRepository notes;
    private final Blocks blocks;
    private final Seal seal;
    private final Clock clock;

    /** The tables that people have access to, and what they may be called there. */
    public Tables(
            LiveTables live,
            TableAccess access,
            TableRepository repository,
            Names names,
            NoteRepository notes,
            Blocks blocks,
            Seal seal,
            Clock clock) {
        this.blocks = blocks;
        this.notes = notes;
        this.seal = seal;
        this.names = names;
        this.clock = clock;
        this.live = live;
        this.access = access;
        this.repository = repository;
    }

    /** Creates a table, and starts it if requested; {@code beforeHashing} may refuse to hash its password. */
    public TableView create(Person person, NewTable wish, Runnable beforeHashing) {
        requireRoom(person);
        requireOwnNames(person, wish.seats());
        String word = null;
        if (wish.visibility() == Visibility.WORD) {
            TablePassword.requireValid(wish.word());
            NewTables.open(person, wish, UNHASHED);
            word = TablePassword.hash(wish.word(), beforeHashing);
        }
        LiveTable made = create(person, Identifier.random(), NewTables.open(person, wish, word));
        return made.read(showing -> showing.view(person.id(), null));
    }

    private LiveTable create(Person person, String id, List<TableEvent> events) {
        return newTables.run(person.quotaKey(), () -> {
            requireRoom(person);
            return live.create(id, events);
        });
    }

    /** At an online table, a player may not use the name of another account; people who share a browser may use any. */
    private void requireOwnNames(Person person, List<NewTable.Seat> seats) {
        if (seats.stream().anyMatch(seat -> seat.kind() == NewTable.Kind.OPEN)) {
            seats.forEach(seat -> requireOwnName(person, seat.name()));
        }
    }

    private void requireOwnName(Person person, @Nullable String name) {
        if (name != null && !name.isBlank()) {
            names.of(person, name);
        }
    }

    /** Takes a seat, or watches if no seat is left. Those who know the password may do so before they may see the table. */
    public TableView join(String id, Person person, Requests.Join request, Runnable beforeHashing) {
        requireOwnName(person, request.name());
        LiveTable joined = live.open(id);
        requireMayMeet(joined, person);
        String given = request.word();
        String proven = given == null
                ? null
                : joined.read(showing -> Seating.wordAskedOf(showing.table(), person.id()))
                        .filter(word -> TablePassword.matches(given, word, beforeHashing))
                        .orElse(null);
        return joined.change(
                table -> Seating.join(table, person, request, proven, clock.millis()),
                showing -> showing.view(person.id(), null));
    }

    /** At a table that waits, two people don't meet if one has blocked the other. */
    private void requireMayMeet(LiveTable table, Person person) {
        Set<String> others = table.read(showing -> {
            Set<String> found = new TreeSet<>();
            if (showing.table().phase() == Phase.WAITING) {
                found.addAll(showing.table().members().seats().keySet());
            }
            return found;
        });
        if (!others.isEmpty() && !others.contains(person.id())) {
            blocks.requireMayMeet(person, others);
        }
    }

    /** Deletes a table with its game; false if there is none. */
    public boolean delete(String id) {
        boolean found = repository.delete(id);
        live.catchUp();
        return found;
    }

    /** Deletes a message from the chat of the players or of the spectators; returns the name of its author. */
    public String eraseMessage(String id, boolean ofSpectators, int line) {
        ChatLine found = live.open(id).read(showing -> {
            List<ChatLine> lines = ofSpectators
                    ? showing.table().chat().spectators()
                    : showing.table().chat().players();
            if (line < 1 || line > lines.size() || lines.get(line - 1).news() != null) {
                throw RequestRefused.of(Kind.GONE, "server.chat.none");
            }
            return lines.get(line - 1);
        });
        repository.eraseMessage(id, found);
        live.readAgain(id);
        return found.name();
    }

    /** The secret of a link that brings its reader a seat of a person, as long as the seat is theirs. */
    public String seatLink(String id, Person person, int seat) {
        access.read(id, person, showing -> {
            if (!showing.table().seats().heldBy(person.id()).contains(seat)) {
                throw RequestRefused.of(RequestRefused.Kind.FORBIDDEN, "server.seat.notYours");
            }
            return seat;
        });
        return seat + seal.mark(sealed(id, seat, person.id()));
    }

    private static String sealed(String table, int seat, @Nullable String person) {
        return "seat " + table + " " + seat + " " + person;
    }

    /** Takes a seat with the secret of such a link. Its reader may see the table, also if it has a password. */
    public TableView takeSeat(String id, Person person, String secret) {
        Matcher link = SEAT_LINK.matcher(secret);
        if (!link.matches()) {
            throw RequestRefused.of(RequestRefused.Kind.FORBIDDEN, "server.seat.link");
        }
        int seat = Integer.parseInt(link.group(1));
        LiveTable taken = live.open(id);
        requireMayMeet(taken, person);
        String giver = taken.read(showing -> {
            Seats seats = showing.table().seats();
            return seats.has(seat) ? String.valueOf(seats.get(seat).person()) : "";
        });
        if (!seal.isMark(link.group(2), sealed(id, seat, giver))) {
            throw RequestRefused.of(RequestRefused.Kind.FORBIDDEN, "server.seat.link");
        }
        boolean leaves = names.isAccount(giver);
        return taken.change(
                table -> Holders.handOver(table, seat, giver, person, leaves, clock.millis()),
                showing -> showing.view(person.id(), null));
    }

    /** Leaves a table that has not started; if no one is left, the table is deleted. */
    public void leave(String id, Person person) {
        access.change(
                id,
                person,
                table -> Seating.leave(table, person.id()),
                showing -> showing.table().number());
        live.deleteIfEmpty(id);
    }

    /** Changes the settings of the table. */
    public TableView settle(String id, Person person, Requests.Settle request, Runnable beforeHashing) {
        boolean wished =
                request.word() != null && (request.visibility() == null || request.visibility() == Visibility.WORD);
        String word = null;
        if (wished) {
            // Only a request that would succeed is worth a hash.
            access.read(id, person, showing -> settled(showing.table(), person, request, UNHASHED));
            word = TablePassword.hash(request.word(), beforeHashing);
        }
        String hashed = word;
        return access.change(id, person, table -> settled(table, person, request, hashed));
    }

    private List<TableEvent> settled(Table table, Person person, Requests.Settle request, @Nullable String word) {
        return Requirements.fewChanges(table, TableSettings.settle(table, person.id(), request, word), clock.millis());
    }

    /** A person has got another name, which reaches their seats, also where a rematch may follow. */
    public void renamed(Person before, Person now) {
        if (!before.name().equals(now.name())) {
            forEach(
                    repository.of(now.id(), clock.millis() - REMATCH_LIKELY),
                    table -> table.mayBeRenamed(clock.millis()) ? Holders.renamed(table, before, now) : List.of());
        }
    }

    /** A guest has signed in: the account holds their seats from now on, including those of finished games. */
    public void merged(Person guest, Person account) {
        forEach(repository.of(guest.id(), 0), table -> Holders.merged(table, guest, account));
    }

    /** Changes some tables; one that can't be changed any more keeps no other from it. */
    private void forEach(List<String> ids, Function<Table, List<TableEvent>> decision) {
        for (String id : ids) {
            try {
                live.open(id).change(table -> decision.apply(table), showing -> id);
            } catch (RequestRefused unreadable) {
                LOG.warn("Could not change the seats of table {}: {}", id, unreadable.getMessage());
            }
        }
    }

    /** The clocks of a person's seats stand still from a moment to another. */
    void away(Person person, long from, long until) {
        forEach(repository.of(person.id(), clock.millis()), table -> Agreements.away(table, person.id(), from, until));
    }

    /** The table must be one where a person has a seat. */
    private void requireSeat(String id, Person person) {
        access.read(id, person, showing -> Requirements.someSeat(showing.table(), person.id()));
    }

    /** The private note of a person about a table where they have a seat. */
    public String note(String id, Person person) {
        requireSeat(id, person);
        return notes.note(person.id(), id);
    }

    /** Keeps the private note of a person about a table where they have a seat. */
    public void putNote(String id, Person person, String text) {
        requireSeat(id, person);
        notes.putNote(person.id(), id, PlainText.note(text));
    }

    /** The notes of a person, by table. */
    public Map<String, String> notes(Person person) {
        return notes.notes(person.id());
    }

    /** A person leaves all tables: bots take their seats in running games. */
    public void departed(Person person) {
        for (String id : repository.of(person.id(), clock.millis())) {
            forEach(List.of(id), table -> Holders.departed(table, person.id()));
            live.deleteIfEmpty(id);
        }
    }

    /** The tables where a person has a seat, or had one when the game ended; the latest first. */
    public List<String> of(Person person) {
        return repository.of(person.id(), 0);
    }

    /** Creates the table of a rematch, unless it exists already. */
    public void begin(Person person, String id, List<TableEvent> events) {
        create(person, id, events);
    }

    /** Refuses a person who has too many tables already. */
    public void requireRoom(Person person) {
        if (repository.unfinished(person.id()) >= MOST_TABLES) {
            throw RequestRefused.of(Kind.REFUSED, "server.tables.many", "most", MOST_TABLES);
        }
        GuestNetwork network = person.network();
        if (network.isKnown()
                && (repository.unfinishedFrom(network.stored()) >= TABLES_OF_GUEST * network.guests()
                        || repository.unfinishedFrom(network.wider()) >= TABLES_OF_GUEST * network.guestsOfWider())) {
            throw RequestRefused.of(Kind.REFUSED, "server.tables.network");
        }
    }
}
