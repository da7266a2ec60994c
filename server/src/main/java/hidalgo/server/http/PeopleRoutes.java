package hidalgo.server.http;

import static hidalgo.server.http.Asking.answer;
import static hidalgo.server.http.Asking.body;
import static hidalgo.server.http.Limits.Kindness.ACT;
import static hidalgo.server.http.Limits.Kindness.ENTER;
import static hidalgo.server.http.Limits.Kindness.GUESS;
import static hidalgo.server.http.Limits.Kindness.MAKE;

import hidalgo.rules.Messages;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Answers;
import hidalgo.server.protocol.Requests;
import hidalgo.server.rating.Ledger;
import io.javalin.config.RoutesConfig;

/** The addresses of people and of what everybody may know; docs/api.md and openapi.json describe them. */
final class PeopleRoutes {
    private final People people;
    private final Ledger ledger;
    private final Asking asking;
    private final Doorkeeper door;
    private final Limits limits;

    PeopleRoutes(People people, Ledger ledger, Asking asking) {
        this.people = people;
        this.ledger = ledger;
        this.asking = asking;
        this.door = asking.door();
        this.limits = asking.limits();
    }

    void add(RoutesConfig routes) {
        routes.get("/api/welcome", context -> answer(context, Welcome.of()));
        routes.get(
                "/api/openapi.json",
                context -> answer(context, ApiDescription.of(Welcome.of().version(), context.contextPath())));
        routes.get("/api/messages/{language}", context -> {
            String language = context.pathParam("language");
            if (!Messages.LANGUAGES.contains(language)) {
                throw RequestRefused.of(Kind.GONE, "server.language");
            }
            context.header("Cache-Control", "no-cache");
            answer(context, Messages.of(language).all());
        });
        routes.post("/api/session", context -> {
            limits.count(ENTER, door.address(context));
            Requests.Change wish = body(context, Requests.Change.class);
            Person known = door.person(context).orElse(null);
            if (known != null) {
                answer(context, me(wish.name() == null ? known : people.change(known, wish.name(), null)));
                return;
            }
            String name = wish.name() == null ? GuestName.in(context.header("Accept-Language")) : wish.name();
            People.Entered entered = people.guest(name);
            door.admit(context, entered);
            answer(context, me(entered.person()));
        });
        routes.get("/api/me", context -> answer(context, me(door.known(context))));
        routes.patch("/api/me", context -> {
            limits.count(ACT, asking.who(context));
            Requests.Change wish = body(context, Requests.Change.class);
            answer(context, me(people.change(door.known(context), wish.name(), wish.preferences())));
        });
        routes.get("/api/me/history", context -> answer(context, ledger.history(door.known(context))));
        routes.post("/api/account", context -> {
            limits.count(GUESS, door.address(context));
            Requests.Credentials wish = body(context, Requests.Credentials.class);
            Person guest = door.known(context);
            String secret = door.secret(context);
            if (secret == null) {
                throw RequestRefused.of(Kind.UNKNOWN_PERSON, "server.unknownPerson");
            }
            People.Entered entered = people.register(guest, secret, wish.name(), wish.password());
            door.admit(context, entered);
            answer(context, me(entered.person()));
        });
        routes.post("/api/login", context -> {
            limits.count(GUESS, door.address(context));
            Requests.Credentials wish = body(context, Requests.Credentials.class);
            String secret = door.secret(context);
            People.Entered entered = people.login(secret, wish.name(), wish.password());
            door.admit(context, entered);
            answer(context, me(entered.person()));
        });
        routes.post("/api/logout", context -> {
            String secret = door.secret(context);
            if (secret != null) {
                people.logout(secret);
            }
            door.dismiss(context);
            context.status(204);
        });
        routes.get("/api/tokens", context -> answer(context, people.tokens(door.known(context))));
        routes.post("/api/tokens", context -> {
            limits.count(MAKE, asking.who(context));
            answer(
                    context,
                    people.newToken(
                            door.known(context),
                            body(context, Requests.NewToken.class).label()));
        });
        routes.delete("/api/tokens/{id}", context -> {
            people.revoke(door.known(context), context.pathParam("id"));
            context.status(204);
        });
    }

    private static Answers.Me me(Person person) {
        return new Answers.Me(person.name(), person.account() != null, person.preferences());
    }
}
