package hidalgo.server.rights;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.base.Json;
import hidalgo.server.login.SmallIssuer;
import hidalgo.server.login.SoftwareKey;
import hidalgo.server.people.SessionSecret;
import hidalgo.tables.Identifier;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Prepares what a call needs besides a table: accounts, channels, passkeys and secrets.
 *
 * @param server the server
 * @param folder its data
 * @param cups the cup of each company that needs one
 */
record Preparations(TestServer server, Path folder, Map<Company, String> cups) {
    Preparations(TestServer server, Path folder) {
        this(server, folder, new IdentityHashMap<>());
    }

    /** The name of an account. */
    String invitable() {
        return Stored.column(folder, "SELECT account FROM people WHERE account IS NOT NULL ORDER BY account")
                .getFirst();
    }

    /** The secret of a link that brings its reader seat 1. */
    String seatLink(Company company, String id) {
        return company.of(Role.OTHER_SEAT)
                .at(id, "seat-link", "{\"seat\": 1}")
                .is(200)
                .json()
                .get("secret")
                .asText();
    }

    /** The identifier of a comment of the player of seat 1. */
    String comment(Company company, String id) {
        return company.of(Role.OTHER_SEAT)
                .post("/api/replays/" + id + "/comments", "{\"ply\": 1, \"mark\": \"!\", \"text\": \"\"}")
                .is(200)
                .json()
                .at("/0/id")
                .asText();
    }

    /** A report, a sanction, or a table with a message, for moderators to decide about. */
    String matter(Right right, Company people) {
        String id = Identifier.random();
        if (right.path().contains("/reports/")) {
            Stored.change(
                    folder,
                    "INSERT INTO reports (id, table_id, reported, reason, context, made) SELECT '" + id
                            + "', 'x', id, 'rude', '{\"game\":\"\",\"title\":\"\",\"names\":[],\"seat\":0,\"chat\":[],"
                            + "\"moves\":[]}', 1 FROM people LIMIT 1");
        } else if (right.path().contains("/sanctions/")) {
            Stored.change(
                    folder,
                    "INSERT INTO sanctions (id, kind, network, name, reason, made, ends, author) VALUES ('" + id
                            + "', 'mute', '198.51.100.0/24', '', 'rude', 0, 0, 'x')");
        } else if (right.path().contains("/tables/")) {
            String table = people.of(Role.PLAYER).create(NewTables.grande().me().me());
            people.of(Role.PLAYER).at(table, "chat", "{\"text\": \"hello\"}").is(204);
            return table;
        }
        return id;
    }

    /** The identifier in the path of a call. */
    String identifier(Right right, Company people) {
        if (right.path().startsWith("/api/people/")) {
            return new Company(server).account().replace(" ", "%20");
        }
        if (right.path().startsWith("/api/club")) {
            return club(right, people);
        }
        if (right.path().startsWith("/api/cups/{id}")) {
            return cups.computeIfAbsent(people, company -> cup(right, company));
        }
        return switch (right.path()) {
            case "/api/passkeys/{id}/remove" -> passkey(people);
            case "/api/puzzles/{id}" -> "today";
            case "/api/deals/{id}", "/api/deals/{id}/carry", "/api/deals/{id}/join" -> "el-grande-today";
            case "/api/tokens/{id}" -> people.revocableToken();
            case "/api/blocks/{id}" ->
                people.of(Role.PLAYER)
                        .post("/api/blocks", "{\"kind\": \"mute\", \"name\": \"" + people.account() + "\"}")
                        .is(200)
                        .json()
                        .at("/0/id")
                        .asText();
            case "/api/sessions/{id}/end" ->
                people.of(Role.ACCOUNT)
                        .get("/api/sessions")
                        .is(200)
                        .json()
                        .at("/0/id")
                        .asText();
            case "/api/push/{id}", "/api/push/{id}/test" -> browser(people);
            case "/api/mail/end/{id}" -> {
                prepare(right, people);
                yield Stored.column(folder, "SELECT secret FROM mail_addresses ORDER BY made DESC, person LIMIT 1")
                        .getFirst();
            }
            default -> "";
        };
    }

    /** A club, or a notice of one, that the person with an account organises. */
    private static String club(Right right, Company people) {
        Client organiser = people.of(Role.ACCOUNT);
        JsonNode known = organiser.get("/api/clubs").is(200).json().get(0);
        String club = known != null && known.get("isMember").asBoolean()
                ? known.get("id").asText()
                : organiser
                        .post("/api/clubs", "{\"name\": \"Friends of " + people.account() + "\", \"about\": \"\"}")
                        .is(201)
                        .json()
                        .get("id")
                        .asText();
        if (!right.path().contains("notices/")) {
            return club;
        }
        organiser
                .post("/api/clubs/" + club + "/notices", "{\"text\": \"hello\"}")
                .is(204);
        return organiser
                .get("/api/clubs/" + club)
                .is(200)
                .json()
                .at("/notices/0/id")
                .asText();
    }

