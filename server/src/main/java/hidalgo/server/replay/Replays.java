package hidalgo.server.replay;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import hidalgo.records.RecordWriter;
import hidalgo.server.base.OneByOne;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Person;
import hidalgo.tables.Identifier;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.command.UploadedRecord;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.replay.Playthrough;
import hidalgo.tables.replay.ReplaySource;
import hidalgo.tables.session.TableAccess;
import hidalgo.tables.table.Participant;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/*
 * A replay shows everything that all could see, move by move. It is made from the record, which leaves out a round of
 * secret choices until all are in, so a running game can be replayed as well.
 */

/** Replays: of the games of tables, and of records that people have sent. */
public final class Replays {
    private static final int MOST_OF_GUEST = 50;
    private static final int MOST_OF_ACCOUNT = 500;
    private static final int LETTERS_OF_GUEST = 5_000_000;
    private static final int LETTERS_OF_ACCOUNT = 50_000_000;

    /** Games that were played through take at most this part of the heap. */
    private static final int SHARE = 32;

    private static final Duration KEPT = Duration.ofMinutes(10);

    /** A person who looks at a replay requests it in parts, and all people at a table request the same scorings. */
    private final Cache<String, Playthrough> played = Caffeine.newBuilder()
            .maximumWeight(Runtime.getRuntime().maxMemory() / SHARE)
            .weigher((String key, Playthrough game) -> game.bytes())
            .expireAfterAccess(KEPT)
            .build();

    private final OneByOne uploads = new OneByOne();
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
        Playthrough game = uploaded(text);
        game.match();
        String canonical = RecordWriter.text(game.record());
        // With the person in it: otherwise a guest could send another's records again, take them over and so use up
        // their quota.
        String id = Identifier.of("record\n" + person.id() + "\n" + canonical);
        uploads.run(person.quotaKey(), () -> {
            if (repository.record(id).isEmpty()) {
                requireRoom(person, canonical.length());
            }
            repository.add(id, person.id(), canonical, clock.millis());
            return id;
        });
        played.put(id, game);
        return new Answers.Created(id);
    }

    /** The game of a record that a person has sent, not played yet. */
    static Playthrough uploaded(String text) {
        return new Playthrough(UploadedRecord.read(text), List.of());
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

    /** The identifiers of the records that a person has sent. */
    public List<String> uploads(Person person) {
        return repository.of(person.id());
    }

    /** The game with an identifier: a record that was sent, or a table as a person may see it. */
    public ReplaySource source(String id, @Nullable Participant person) {
        Optional<String> record = repository.record(id);
        if (record.isPresent()) {
            return ReplaySource.of(id, played.get(id, key -> uploaded(record.get())));
        }
        String viewer = TableAccess.idOf(person);
        ReplaySource source = tables.read(id, person, showing -> ReplaySource.of(showing.seenBy(viewer), viewer));
        return source.with(played.get(source.key(), key -> source.game()));
    }
}
