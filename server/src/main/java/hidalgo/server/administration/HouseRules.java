package hidalgo.server.administration;

import hidalgo.server.base.Admission;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Administration.Choices;
import hidalgo.tables.protocol.Administration.ChoicesRequest;
import hidalgo.tables.protocol.GuestRights;
import hidalgo.tables.protocol.SignUp;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/*
 * The choices of administrators count before the settings that the server was started with. They are read again every few
 * seconds, because other nodes write them too.
 */

/** The door and the announcement: settings that administrators change while the server runs. */
public final class HouseRules {
    private static final String SIGN_UP = "sign-up";
    private static final String GUESTS = "guests";
    private static final String ANNOUNCEMENT = "announcement";
    private static final String UNTIL = "announcement-until";
    private static final int MOST_HOURS = 24 * 90;

    private final AdministrationRepository repository;
    private final Admission configured;
    private final Clock clock;
    private volatile Map<String, String> choices = Map.of();

    /** The rules of a server that was started with some. */
    public HouseRules(AdministrationRepository repository, Admission configured, Clock clock) {
        this.repository = repository;
        this.configured = configured;
        this.clock = clock;
    }

    /** Reads the choices. One thread after another: what is read later must not be replaced by what was read earlier. */
    public synchronized void look() {
        choices = repository.choices();
    }

    /** The people that the host lets in now. */
    public Admission admission() {
        return new Admission(
                chosen(SIGN_UP, SignUp::valueOf, configured.signUp()),
                chosen(GUESTS, GuestRights::valueOf, configured.guests()),
                configured.password(),
                configured.exempt());
    }

    private <T> T chosen(String name, Function<String, T> reading, T otherwise) {
        String value = choices.get(name);
        return value == null ? otherwise : reading.apply(value.toUpperCase(Locale.ROOT));
    }

    /** The announcement; null if there is none. */
    public @Nullable String announcement() {
        return until() > clock.millis() ? choices.get(ANNOUNCEMENT) : null;
    }

    private long until() {
        return Long.parseLong(choices.getOrDefault(UNTIL, "0"));
    }

    /** The choices as they are now. */
    public Choices now() {
        Admission admission = admission();
        String announcement = announcement();
        List<String> differing = new ArrayList<>();
        for (String name : List.of(SIGN_UP, GUESTS)) {
            if (choices.containsKey(name)) {
                differing.add(name);
            }
        }
        return new Choices(
                admission.signUp(),
                admission.guests(),
                announcement == null ? "" : announcement,
                announcement == null ? 0 : until(),
                differing);
    }

    /** Changes some choices. */
    public void change(ChoicesRequest wish) {
        if (wish.announcement() != null && !wish.announcement().isBlank()) {
            int hours = wish.hours() == null ? 0 : wish.hours();
            if (hours < 1 || hours > MOST_HOURS) {
                throw RequestRefused.of(Kind.BAD, "server.announcement.hours", "most", MOST_HOURS);
            }
            repository.choose(ANNOUNCEMENT, PlainText.chatLine(wish.announcement()));
            repository.choose(
                    UNTIL,
                    String.valueOf(clock.millis() + Duration.ofHours(hours).toMillis()));
        } else if (wish.announcement() != null) {
            repository.choose(ANNOUNCEMENT, null);
            repository.choose(UNTIL, null);
        }
        boolean reset = Boolean.TRUE.equals(wish.reset());
        change(SIGN_UP, wish.signUp(), reset);
        change(GUESTS, wish.guests(), reset);
        look();
    }

    private void change(String name, @Nullable Enum<?> value, boolean reset) {
        if (reset || value != null) {
            repository.choose(name, value == null ? null : value.name().toLowerCase(Locale.ROOT));
        }
    }
}
