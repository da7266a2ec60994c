package hidalgo.server.moderation;

import hidalgo.server.base.AddressRange;
import hidalgo.server.moderation.ModerationRepository.Sanction;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Person;
import hidalgo.tables.Identifier;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Moderation.SanctionKind;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * Every action asks, so those in force are in memory, and read again every few seconds: other nodes and the command line write
 * to the same database. A network is kept out as far as people can come anew at will: as guests, or with a new account.
 * People with an account who share it with others can still play.
 */

/** The people and networks that may not talk or play for a time. They can still look at everything. */
public final class Sanctions {
    /** The number of sanctions that can be in force at once. */
    static final int MOST = 5000;

    private static final int MOST_DAYS = 3650;

    /** In place of a network: that of the guest. */
    public static final String OF_GUEST = "guest";

    private static final DateTimeFormatter UNTIL =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);

    private final ModerationRepository repository;
    private final Clock clock;
    private volatile List<InForce> inForce = List.of();

    private record InForce(Sanction sanction, @Nullable AddressRange range) {}

    /** The sender of a request, as far as a sanction can be about them. */
    public interface Sender {
        /** The person, if known. */
        @Nullable
        Person person();

        /** The address. */
        String address();

        /** The stored form of the network. */
        GuestNetwork guestNetwork();
    }

    /** Those of a repository. */
    public Sanctions(ModerationRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    /** Reads those in force. One thread after another: what is read later must not be replaced by what was read earlier. */
    public synchronized void look() {
        inForce = repository.sanctions(clock.millis()).stream()
                .map(each -> new InForce(each, range(each.network())))
                .toList();
    }

    private static @Nullable AddressRange range(String network) {
        return network.contains("/") ? AddressRange.of(network) : null;
    }

    /** Refuses a sender who may not play. */
    public void requireMayPlay(Sender sender) {
        refuse(sender, SanctionKind.SUSPEND, "server.suspended", "server.suspended.forGood");
    }

    /** Refuses a sender who may not talk. */
    public void requireMayTalk(Sender sender) {
        refuse(sender, SanctionKind.MUTE, "server.muted", "server.muted.forGood");
    }

    private void refuse(Sender sender, SanctionKind kind, String key, String keyForGood) {
        if (inForce.isEmpty()) {
            return;
        }
        long now = clock.millis();
        for (InForce each : inForce) {
            Sanction sanction = each.sanction();
            if (sanction.kind() == kind && (sanction.ends() == 0 || sanction.ends() > now) && isAbout(each, sender)) {
                throw sanction.ends() == 0
                        ? RequestRefused.of(Kind.FORBIDDEN, keyForGood, "reason", sanction.reason())
                        : RequestRefused.of(
                                Kind.FORBIDDEN,
                                key,
                                "until",
                                UNTIL.format(Instant.ofEpochMilli(sanction.ends())),
                                "reason",
                                sanction.reason());
            }
        }
    }

    private static boolean isAbout(InForce each, Sender sender) {
        Person person = sender.person();
        if (person != null && person.id().equals(each.sanction().person())) {
            return true;
        }
        String network = each.sanction().network();
        if (network.isEmpty() || person != null && person.account() != null) {
            return false;
        }
        AddressRange range = each.range();
        return range == null ? mark(sender.guestNetwork()).equals(network) : range.includes(sender.address());
    }

    /** The part of a stored network that tells it from others. */
    private static String mark(GuestNetwork network) {
        return network.stored()
                .substring(0, Math.min(2 * GuestNetwork.DIGITS, network.stored().length()));
    }

    /**
     * Keeps a person, a network or both from something.
     *
     * @param network a range of addresses, {@link #OF_GUEST}, or nothing
     * @param days for how many days; nothing for good
     */
    public Sanction add(
            SanctionKind kind,
            @Nullable Person person,
            @Nullable String network,
            @Nullable Integer days,
            String reason,
            String author) {
        String known = network == null ? "" : network.strip();
        if (OF_GUEST.equals(known)) {
            known = person == null ? "" : mark(person.network());
        } else if (!known.isEmpty()) {
            requireRange(known);
        }
        if (person == null && known.isEmpty()) {
            throw RequestRefused.of(Kind.BAD, "server.sanction.target");
        }
        if (days != null && (days < 1 || days > MOST_DAYS)) {
            throw RequestRefused.of(Kind.BAD, "server.sanction.days", "most", MOST_DAYS);
        }
        if (inForce.size() >= MOST) {
            throw RequestRefused.of(Kind.REFUSED, "server.sanction.many", "most", MOST);
        }
        long now = clock.millis();
        Sanction sanction = new Sanction(
                Identifier.random(),
                kind,
                person == null ? null : person.id(),
                known,
                person == null ? "" : person.name(),
                PlainText.chatLine(reason),
                now,
                days == null ? 0 : now + Duration.ofDays(days).toMillis(),
                author);
        repository.addSanction(sanction);
        look();
        return sanction;
    }

    private static void requireRange(String network) {
        try {
            AddressRange.of(network);
        } catch (IllegalArgumentException e) {
            throw RequestRefused.of(Kind.BAD, "server.sanction.network");
        }
    }

    /** Those in force, the latest first. */
    public List<Sanction> all() {
        return repository.sanctions(clock.millis());
    }

    /** Ends one. */
    public Sanction end(String id) {
        Sanction ended = repository
                .endSanction(id, clock.millis())
                .orElseThrow(() -> RequestRefused.of(Kind.GONE, "server.sanction.none"));
        look();
        return ended;
    }
}
