package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;
import static hidalgo.tables.request.Subject.PEOPLE;

import hidalgo.server.base.SecurityLog.Event;
import hidalgo.server.base.Settings;
import hidalgo.server.command.Tables;
import hidalgo.server.http.caller.BrowserName;
import hidalgo.server.http.caller.SessionCookie;
import hidalgo.server.http.caller.SiteAddress;
import hidalgo.server.http.caller.WebOrigin;
import hidalgo.server.login.OutsideSignIn;
import hidalgo.server.login.Passkey;
import hidalgo.server.login.Passkeys;
import hidalgo.server.notify.Channels;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.AccountAnswers;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The addresses by which people sign in without a password: with a passkey, or by another service. */
final class SignInEndpoints {
    private static final String PASSKEYS = "/api/passkeys";
    private static final String BY_PASSKEY = "/api/login/passkey";
    private static final String BY_SERVICE = "/api/login/service";
    private static final String COOKIE = "hidalgo-way";
    private static final Duration COOKIE_LASTS = Duration.ofMinutes(10);

    private final Settings settings;
    private final SiteAddress site;
    private final Passkeys passkeys;
    private final @Nullable OutsideSignIn outside;
    private final Tables tables;
    private final Channels channels;
    private final SessionCookie cookie;
    private final PeopleEndpoints entrance;
    private final AccountEndpoints accounts;

    SignInEndpoints(
            Settings settings,
            SiteAddress site,
            Services services,
            SessionCookie cookie,
            PeopleEndpoints entrance,
            AccountEndpoints accounts) {
        this.settings = settings;
        this.site = site;
        this.passkeys = services.passkeys();
        this.outside = services.outside();
        this.tables = services.tables();
        this.channels = services.channels();
        this.cookie = cookie;
        this.entrance = entrance;
        this.accounts = accounts;
    }

    List<Request<?>> all() {
        return Stream.concat(ofPasskeys().stream(), ofSignIn().stream()).toList();
    }

