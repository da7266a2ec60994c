package hidalgo.server.community;

import hidalgo.server.community.ClubRepository.Found;
import hidalgo.server.people.Person;
import hidalgo.tables.Identifier;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Clubs;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * All that people with an account can store here is bounded: 3 clubs that they organise, each with 500 members and 50 notices of 2000
 * characters at most.
 */

/** The clubs of a server. */
public final class ClubDesk {
    private static final int MOST_LISTED = 100;
    private static final int MOST_ORGANISED = 3;
    private static final int MOST_JOINED = 20;
    private static final int MOST_MEMBERS = 500;
    private static final int MOST_NOTICES = 50;

    private final ClubRepository clubs;
    private final Clock clock;

    /** The clubs of a repository. */
    public ClubDesk(ClubRepository clubs, Clock clock) {
        this.clubs = clubs;
        this.clock = clock;
    }

    private static String id(@Nullable Person asking) {
        return asking == null ? "" : asking.id();
    }

    /** The clubs with the most members, those of the person who asks first. */
    public List<Clubs.ClubLine> all(@Nullable Person asking) {
        return clubs.all(id(asking), MOST_LISTED);
    }

    private Found found(String club, @Nullable Person asking) {
        return clubs.club(club, id(asking)).orElseThrow(() -> RequestRefused.of(Kind.GONE, "server.club.none"));
    }

    /** The identifier of a club, if there is one. */
    public String known(String club) {
        return found(club, null).id();
    }

    /** A club, as a person sees it. */
    public Clubs.Club of(String club, @Nullable Person asking) {
        Found found = found(club, asking);
        return new Clubs.Club(
                found.id(),
                found.name(),
                found.about(),
                found.made(),
                found.count(),
                found.isMember(),
                found.isOrganiser(),
                clubs.members(found, id(asking), clock.millis() - Online.HERE),
                found.isMember() ? clubs.notices(club, id(asking)) : List.of());
    }

    /** Founds a club; its founder organises it. */
    public Clubs.Club make(Person founder, Clubs.NewClub wish) {
        Profiles.requireAccount(founder);
        String name = PlainText.title(wish.name());
        String about = about(wish.about());
        requireRoom(founder);
        if (clubs.organised(founder.id()) >= MOST_ORGANISED) {
            throw RequestRefused.of(Kind.REFUSED, "server.club.many", "most", MOST_ORGANISED);
        }
        String id = Identifier.random();
        if (!clubs.found(id, name, about, founder.id(), clock.millis())) {
            throw RequestRefused.of(Kind.BAD, "server.club.taken", "name", name);
        }
        return of(id, founder);
    }

    private static String about(String given) {
        return given.isBlank() ? "" : PlainText.chatLine(given);
    }

    private void requireRoom(Person person) {
        if (clubs.joined(person.id()) >= MOST_JOINED) {
            throw RequestRefused.of(Kind.REFUSED, "server.club.joined", "most", MOST_JOINED);
        }
    }

    /** Changes the sentence about a club. */
    public void describe(Person organiser, String club, String about) {
        requireOrganiser(organiser, club);
        clubs.describe(club, about(about));
    }

    private void requireOrganiser(Person person, String club) {
        if (!found(club, person).isOrganiser()) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.club.organiser");
        }
    }

    private void requireMember(Person person, String club) {
        if (!found(club, person).isMember()) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.club.member");
        }
    }

    /** A person joins a club. */
    public void join(Person person, String club) {
        Profiles.requireAccount(person);
        if (found(club, person).isMember()) {
            return;
        }
        requireRoom(person);
        if (!clubs.join(club, person.id(), clock.millis(), MOST_MEMBERS)) {
            throw RequestRefused.of(Kind.REFUSED, "server.club.full", "most", MOST_MEMBERS);
        }
    }

    /** A member leaves a club. */
    public void leave(Person person, String club) {
        requireMember(person, club);
        clubs.leave(club, person.id());
    }

    /** An organiser removes a member. */
    public void remove(Person organiser, String club, String name) {
        requireOrganiser(organiser, club);
        String member = clubs.member(club, name)
                .orElseThrow(() -> RequestRefused.of(Kind.GONE, "server.profile.none", "name", PlainText.clean(name)));
        clubs.leave(club, member);
    }

    /** A member writes a notice. */
    public void write(Person member, String club, String text) {
        requireMember(member, club);
        String notice = PlainText.note(text);
        if (notice.isEmpty()) {
            throw RequestRefused.of(Kind.BAD, "server.chat.empty");
        }
        if (!clubs.write(Identifier.random(), club, member.id(), notice, clock.millis(), MOST_NOTICES)) {
            throw RequestRefused.of(Kind.REFUSED, "server.club.notices", "most", MOST_NOTICES);
        }
    }

    /** The texts of all notices that a person has written. */
    public List<String> written(Person person) {
        return clubs.written(person.id());
    }

    /** The author or an organiser removes a notice. */
    public void erase(Person person, String notice) {
        if (!clubs.erase(notice, person.id())) {
            throw RequestRefused.of(Kind.GONE, "server.club.notice");
        }
    }

    /** An organiser shows a notice first, or not any more. */
    public void pin(Person organiser, String notice, boolean isPinned) {
        if (!clubs.pin(notice, organiser.id(), isPinned)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.club.organiser");
        }
    }
}
