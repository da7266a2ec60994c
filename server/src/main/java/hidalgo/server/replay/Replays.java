package hidalgo.server.replay;

import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Person;
import hidalgo.tables.Identifier;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.command.UploadedRecord;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Answers.Positions;
import hidalgo.tables.protocol.Answers.ReplayView;
import hidalgo.tables.protocol.Answers.Sheet;
import hidalgo.tables.replay.GameStatistics;
import hidalgo.tables.replay.PointsCsv;
import hidalgo.tables.replay.ReplaySource;
import hidalgo.tables.replay.ReplayViews;
import hidalgo.tables.session.TableAccess;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * A replay shows what everybody could see, move by move. It is made from the record, which leaves out a round of secret
 * choices until all are in, so a running game can be replayed as well.
 */

/** Replays: of the games of tables, and of records that people have sent. */
public final class Replays {
    private static final int MOST_POSITIONS = 60;
    private static final int MOST_OF_GUEST = 50;
    private static final int MOST_OF_ACCOUNT = 500;
    private static final int LETTERS_OF_GUEST = 5_000_000;
    private static final int LETTERS_OF_ACCOUNT = 50_000_000;

    private final TableAccess tables;
    private final ReplayRepository repository;
    private final Clock clock;

    /** The replays of tables and of a repository. */
    public Replays(TableAccess tables, ReplayRepository repository, Clock clock) {
        this.tables = tables;
        this.repository = repository;
        this.clock = clock;
    }

    /** Stores a record to replay; the same record of a person is stored once, because its identifier comes from both. */
    public Answers.Created upload(Person person, String text) {
        GameRecord record = UploadedRecord.read(text);
        UploadedRecord.played(record);
        String canonical = RecordWriter.text(record);
        // With the person in it: otherwise a guest could send another's records again, take them over and so empty
        // their quota.
        String id = Identifier.of("record\n" + person.id() + "\n" + canonical);
        if (repository.record(id).isEmpty()) {
            requireRoom(person, canonical.length());
        }
        repository.add(id, person.id(), canonical, clock.millis());
        return new Answers.Created(id);
    }

    private void requireRoom(Person person, int letters) {
        boolean isGuest = person.account() == null;
        GuestNetwork network = person.network();
        if (network.isKnown()) {
            requireRoom(repository.storedFrom(network.stored()), network.guests(), letters);
            requireRoom(repository.storedFrom(network.wider()), network.guestsOfWider(), letters);
        }
        int most = isGuest ? MOST_OF_GUEST : MOST_OF_ACCOUNT;
        int mostLetters = isGuest ? LETTERS_OF_GUEST : LETTERS_OF_ACCOUNT;
        ReplayRepository.Stored stored = repository.stored(person.id());
        if (stored.records() >= most || stored.letters() + letters > mostLetters) {
            throw RequestRefused.of(
                    RequestRefused.Kind.REFUSED,
                    isGuest ? "server.uploads.guest" : "server.uploads.account",
                    "most",
                    most,
                    "megabytes",
                    mostLetters / 1_000_000);
        }
    }

    private static void requireRoom(ReplayRepository.Stored stored, int guests, int letters) {
        if (stored.records() >= MOST_OF_GUEST * guests
                || stored.letters() + letters > (long) LETTERS_OF_GUEST * guests) {
            throw RequestRefused.of(RequestRefused.Kind.REFUSED, "server.uploads.network");
        }
    }

    /** The game with an identifier: a record that was sent, or a table as somebody may see it. */
    ReplaySource source(String id, @Nullable Person person) {
        return repository
                .record(id)
                .map(text -> ReplaySource.of(id, text))
                .orElseGet(() -> tables.read(
                        id,
                        person,
                        showing ->
                                ReplaySource.of(showing.seenBy(TableAccess.idOf(person)), TableAccess.idOf(person))));
    }

    /** A game without its positions. */
    public ReplayView view(String id, @Nullable Person person) {
        return ReplayViews.of(source(id, person));
    }

    /** Some positions of a game, as everybody could see them. */
    public Positions positions(String id, @Nullable Person person, int from, int to) {
        GameRecord record = source(id, person).record();
        int moves = record.moves().size();
        int first = Math.clamp(from, 0, moves);
        int last = Math.clamp(to, first, Math.min(moves, first + MOST_POSITIONS - 1));
        return new Positions(first, ReplayViews.moments(record, first, last));
    }

    /** All scorings of a game, line by line. */
    public List<Sheet> sheets(String id, @Nullable Person person) {
        return view(id, person).sheets();
    }

    /** The record of a game as a file: complete when the game is over, without what is hidden while it is not. */
    public String record(String id, @Nullable Person person) {
        ReplaySource source = source(id, person);
        return source.isPublic() ? RecordWriter.text(source.record()) : RecordWriter.seen(source.record());
    }

    /** The statistics of a game that people like to compare. */
    public List<Answers.SeatNumbers> numbers(String id, @Nullable Person person) {
        return GameStatistics.of(source(id, person).record());
    }

    /** The points of a game after each move, for a spreadsheet. */
    public String csv(String id, @Nullable Person person) {
        return PointsCsv.of(view(id, person));
    }
}
