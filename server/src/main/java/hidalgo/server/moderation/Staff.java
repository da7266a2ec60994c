package hidalgo.server.moderation;

import hidalgo.server.people.Person;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Moderation.Deed;
import hidalgo.tables.protocol.Moderation.Member;
import hidalgo.tables.protocol.Moderation.Role;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The moderators and administrators, and the audit log of what they do. */
public final class Staff {
    private static final int MOST_SHOWN = 100;
    private static final Duration ENDED_KEPT = Duration.ofDays(180);
    private static final Duration DEEDS_KEPT = Duration.ofDays(730);

    private final ModerationRepository repository;
    private final Clock clock;

    /** Those of a repository. */
    public Staff(ModerationRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    /** The role of a person; null for all others. */
    public @Nullable Role role(@Nullable Person person) {
        return person == null || person.account() == null
                ? null
                : repository.role(person.id()).orElse(null);
    }

    /** Refuses a person who has not at least a role; returns the one they have. */
    public Role require(Person person, Role least) {
        Role role = role(person);
        if (role == null || role.compareTo(least) < 0) {
            throw RequestRefused.of(
                    Kind.FORBIDDEN, least == Role.ADMIN ? "server.staff.admin" : "server.staff.moderator");
        }
        return role;
    }

    /** Gives an account a role, or takes it away. */
    public void setRole(Person person, @Nullable Role role) {
        if (person.account() == null) {
            throw RequestRefused.of(Kind.BAD, "server.staff.guest");
        }
        repository.putRole(person.id(), role);
    }

    /** The accounts with a role, by name. */
    public List<Member> members() {
        return repository.members();
    }

    /** Writes down a deed in the audit log. */
    public void note(String author, String action, String subject, String reason) {
        repository.addDeed(new Deed(clock.millis(), author, action, subject, PlainText.clean(reason)));
    }

    /** The latest deeds before a moment, the latest first. */
    public List<Deed> deeds(long before) {
        return repository.deeds(before, MOST_SHOWN);
    }

    /** Deletes what is too old. */
    public void tidy() {
        long now = clock.millis();
        repository.prune(now - ENDED_KEPT.toMillis(), now - DEEDS_KEPT.toMillis());
    }
}
