package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;
import static hidalgo.tables.request.Subject.PEOPLE;
import static hidalgo.tables.request.Subject.TOKENS;

import hidalgo.server.base.SecurityLog;
import hidalgo.server.base.SecurityLog.Event;
import hidalgo.server.command.Tables;
import hidalgo.server.command.Vacations;
import hidalgo.server.deal.DailyDeals;
import hidalgo.server.http.caller.BrowserName;
import hidalgo.server.http.caller.DeviceCookie;
import hidalgo.server.http.caller.GuestName;
import hidalgo.server.http.caller.SessionCookie;
import hidalgo.server.moderation.Moderators;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Invitations;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.people.Scope;
import hidalgo.server.people.Sessions;
import hidalgo.server.people.Token;
import hidalgo.server.people.Tokens;
import hidalgo.server.rating.Histories;
import hidalgo.server.rating.Ratings;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.protocol.AccountAnswers;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TokenScope;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The addresses of people: guests, accounts, sessions and tokens. */
final class PeopleEndpoints {
    private final People people;
    private final Ratings ratings;
    private final Invitations invitations;
    private final Sessions sessions;
    private final Tokens tokens;
    private final SessionCookie cookie;
    private final DeviceCookie devices;
    private final Tables tables;
    private final DailyDeals deals;
    private final Vacations vacations;
    private final SecurityLog security;
    private final Moderators moderators;

    PeopleEndpoints(Services services, SessionCookie cookie, DeviceCookie devices) {
        this.people = services.people();
        this.ratings = services.ratings();
        this.invitations = services.invitations();
        this.sessions = services.sessions();
        this.tokens = services.tokens();
        this.cookie = cookie;
        this.devices = devices;
        this.tables = services.tables();
        this.deals = services.deals();
        this.vacations = services.vacations();
        this.security = services.security();
        this.moderators = services.moderation();
    }

