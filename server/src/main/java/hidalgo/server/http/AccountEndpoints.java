package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;
import static hidalgo.tables.request.Subject.PEOPLE;

import hidalgo.server.base.SecurityLog;
import hidalgo.server.base.SecurityLog.Event;
import hidalgo.server.command.Tables;
import hidalgo.server.http.caller.DeviceCookie;
import hidalgo.server.http.caller.SessionCookie;
import hidalgo.server.login.OutsideSignIn;
import hidalgo.server.notify.Channels;
import hidalgo.server.people.Accounts;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.people.Sessions;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.AccountAnswers;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

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
    private final Channels channels;
    private final @Nullable OutsideSignIn outside;

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
        this.channels = services.channels();
        this.outside = services.outside();
    }

    List<Request<?>> all() {
        return List.of(
                PEOPLE.get(ACCOUNT, "account")
                        .says(
                                "The account of the person who asks",
                                "The sign-in name, and how many recovery codes are left.")
                        .known()
                        .own()
                        .answers(AccountAnswers.Account.class, http(call -> told(call.person()))),
                PEOPLE.post(ACCOUNT + "/name", "renameAccount")
                        .says("Another name to sign in with", "The password proves that the account is the caller's.")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.Credentials.class)
                        .answers(AccountAnswers.Account.class, http(this::rename)),
                PEOPLE.post(ACCOUNT + "/password", "changePassword")
                        .says("A new password", "All other sessions and all tokens end.")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.NewPassword.class)
                        .answers(Answers.Me.class, http(this::setPassword)),
                PEOPLE.post(ACCOUNT + "/codes", "createRecoveryCodes")
                        .says("New recovery codes", "They replace the former ones, and are shown only in this answer.")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.Proof.class)
                        .answers(AccountAnswers.RecoveryCodes.class, http(this::makeCodes)),
                PEOPLE.post(ACCOUNT + "/delete", "deleteAccount")
                        .says(
                                "Deletes the account in 14 days",
                                "All its sessions and tokens end now, and bots take its seats. Who signs in before"
                                        + " keeps it. Its name, chat and uploads are deleted too; the games stay.")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.Proof.class)
                        .does(call -> forget(HttpCall.of(call))),
                PEOPLE.post("/api/recover", "recover")
                        .says(
                                "A new password and a session",
                                "A recovery code proves that the account is the caller's.")
                        .own()
                        .limited(Rate.LOGIN)
                        .takes(Requests.Recovery.class)
                        .answers(Answers.Me.class, http(this::recover)),
                PEOPLE.post("/api/reset", "resetPassword")
                        .says(
                                "A new password and a session, by a link",
                                "The operator has made the link, and its secret proves that the account is the"
                                        + " caller's.")
                        .own()
                        .limited(Rate.LOGIN)
                        .takes(Requests.Reset.class)
                        .answers(Answers.Me.class, http(this::reset)),
                PEOPLE.get("/api/me/data", "personalData")
                        .says(
                                "All stored data of the person who asks",
                                "A ZIP file with the profile, sessions, results, chat and games.")
                        .known()
                        .own()
                        .limited(Rate.DOWNLOAD)
                        .sendsZip(call -> data.send(HttpCall.of(call))),
                PEOPLE.get(SESSIONS, "browsers")
                        .says("The browsers in which the person who asks is signed in", "The current one is marked.")
                        .known()
                        .own()
                        .lists(AccountAnswers.Browser.class, http(this::browsers)),
                PEOPLE.post(SESSIONS + "/{id}/end", "endSession")
                        .says(
                                "Ends the session of a browser",
                                "The password proves who asks. The sockets of the browser are closed, and its next"
                                        + " request is refused.")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.Proof.class)
                        .does(call -> endSession(HttpCall.of(call))),
                PEOPLE.post(SESSIONS + "/end-others", "endOtherSessions")
                        .says(
                                "Ends the sessions of all other browsers",
                                "The password proves who asks. The session of the caller goes on.")
                        .known()
                        .own()
                        .limited(Rate.ACCOUNT)
                        .takes(Requests.Proof.class)
                        .does(call -> endOthers(HttpCall.of(call))));
    }

    private AccountAnswers.Account told(Person person) {
        String name = account(person);
        return new AccountAnswers.Account(
                name, accounts.codesLeft(person), person.password() != null, outside != null && outside.isFor(person));
    }

    /** The sign-in name of a person; refused if they are a guest. */
    static String account(Person person) {
        String name = person.account();
        if (name == null) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.account.none");
        }
        return name;
    }

    /**
     * Does something for a person who has given their password again; wrong ones are counted as at a sign-in. A person without a
     * password must have signed in a moment ago.
     */
    <T> T proven(HttpCall<?> call, String password, Supplier<T> task) {
        String name = account(call.person());
        if (call.person().password() == null) {
            if (!sessions.isNew(call.person(), secret(call))) {
                throw RequestRefused.of(Kind.FORBIDDEN, "server.account.again");
            }
            return task.get();
        }
        tried(call, name, () -> {
            accounts.prove(call.person(), password);
            return name;
        });
        return task.get();
    }

    private <T> T tried(HttpCall<?> call, String account, Supplier<T> proof) {
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

    private AccountAnswers.Account rename(HttpCall<Requests.Credentials> call) {
        return proven(call, call.body().password(), () -> {
            Person renamed = accounts.rename(call.person(), call.body().name());
            note(Event.ACCOUNT_RENAMED, call, renamed);
            channels.warn(renamed.id(), "server.notice.account.renamed");
            return told(renamed);
        });
    }

    private Answers.Me setPassword(HttpCall<Requests.NewPassword> call) {
        return proven(
                call,
                call.body().old(),
                () -> changed(
                        call, accounts.setPassword(call.person(), call.body().password())));
    }

    private Answers.Me changed(HttpCall<?> call, People.Entered entered) {
        note(Event.PASSWORD_CHANGED, call, entered.person());
        channels.warn(entered.person().id(), "server.notice.account.password");
        return entrance.letIn(call, entered);
    }

    private AccountAnswers.RecoveryCodes makeCodes(HttpCall<Requests.Proof> call) {
        return proven(call, call.body().password(), () -> {
            note(Event.CODES_MADE, call, call.person());
            channels.warn(call.person().id(), "server.notice.account.codes");
            return new AccountAnswers.RecoveryCodes(accounts.newCodes(call.person()));
        });
    }

    private Answers.Me recover(HttpCall<Requests.Recovery> call) {
        Requests.Recovery wish = call.body();
        return changed(
                call,
                tried(
                        call,
                        people.accountOf(wish.name()),
                        () -> accounts.recover(wish.name(), wish.code(), wish.password())));
    }

    private Answers.Me reset(HttpCall<Requests.Reset> call) {
        return changed(call, accounts.reset(call.body().secret(), call.body().password()));
    }

    private void forget(HttpCall<Requests.Proof> call) {
        Person person = call.person();
        proven(call, call.body().password(), () -> {
            tables.departed(person);
            accounts.leave(person);
            note(Event.ACCOUNT_DELETED, call, person);
            channels.warn(person.id(), "server.notice.account.deleted");
            cookie.clear(call.context());
            return person;
        });
    }

    private List<AccountAnswers.Browser> browsers(HttpCall<?> call) {
        return sessions.browsers(call.person(), secret(call)).stream()
                .map(browser -> new AccountAnswers.Browser(
                        browser.session().id(),
                        browser.session().label(),
                        browser.isCurrent(),
                        browser.session().made(),
                        browser.session().used()))
                .toList();
    }

    private void endSession(HttpCall<Requests.Proof> call) {
        proven(call, call.body().password(), () -> {
            sessions.end(call.person(), call.id());
            note(Event.SESSION_ENDED, call, call.person());
            return call.id();
        });
    }

    private void endOthers(HttpCall<Requests.Proof> call) {
        proven(call, call.body().password(), () -> {
            sessions.endOthers(call.person(), secret(call));
            note(Event.SESSION_ENDED, call, call.person());
            return call.person();
        });
    }

    private String secret(HttpCall<?> call) {
        return Objects.requireNonNullElse(cookie.secret(call.context()), "");
    }

    private void note(Event event, HttpCall<?> call, Person person) {
        security.note(event, person.account(), call.caller().network());
    }
}
