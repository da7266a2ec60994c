package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.delete;
import static hidalgo.server.http.Endpoint.get;
import static hidalgo.server.http.Endpoint.patch;
import static hidalgo.server.http.Endpoint.post;

import hidalgo.server.base.SecurityLog;
import hidalgo.server.base.SecurityLog.Event;
import hidalgo.server.command.Tables;
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
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TokenScope;
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
    private final SecurityLog security;

    PeopleEndpoints(Services services, SessionCookie cookie, DeviceCookie devices) {
        this.people = services.people();
        this.ratings = services.ratings();
        this.invitations = services.invitations();
        this.sessions = services.sessions();
        this.tokens = services.tokens();
        this.cookie = cookie;
        this.devices = devices;
        this.tables = services.tables();
        this.security = services.security();
    }

    /** Sessions: identification of people, logging in and out. */
    List<Endpoint<?>> forSessions() {
        return List.of(
                post("/api/session", "A session for a guest, as a cookie")
                        .own()
                        .limited(Rate.ENTER)
                        .takes(Requests.Change.class)
                        .answers(
                                Answers.Me.class,
                                call -> me(enter(call, call.body().name()))),
                get("/api/me", "The person who asks").known().answers(Answers.Me.class, call -> me(call.person())),
                patch("/api/me", "A new name or other settings")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .takes(Requests.Change.class)
                        .answers(Answers.Me.class, this::change),
                get("/api/me/history", "The finished games of the person who asks, and their ratings")
                        .known()
                        .answers(Answers.History.class, call -> Histories.of(ratings.history(call.person()))),
                post("/api/account", "An account for the guest who asks")
                        .known()
                        .own()
                        .limited(Rate.SIGN_UP)
                        .takes(Requests.NewAccount.class)
                        .answers(Answers.Me.class, this::register),
                post("/api/login", "A session for a person with an account")
                        .own()
                        .limited(Rate.LOGIN)
                        .takes(Requests.Login.class)
                        .answers(Answers.Me.class, this::logIn),
                post("/api/logout", "Ends the session").own().limited(Rate.ACT).does(this::logOut));
    }

    /** The tokens that identify programs. */
    List<Endpoint<?>> forTokens() {
        return List.of(
                get("/api/tokens", "The tokens of the person who asks")
                        .known()
                        .own()
                        .lists(Answers.Token.class, call -> tokens(call.person())),
                post("/api/tokens", "A new token for a program, to be sent as Authorization: Bearer")
                        .known()
                        .own()
                        .limited(Rate.MAKE)
                        .takes(Requests.NewToken.class)
                        .answers(Answers.Token.class, this::makeToken),
                delete("/api/tokens/{id}", "Revokes a token")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(this::revoke));
    }

    /** The caller, with the requested name if there is one; an unknown caller becomes a guest. */
    Person enter(Call<?> call, @Nullable String wanted) {
        Person known = call.anybody();
        if (known != null) {
            rememberDevice(call, known);
            return wanted == null ? known : changed(call, known, wanted, null);
        }
        GuestNetwork network = call.caller().guestNetwork();
        People.Entered entered = wanted == null
                ? people.namelessGuest(GuestName.in(call.context().header("Accept-Language")), network)
                : people.guest(wanted, network);
        cookie.give(call.context(), entered);
        return entered.person();
    }

    private Answers.Me change(Call<Requests.Change> call) {
        Requests.Change wish = call.body();
        return me(changed(call, call.person(), wish.name(), wish.preferences()));
    }

    private Person changed(
            Call<?> call, Person before, @Nullable String name, @Nullable Map<String, String> preferences) {
        if (name != null && !name.equals(before.name())) {
            call.count(Rate.NAME);
        }
        Person now = people.change(before, name, preferences);
        tables.renamed(before, now);
        return now;
    }

    private Answers.Me register(Call<Requests.NewAccount> call) {
        Requests.NewAccount wish = call.body();
        People.Entered entered = invitations.admit(
                wish.invitation(), () -> people.register(call.person(), wish.name(), wish.password()));
        tables.renamed(call.person(), entered.person());
        note(Event.ACCOUNT_MADE, call, entered.person());
        return letIn(call, entered);
    }

    private Answers.Me logIn(Call<Requests.Login> call) {
        Requests.Login wish = call.body();
        Person before = call.anybody();
        String oldSecret = cookie.secret(call.context());
        People.Entered entered = enteredBy(call, wish, oldSecret);
        note(Event.SIGN_IN, call, entered.person());
        if (before != null && before.account() == null && !Boolean.FALSE.equals(wish.keepSeats())) {
            tables.merged(before, entered.person());
        }
        return letIn(call, entered);
    }

    /** Gives the browser of a person who has proved who they are a session. */
    Answers.Me letIn(Call<?> call, People.Entered entered) {
        cookie.give(call.context(), entered);
        sessions.label(entered.secret(), BrowserName.of(call.context().userAgent()));
        rememberDevice(call, entered.person());
        return me(entered.person());
    }

    /** A browser that has a session of an account has signed in to it before, perhaps at an older version. */
    private void rememberDevice(Call<?> call, Person person) {
        String account = person.account();
        if (account != null && devices.signedInTo(call.context(), account) == null) {
            devices.remember(call.context(), account);
        }
    }

    private People.Entered enteredBy(Call<?> call, Requests.Login wish, @Nullable String oldSecret) {
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

    private void note(Event event, Call<?> call, @Nullable Person person) {
        security.note(
                event, person == null ? null : person.account(), call.caller().network());
    }

    private void logOut(Call<?> call) {
        Context context = call.context();
        String secret = cookie.secret(context);
        if (secret != null) {
            note(Event.SESSION_ENDED, call, call.anybody());
            sessions.end(secret);
        }
        cookie.takeAway(context);
    }

    private List<Answers.Token> tokens(Person person) {
        return tokens.of(person).stream().map(token -> told(token, null)).toList();
    }

    private Answers.Token makeToken(Call<Requests.NewToken> call) {
        Requests.NewToken wish = call.body();
        Scope scope = wish.scope() == TokenScope.READ ? Scope.READ : Scope.PLAY;
        Tokens.Made made = tokens.make(call.person(), wish.label(), scope, wish.days());
        noteToken(Event.TOKEN_MADE, call, made.token().id(), Map.of("scope", scope.stored()));
        return told(made.token(), made.secret());
    }

    private void revoke(Call<?> call) {
        tokens.revoke(call.person(), call.id());
        noteToken(Event.TOKEN_REMOVED, call, call.id(), Map.of());
    }

    private void noteToken(Event event, Call<?> call, String token, Map<String, String> more) {
        Map<String, String> details = new TreeMap<>(more);
        details.put("token", token);
        security.note(event, call.person().account(), call.caller().network(), details);
    }

    private static Answers.Token told(Token token, @Nullable String secret) {
        return new Answers.Token(
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
        return new Answers.Me(person.name(), people.hasOwnName(person), person.account() != null, person.preferences());
    }
}