    /** Sessions: identification of people, signing in and out. */
    List<Request<?>> forSessions() {
        return List.of(
                PEOPLE.post("/api/session", "enter")
                        .says(
                                "A session for a guest",
                                "The answer sets a cookie. A person who has a session already keeps it.")
                        .own()
                        .limited(Rate.ENTER)
                        .takes(Requests.Change.class)
                        .answers(
                                Answers.Me.class,
                                http(call -> me(enter(call, call.body().name())))),
                PEOPLE.get("/api/me", "me")
                        .says("The person who asks", "The name and the settings, and whether there is an account.")
                        .known()
                        .answers(Answers.Me.class, http(call -> me(call.person()))),
                PEOPLE.patch("/api/me", "changeMe")
                        .says("A new name or other settings", "The name also changes at the tables of the person.")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .takes(Requests.Change.class)
                        .answers(Answers.Me.class, http(this::change)),
                PEOPLE.get("/api/me/history", "history")
                        .says(
                                "The results and ratings of the person who asks",
                                "The latest game comes first. Guests have none.")
                        .known()
                        .answers(
                                ReplayAnswers.History.class,
                                http(call -> Histories.of(ratings.history(call.person())))),
                PEOPLE.get("/api/vacation", "vacation")
                        .says(
                                "The vacation of the person who asks",
                                "Meanwhile, their clocks stand still at tables with days to think.")
                        .known()
                        .own()
                        .answers(AccountAnswers.Vacation.class, http(call -> vacation(call.person()))),
                PEOPLE.post("/api/vacation", "beginVacation")
                        .says("The person is away for some days", "They begin now. A started day counts.")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.Vacation.class)
                        .answers(AccountAnswers.Vacation.class, http(call -> {
                            vacations.begin(call.person(), call.body().days());
                            return vacation(call.person());
                        })),
                PEOPLE.delete("/api/vacation", "endVacation")
                        .says("The person is back", "Their clocks go on.")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .does(call -> vacations.end(HttpCall.of(call).person())),
                PEOPLE.post("/api/account", "register")
                        .says(
                                "An account for the guest who asks",
                                "It ends all sessions and tokens that the guest had.")
                        .known()
                        .own()
                        .limited(Rate.SIGN_UP)
                        .takes(Requests.NewAccount.class)
                        .answers(Answers.Me.class, http(this::register)),
                PEOPLE.post("/api/login", "logIn")
                        .says(
                                "A session for a person with an account",
                                "The account gets the seats that the caller had as a guest, unless `keepSeats` is"
                                        + " false.")
                        .own()
                        .limited(Rate.LOGIN)
                        .takes(Requests.Login.class)
                        .answers(Answers.Me.class, http(this::logIn)),
                PEOPLE.post("/api/logout", "logOut")
                        .says("Ends the session", "The answer also removes the cookie.")
                        .own()
                        .limited(Rate.ACT)
                        .does(call -> logOut(HttpCall.of(call))));
    }

    /** The tokens that identify programs. */
    List<Request<?>> forTokens() {
        return List.of(
                TOKENS.get("/api/tokens", "tokens")
                        .says("The tokens of the person who asks", "Without their secrets, which are shown only once.")
                        .known()
                        .own()
                        .lists(AccountAnswers.Token.class, http(call -> tokens(call.person()))),
                TOKENS.post("/api/tokens", "createToken")
                        .says(
                                "A new token for a program",
                                "The program sends its `secret` as `Authorization: Bearer`. With the scope `read` it"
                                        + " can only look.")
                        .known()
                        .own()
                        .limited(Rate.MAKE)
                        .takes(Requests.NewToken.class)
                        .answers(AccountAnswers.Token.class, http(this::makeToken)),
                TOKENS.delete("/api/tokens/{id}", "revokeToken")
                        .says("Revokes a token", "The sockets that were opened with it are closed.")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(call -> revoke(HttpCall.of(call))));
    }

    /** The caller, with the requested name if there is one; an unknown caller becomes a guest. */
    Person enter(HttpCall<?> call, @Nullable String wanted) {
        Person known = call.anybody();
        if (known != null) {
            rememberDevice(call, known);
            return wanted == null ? known : changed(call, known, wanted, null);
        }
        GuestNetwork network = call.caller().guestNetwork();
        People.Entered entered = wanted == null
                ? people.namelessGuest(GuestName.in(call.context().header("Accept-Language")), network)
                : people.guest(wanted, network);
        cookie.set(call.context(), entered);
        return entered.person();
    }

    private Answers.Me change(HttpCall<Requests.Change> call) {
        Requests.Change wish = call.body();
        return me(changed(call, call.person(), wish.name(), wish.preferences()));
    }

    private Person changed(
            HttpCall<?> call, Person before, @Nullable String name, @Nullable Map<String, String> preferences) {
        if (name != null && !name.equals(before.name())) {
            moderators.sanctions().requireMayTalk(call.caller());
            moderators.sanctions().requireMayPlay(call.caller());
            call.count(Rate.NAME);
        }
        Person now = people.change(before, name, preferences);
        tables.renamed(before, now);
        return now;
    }

    private AccountAnswers.Vacation vacation(Person person) {
        return new AccountAnswers.Vacation(vacations.until(person), vacations.left(person));
    }

    private Answers.Me register(HttpCall<Requests.NewAccount> call) {
        Requests.NewAccount wish = call.body();
        moderators.sanctions().requireMayPlay(call.caller());
        People.Entered entered = invitations.admit(
                wish.invitation(), () -> people.register(call.person(), wish.name(), wish.password()));
        tables.renamed(call.person(), entered.person());
        note(Event.ACCOUNT_MADE, call, entered.person());
        return letIn(call, entered);
    }

    private Answers.Me logIn(HttpCall<Requests.Login> call) {
        Requests.Login wish = call.body();
        Person before = call.anybody();
        String oldSecret = cookie.secret(call.context());
        People.Entered entered = enteredBy(call, wish, oldSecret);
        return arrived(call, before, entered, wish.keepSeats());
    }

    /** A person has signed in in a browser, where another may have been a guest before. */
    Answers.Me arrived(HttpCall<?> call, @Nullable Person before, People.Entered entered, @Nullable Boolean keepSeats) {
        note(Event.SIGN_IN, call, entered.person());
        if (before != null
                && before.account() == null
                && !before.id().equals(entered.person().id())
                && !Boolean.FALSE.equals(keepSeats)) {
            tables.merged(before, entered.person());
            deals.merged(before, entered.person());
        }
        return letIn(call, entered);
    }

    Answers.Me letIn(HttpCall<?> call, People.Entered entered) {
        cookie.set(call.context(), entered);
        sessions.label(entered.secret(), BrowserName.of(call.context().userAgent()));
        rememberDevice(call, entered.person());
        return me(entered.person());
    }

    /** A browser that has a session of an account has signed in to it before, perhaps at an older version. */
    private void rememberDevice(HttpCall<?> call, Person person) {
        String account = person.account();
        if (account != null && devices.signedInTo(call.context(), account) == null) {
            devices.remember(call.context(), account);
        }
    }

    private People.Entered enteredBy(HttpCall<?> call, Requests.Login wish, @Nullable String oldSecret) {
        String account = people.accountOf(wish.name());
        try {
            return LoginLimits.logIn(
                    call,
                    account,
                    devices.signedInTo(call.context(), account),
                    () -> people.login(oldSecret, wish.name(), wish.password()));
        } catch (RequestRefused e) {
            if (e.kind() != RequestRefused.Kind.BUSY) {
                // People type passwords into the wrong field, so a name that no account has is not written.
                security.note(
                        e.kind() == RequestRefused.Kind.TOO_OFTEN ? Event.LOCKED_OUT : Event.SIGN_IN_FAILED,
                        people.isAccount(account) ? account : null,
                        call.caller().network());
            }
            throw e;
        }
    }

    void note(Event event, HttpCall<?> call, @Nullable Person person) {
        security.note(
                event, person == null ? null : person.account(), call.caller().network());
    }

    private void logOut(HttpCall<?> call) {
        Context context = call.context();
        String secret = cookie.secret(context);
        if (secret != null) {
            note(Event.SESSION_ENDED, call, call.anybody());
            sessions.end(secret);
        }
        cookie.clear(context);
    }

    private List<AccountAnswers.Token> tokens(Person person) {
        return tokens.of(person).stream().map(token -> answer(token, null)).toList();
    }

    private AccountAnswers.Token makeToken(HttpCall<Requests.NewToken> call) {
        Requests.NewToken wish = call.body();
        Scope scope = wish.scope() == TokenScope.READ ? Scope.READ : Scope.PLAY;
        Tokens.Made made = tokens.make(call.person(), wish.label(), scope, wish.days());
        noteToken(Event.TOKEN_MADE, call, made.token().id(), Map.of("scope", scope.stored()));
        return answer(made.token(), made.secret());
    }

    private void revoke(HttpCall<?> call) {
        tokens.revoke(call.person(), call.id());
        noteToken(Event.TOKEN_REMOVED, call, call.id(), Map.of());
    }

    private void noteToken(Event event, HttpCall<?> call, String token, Map<String, String> more) {
        Map<String, String> details = new TreeMap<>(more);
        details.put("token", token);
        security.note(event, call.person().account(), call.caller().network(), details);
    }

    private static AccountAnswers.Token answer(Token token, @Nullable String secret) {
        return new AccountAnswers.Token(
                token.id(),
                token.label(),
                secret,
                token.scope() == Scope.READ ? TokenScope.READ : TokenScope.PLAY,
                token.made(),
                token.expires(),
                token.used());
    }

    /** A person's own data. */
    Answers.Me me(Person person) {
        return new Answers.Me(
                person.name(),
                people.hasOwnName(person),
                person.account() != null,
                person.preferences(),
                moderators.staff().role(person),
                !moderators.blocks().of(person).isEmpty());
    }
}
