package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.delete;
import static hidalgo.server.http.Endpoint.get;
import static hidalgo.server.http.Endpoint.post;

import hidalgo.rules.Messages;
import hidalgo.server.base.SecurityLog;
import hidalgo.server.base.SecurityLog.Event;
import hidalgo.server.command.Tables;
import hidalgo.server.people.Accounts;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.people.Sessions;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/** The addresses by which people look after their accounts. */
final class AccountEndpoints {
    private static final String ACCOUNT = "/api/account";
    private static final String SESSIONS = "/api/sessions";

    private final Accounts accounts;
    private final People people;
    private final Sessions sessions;
    private final Tables tables;
    private final SecurityLog security;
    private final SessionCookie cookie;
    private final DeviceCookie devices;
    private final PeopleEndpoints entrance;
    private final PersonalData data;

    AccountEndpoints(Services services, SessionCookie cookie, DeviceCookie devices, PeopleEndpoints entrance) {
        this.accounts = services.accounts();
        this.people = services.people();
        this.sessions = services.sessions();
        this.tables = services.tables();
        this.security = services.security();
        this.cookie = cookie;
        this.devices = devices;
        this.entrance = entrance;
        this.data = new PersonalData(services);
    }

    List<Endpoint<?>> all() {
        return List.of(
                get(ACCOUNT, "The account of the person who asks")
                        .known()
                        .own()
                        .answers(Answers.Account.class, call -> told(call.person())),
                post(ACCOUNT + "/name", "Another name to sign in with")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.Credentials.class)
                        .answers(Answers.Account.class, this::rename),
                post(ACCOUNT + "/password", "A new password; ends all other sessions and all tokens")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.NewPassword.class)
                        .answers(Answers.Me.class, this::setPassword),
                post(ACCOUNT + "/codes", "New recovery codes in place of the former ones")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.Proof.class)
                        .answers(Answers.RecoveryCodes.class, this::makeCodes),
                post(ACCOUNT + "/delete", "Deletes the account with its name, chat and uploads; the games stay")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.Proof.class)
                        .does(this::forget),
                post("/api/recover", "A new password and a session, by a recovery code")
                        .own()
                        .limited(Rate.LOGIN)
                        .takes(Requests.Recovery.class)
                        .answers(Answers.Me.class, this::recover),
                post("/api/reset", "A new password and a session, by a link that the operator has made")
                        .own()
                        .limited(Rate.LOGIN)
                        .takes(Requests.Reset.class)
                        .answers(Answers.Me.class, this::reset),
                get("/api/me/data", "All that is stored of the person who asks, as a ZIP file")
                        .known()
                        .own()
                        .limited(Rate.DOWNLOAD)
                        .sendsZip(data::send),
                get(SESSIONS, "The browsers in which the person who asks is signed in")
                        .known()
                        .own()
                        .lists(Answers.Browser.class, this::browsers),
                delete(SESSIONS + "/{id}", "Ends the session of a browser")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(this::endSession),
                post(SESSIONS + "/end-others", "Ends the sessions of all other browsers")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(this::endOthers));
    }

    private Answers.Account told(Person person) {
        String name = account(person);
        return new Answers.Account(name, accounts.codesLeft(person));
    }

    /** The sign-in name of a person; refused if they are a guest. */
    private static String account(Person person) {
        String name = person.account();
        if (name == null) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.account.none");
        }
        return name;
    }

    /** Does something for a person who has given their password again; wrong ones are counted as at a login. */
    private <T> T proven(Call<?> call, String password, Supplier<T> task) {
        String name = account(call.person());
        tried(call, name, () -> {
            accounts.prove(call.person(), password);
            return name;
        });
        return task.get();
    }

    private <T> T tried(Call<?> call, String account, Supplier<T> proof) {
        try {
            return LoginLimits.logIn(call, account, devices.signedInTo(call.context(), account), proof);
        } catch (RequestRefused e) {
            if (e.kind() == Kind.FORBIDDEN || e.kind() == Kind.TOO_OFTEN) {
                security.note(
                        e.kind() == Kind.TOO_OFTEN ? Event.LOCKED_OUT : Event.SIGN_IN_FAILED,
                        people.isAccount(account) ? account : null,
                        call.caller().network());
            }
            throw e;
        }
    }

    private Answers.Account rename(Call<Requests.Credentials> call) {
        return proven(call, call.body().password(), () -> {
            Person renamed = accounts.rename(call.person(), call.body().name());
            note(Event.ACCOUNT_RENAMED, call, renamed);
            return told(renamed);
        });
    }

    private Answers.Me setPassword(Call<Requests.NewPassword> call) {
        return proven(
                call,
                call.body().old(),
                () -> changed(
                        call, accounts.setPassword(call.person(), call.body().password())));
    }

    private Answers.Me changed(Call<?> call, People.Entered entered) {
        note(Event.PASSWORD_CHANGED, call, entered.person());
        return entrance.letIn(call, entered);
    }

    private Answers.RecoveryCodes makeCodes(Call<Requests.Proof> call) {
        return proven(call, call.body().password(), () -> {
            note(Event.CODES_MADE, call, call.person());
            return new Answers.RecoveryCodes(accounts.newCodes(call.person()));
        });
    }

    private Answers.Me recover(Call<Requests.Recovery> call) {
        Requests.Recovery wish = call.body();
        return changed(
                call,
                tried(
                        call,
                        people.accountOf(wish.name()),
                        () -> accounts.recover(wish.name(), wish.code(), wish.password())));
    }

    private Answers.Me reset(Call<Requests.Reset> call) {
        return changed(call, accounts.reset(call.body().secret(), call.body().password()));
    }

    private void forget(Call<Requests.Proof> call) {
        Person person = call.person();
        proven(call, call.body().password(), () -> {
            String language = person.preferences()
                    .getOrDefault("language", AcceptedLanguage.of(call.context().header("Accept-Language")));
            String nameless = Messages.of(Messages.LANGUAGES.contains(language) ? language : "en")
                    .text("server.former");
            tables.departed(person, nameless);
            tables.rewritten(accounts.delete(person, nameless));
            note(Event.ACCOUNT_DELETED, call, person);
            cookie.takeAway(call.context());
            return nameless;
        });
    }

    private List<Answers.Browser> browsers(Call<?> call) {
        return sessions.browsers(call.person(), secret(call)).stream()
                .map(browser -> new Answers.Browser(
                        browser.session().id(),
                        browser.session().label(),
                        browser.isCurrent(),
                        browser.session().made(),
                        browser.session().used()))
                .toList();
    }

    private void endSession(Call<?> call) {
        sessions.end(call.person(), call.id());
        note(Event.SESSION_ENDED, call, call.person());
    }

    private void endOthers(Call<?> call) {
        sessions.endOthers(call.person(), secret(call));
        note(Event.SESSION_ENDED, call, call.person());
    }

    private String secret(Call<?> call) {
        return Objects.requireNonNullElse(cookie.secret(call.context()), "");
    }

    private void note(Event event, Call<?> call, Person person) {
        security.note(event, person.account(), call.caller().network());
    }
}