    /** A cup of the person with an account, in which the call makes sense. */
    private String cup(Right right, Company people) {
        Client organiser = people.of(Role.ACCOUNT);
        String id =
                organiser.post("/api/cups", Right.CUP).is(201).json().get("id").asText();
        String cup = "/api/cups/" + id;
        if (!right.path().endsWith("/register")) {
            organiser.post(cup + "/register", "{}").is(204);
            Client other = server.stranger();
            other.post("/api/session", "{}").is(200);
            other.post(
                            "/api/account",
                            "{\"name\": \"Other " + id.substring(0, 6) + "\", \"password\": \"" + Right.PASSWORD
                                    + "\"}")
                    .is(200);
            other.post(cup + "/register", "{}").is(204);
        }
        if (right.path().endsWith("/rule")) {
            organiser.post(cup + "/start", "{}").is(204);
            Eventually.holds(
                    () -> !organiser
                            .get(cup + "/games")
                            .is(200)
                            .json()
                            .get("tables")
                            .isEmpty(),
                    "the table of the cup");
        }
        return id;
    }

    /** Sets the channels that a call is about. */
    void prepare(Right right, Company people) {
        if (right.path().startsWith("/api/webhook/")) {
            people.of(Role.ACCOUNT)
                    .post("/api/webhook", "{\"address\": \"https://192.0.2.1/hook\"}")
                    .is(200);
            String code = right.path().endsWith("test") ? "NULL" : "'" + Right.CODE + "'";
            Stored.change(folder, "UPDATE webhooks SET code = " + code);
        }
        if (right.path().startsWith("/api/mail/")) {
            people.of(Role.ACCOUNT)
                    .post("/api/mail", "{\"address\": \"ana@example.org\"}")
                    .is(200);
            String code = right.path().endsWith("test") ? "NULL" : "'" + Right.CODE + "'";
            Stored.change(folder, "UPDATE mail_addresses SET code = " + code + ", secret = 'end' || person");
        }
        if (right.path().endsWith("/join") && right.path().startsWith("/api/deals/")) {
            // A game that was begun here needs no record.
            Role.ACTING.forEach(role -> people.of(role).post("/api/deals/el-grande-today", ""));
        }
        if (right.path().startsWith("/api/push/")) {
            if (right.path().endsWith("confirm")) {
                browser(people);
            }
            String code = right.path().endsWith("test") ? "NULL" : "'" + Right.CODE + "'";
            Stored.change(folder, "UPDATE push_browsers SET code = " + code);
        }
    }

    /** The identifier of a browser that gets messages. */
    private static String browser(Company people) {
        Right add = Right.ALL_ROUTES.stream()
                .filter(right -> right.route().equals("POST /api/push"))
                .findFirst()
                .orElseThrow();
        return people.of(Role.ACCOUNT)
                .post("/api/push", add.body())
                .is(200)
                .json()
                .at("/browsers/0/id")
                .asText();
    }

    private String origin() {
        return server.address().toString();
    }

    /** The request for a passkey of the person with an account. */
    private static JsonNode wish(Company people) {
        return people.of(Role.ACCOUNT)
                .post("/api/passkeys/begin", "{\"password\": \"" + Right.PASSWORD + "\"}")
                .is(200)
                .json();
    }

    /** Adds a passkey to the account of a company, and signs in with it. */
    private String signed(Company people) {
        SoftwareKey key = new SoftwareKey(origin());
        people.of(Role.ACCOUNT).post("/api/passkeys", key.make(wish(people))).is(200);
        return key.sign(
                server.stranger().post("/api/login/passkey/begin", "").is(200).json());
    }

    /** The identifier of a passkey of the person with an account. */
    private String passkey(Company people) {
        JsonNode known = people.of(Role.ACCOUNT).get("/api/passkeys").is(200).json();
        if (!known.isEmpty()) {
            return known.get(0).get("id").asText();
        }
        SoftwareKey key = new SoftwareKey(origin());
        return people.of(Role.ACCOUNT)
                .post("/api/passkeys", key.make(wish(people)))
                .is(200)
                .json()
                .get("id")
                .asText();
    }

    /** A proof of a person's identity other than a password. */
    String secret(Right right, Company people, Role role) {
        if (right.path().startsWith("/api/passkeys") || right.path().startsWith("/api/login/passkey")) {
            return right.path().equals("/api/login/passkey")
                    ? signed(people)
                    : new SoftwareKey(origin()).make(wish(people));
        }
        if (right.path().equals("/api/login/service")) {
            Client who = right.may(Phase.WAITING).contains(role) ? people.of(role) : people.of(Role.ACCOUNT);
            String way = who.post("/api/login/service/begin", "{}")
                    .is(200)
                    .json()
                    .get("address")
                    .asText();
            return Json.text(SmallIssuer.visit(way));
        }
        String account = right.body().contains("{secret}") ? people.account() : "";
        if (right.path().equals("/api/recover")) {
            return people.of(Role.ACCOUNT)
                    .post("/api/account/codes", "{\"password\": \"" + Right.PASSWORD + "\"}")
                    .is(200)
                    .json()
                    .at("/codes/0")
                    .asText();
        }
        if (!account.isEmpty()) {
            Stored.change(folder, "DELETE FROM reset_links");
            Stored.change(
                    folder,
                    "INSERT INTO reset_links (person, hash, expires) SELECT id, '" + SessionSecret.hash("link")
                            + "', 9000000000000 FROM people WHERE account = '" + account.toLowerCase(Locale.ROOT)
                            + "'");
        }
        return "link";
    }
}