    private List<Request<?>> ofPasskeys() {
        return List.of(
                PEOPLE.get(PASSKEYS, "passkeys")
                        .says("The passkeys of the person who asks", "The oldest comes first.")
                        .known()
                        .own()
                        .lists(
                                AccountAnswers.Passkey.class,
                                http(call -> passkeys.of(call.person()).stream()
                                        .map(SignInEndpoints::told)
                                        .toList())),
                PEOPLE.post(PASSKEYS + "/begin", "beginPasskey")
                        .says("A request for a device to make a passkey", "The password proves who asks.")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.Proof.class)
                        .answers(AccountAnswers.NewPasskey.class, http(this::begin)),
                PEOPLE.post(PASSKEYS, "addPasskey")
                        .says("A passkey that a device has made", "It answers the challenge of the request.")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.NewPasskey.class)
                        .answers(AccountAnswers.Passkey.class, http(this::add)),
                PEOPLE.post(PASSKEYS + "/{id}/remove", "removePasskey")
                        .says("Removes a passkey", "Refused if there is no other way to sign in.")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.Proof.class)
                        .does(call -> remove(HttpCall.of(call))));
    }

    private List<Request<?>> ofSignIn() {
        return List.of(
                PEOPLE.post(BY_PASSKEY + "/begin", "beginPasskeyLogin")
                        .says("A request for a device to sign in with a passkey", "The device knows whose it is.")
                        .own()
                        .limited(Rate.LOGIN)
                        .answers(AccountAnswers.PasskeyChallenge.class, http(this::challenge)),
                PEOPLE.post(BY_PASSKEY, "logInWithPasskey")
                        .says(
                                "A session for a person with a passkey",
                                "The account gets the seats that the caller had as a guest, unless `keepSeats` is"
                                        + " false.")
                        .own()
                        .limited(Rate.LOGIN)
                        .takes(Requests.PasskeyLogin.class)
                        .answers(Answers.Me.class, http(this::signIn)),
                PEOPLE.post(BY_SERVICE + "/begin", "beginServiceLogin")
                        .says(
                                "The way to another service to sign in",
                                "The browser goes to the `address`, and comes back to the page `signed-in` with a"
                                        + " `code` and a `state`.")
                        .own()
                        .limited(Rate.LOGIN)
                        .takes(Requests.ToService.class)
                        .answers(AccountAnswers.Way.class, http(this::go)),
                PEOPLE.post(BY_SERVICE, "logInByService")
                        .says(
                                "A session for a person that another service has confirmed",
                                "The first time, they get an account, which has the games of the caller as a guest.")
                        .own()
                        .limited(Rate.LOGIN)
                        .takes(Requests.FromService.class)
                        .answers(Answers.Me.class, http(this::comeBack)));
    }

    private static AccountAnswers.Passkey told(Passkey passkey) {
        return new AccountAnswers.Passkey(passkey.id(), passkey.label(), passkey.made(), passkey.used());
    }

    private AccountAnswers.NewPasskey begin(HttpCall<Requests.Proof> call) {
        Person person = call.person();
        String name = AccountEndpoints.account(person);
        return accounts.proven(
                call,
                call.body().password(),
                () -> new AccountAnswers.NewPasskey(
                        coded(passkeys.beginToAdd(person)),
                        site(call).host(),
                        coded(person.id()),
                        name,
                        passkeys.of(person).stream().map(Passkey::id).toList(),
                        Passkeys.ALGORITHMS));
    }

    private AccountAnswers.Passkey add(HttpCall<Requests.NewPasskey> call) {
        AccountEndpoints.account(call.person());
        Passkeys.Made made =
                new Passkeys.Made(call.body().clientData(), call.body().attestation());
        Passkey passkey = passkeys.add(
                call.person(), site(call), BrowserName.of(call.context().userAgent()), made);
        entrance.note(Event.PASSKEY_ADDED, call, call.person());
        channels.warn(call.person().id(), "server.notice.account.passkey");
        return told(passkey);
    }

    private void remove(HttpCall<Requests.Proof> call) {
        accounts.proven(call, call.body().password(), () -> {
            passkeys.remove(call.person(), call.id());
            entrance.note(Event.PASSKEY_REMOVED, call, call.person());
            channels.warn(call.person().id(), "server.notice.account.noPasskey");
            return call.id();
        });
    }

    private AccountAnswers.PasskeyChallenge challenge(HttpCall<?> call) {
        return new AccountAnswers.PasskeyChallenge(
                coded(passkeys.beginToSignIn()), site(call).host());
    }

    private Answers.Me signIn(HttpCall<Requests.PasskeyLogin> call) {
        Requests.PasskeyLogin wish = call.body();
        Person before = call.anybody();
        Passkeys.Signed signed =
                new Passkeys.Signed(wish.id(), wish.clientData(), wish.authenticatorData(), wish.signature());
        try {
            People.Entered entered = passkeys.signIn(cookie.secret(call.context()), site(call), signed);
            return entrance.arrived(call, before, entered, wish.keepSeats());
        } catch (RequestRefused e) {
            entrance.note(Event.SIGN_IN_FAILED, call, null);
            throw e;
        }
    }

    private AccountAnswers.Way go(HttpCall<Requests.ToService> call) {
        OutsideSignIn service = service();
        String password = call.body().password();
        OutsideSignIn.Way way = password == null
                ? service.begin(back(call), null)
                : accounts.proven(call, password, () -> service.begin(back(call), call.person()));
        cookie.set(call.context(), COOKIE, way.memory(), COOKIE_LASTS.toSeconds());
        return new AccountAnswers.Way(way.address());
    }

    private Answers.Me comeBack(HttpCall<Requests.FromService> call) {
        Requests.FromService wish = call.body();
        Person before = call.anybody();
        String memory = cookie.get(call.context(), COOKIE);
        cookie.set(call.context(), COOKIE, "", 0);
        People.Entered entered = service()
                .end(
                        memory,
                        wish.state(),
                        wish.code(),
                        back(call),
                        before == null || Boolean.FALSE.equals(wish.keepSeats()) ? null : before,
                        cookie.secret(call.context()));
        if (before != null
                && before.account() != null
                && before.id().equals(entered.person().id())) {
            entrance.note(Event.OUTSIDE_ADDED, call, entered.person());
            channels.warn(
                    entered.person().id(),
                    "server.notice.account.service",
                    "service",
                    service().name());
        }
        if (before != null && before.id().equals(entered.person().id())) {
            tables.renamed(before, entered.person());
        }
        return entrance.arrived(call, before, entered, wish.keepSeats());
    }

    private OutsideSignIn service() {
        if (outside == null) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.outside.none");
        }
        return outside;
    }

    /** The page that another service sends browsers to. */
    private String back(HttpCall<?> call) {
        String address = settings.publicUrl();
        String base = address == null ? origin(call).text() + settings.basePath() : address.replaceFirst("/$", "");
        return base + "/signed-in";
    }

    private Passkeys.Site site(HttpCall<?> call) {
        WebOrigin origin = origin(call);
        return new Passkeys.Site(origin.host(), origin.text());
    }

    /** The origin of the page that asks. */
    private WebOrigin origin(HttpCall<?> call) {
        WebOrigin declared = site.declared();
        String scheme = site.isSecure(call.context()) ? WebOrigin.HTTPS : WebOrigin.HTTP;
        return declared == null ? Objects.requireNonNull(site.asked(call.context(), scheme)) : declared;
    }

    private static String coded(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
