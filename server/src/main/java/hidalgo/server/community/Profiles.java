package hidalgo.server.community;

import hidalgo.server.community.ProfileRepository.Owner;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Community;
import hidalgo.tables.protocol.Community.Audience;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The pages of people with accounts, and the people that they follow. */
public final class Profiles {
    private static final int RECENT = 20;
    private static final int RIVALS = 5;
    private static final int MOST_POINTS = 500;

    /** How many people a person may follow. */
    private static final int MOST_FOLLOWED = 500;

    /** Games with a longer average turn were played by days. */
    private static final long SLOW = Duration.ofMinutes(15).toMillis();

    private final ProfileRepository repository;

    /** The pages of a repository. */
    public Profiles(ProfileRepository repository) {
        this.repository = repository;
    }

    private Owner owner(String name) {
        return repository
                .called(name)
                .orElseThrow(() -> RequestRefused.of(Kind.GONE, "server.profile.none", "name", name));
    }

    private boolean maySee(Owner owner, @Nullable Person asking) {
        if (asking != null && asking.id().equals(owner.id())) {
            return true;
        }
        return switch (owner.audience()) {
            case ALL -> true;
            case FRIENDS -> asking != null && repository.follows(owner.id(), asking.id());
            case ME -> false;
        };
    }

    /** Refuses a look at the games of a person who does not show them to another. */
    public void requireShown(String name, @Nullable Person asking) {
        Owner owner = owner(name);
        if (!maySee(owner, asking)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.find.hidden", "name", owner.name());
        }
    }

    /** The page of a person, as another sees it. */
    public Community.Profile of(String name, @Nullable Person asking) {
        Owner owner = owner(name);
        String you = asking == null ? "" : asking.id();
        boolean isYou = you.equals(owner.id());
        boolean isShown = maySee(owner, asking);
        String id = owner.id();
        return new Community.Profile(
                owner.name(),
                isYou,
                isYou ? owner.audience() : null,
                !isShown,
                owner.since(),
                repository.followers(id),
                asking != null && repository.follows(you, id),
                isShown ? repository.results(id) : List.of(),
                isShown ? repository.recent(id, you, RECENT) : List.of(),
                isShown ? repository.rivals(id, you, false, RIVALS) : List.of(),
                isShown ? repository.rivals(id, you, true, RIVALS) : List.of(),
                isShown ? repository.times(id, SLOW) : List.of());
    }

    /** The course of a person's rating, as another sees it; empty if they may not. */
    public List<Community.RatingPoint> course(String name, String game, int seats, @Nullable Person asking) {
        Owner owner = owner(name);
        return maySee(owner, asking) ? repository.course(owner.id(), game, seats, MOST_POINTS) : List.of();
    }

    /** A person chooses who may see their results. */
    public void show(Person person, Audience audience) {
        requireAccount(person);
        repository.show(person.id(), audience);
    }

    /** A person follows another. */
    public void follow(Person person, String name) {
        requireAccount(person);
        Owner owner = owner(name);
        if (owner.id().equals(person.id())) {
            throw RequestRefused.of(Kind.REFUSED, "server.follow.self");
        }
        if (!repository.follow(person.id(), owner.id(), MOST_FOLLOWED)) {
            throw RequestRefused.of(Kind.REFUSED, "server.follow.many", "most", MOST_FOLLOWED);
        }
    }

    /** A person does not follow another any more. */
    public void unfollow(Person person, String name) {
        repository.unfollow(person.id(), owner(name).id());
    }

    static void requireAccount(Person person) {
        if (person.account() == null) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.account.none");
        }
    }
}
