package hidalgo.server.rights;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.HiddenOrders;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import hidalgo.server.base.Json;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** All that a person can learn about a table, without what may differ between two tables. */
final class EverythingSeen {
    /** Routes of a table that change it, or whose answers are random; {@code told} opens the socket. */
    private static final Set<String> NOT_ASKED = Set.of(
            "POST table/report",
            "POST table/add-seat",
            "POST table/answer",
            "POST table/arrange",
            "POST table/chat",
            "POST table/hint",
            "POST table/leave",
            "POST table/let-go",
            "POST table/options",
            "POST table/plan",
            "POST table/propose",
            "POST table/readiness",
            "POST table/remove-seat",
            "POST table/resign",
            "POST table/seat-link",
            "POST table/take-seat",
            "POST table/note",
            "POST table/invite",
            "POST table/return",
            "POST replay/analysis",
            "POST replay/comments",
            "POST replay/comments/remove",
            "GET table/socket");

    /**
     * Routes whose answers say nothing of running games, or that need a body with a proof. The games of a cup are the lines of its
     * tables, which the lobby shows too; searches find only games that are over.
     */
    private static final Set<String> NOT_ABOUT_TABLES = Set.of(
            "GET /api/games",
            "GET /api/games/records",
            "GET /api/cups",
            "GET /api/cups/{id}",
            "GET /api/cups/{id}/games",
            "POST /api/cups",
            "POST /api/cups/{id}/cancel",
            "POST /api/cups/{id}/chat",
            "POST /api/cups/{id}/notice",
            "POST /api/cups/{id}/register",
            "POST /api/cups/{id}/remove",
            "POST /api/cups/{id}/rule",
            "POST /api/cups/{id}/start",
            "POST /api/cups/{id}/start-at",
            "POST /api/cups/{id}/withdraw",
            "GET /api/account",
            "GET /api/me",
            "GET /api/messages/{language}",
            "GET /api/openapi.json",
            "GET /api/push",
            "GET /api/deals/{id}",
            "GET /api/puzzles",
            "GET /api/puzzles/{id}",
            "GET /api/sessions",
            "GET /api/following",
            "GET /api/online",
            "GET /api/people/{id}",
            "GET /api/people/{id}/course/{game}",
            "POST /api/people/{id}/follow",
            "DELETE /api/people/{id}/follow",
            "POST /api/me/audience",
            "GET /api/clubs",
            "POST /api/clubs",
            "GET /api/clubs/{id}",
            "GET /api/clubs/{id}/leaderboards/{game}",
            "GET /api/clubs/{id}/months/{month}",
            "POST /api/clubs/{id}/join",
            "POST /api/clubs/{id}/leave",
            "POST /api/clubs/{id}/about",
            "POST /api/clubs/{id}/remove",
            "POST /api/clubs/{id}/notices",
            "POST /api/club-notices/{id}/pin",
            "DELETE /api/club-notices/{id}",
            "GET /api/tokens",
            "GET /api/webhook",
            "GET /api/welcome",
            "DELETE /api/push/{id}",
            "DELETE /api/sessions/{id}",
            "DELETE /api/tokens/{id}",
            "DELETE /api/webhook",
            "PATCH /api/me",
            "POST /api/account",
            "POST /api/account/codes",
            "POST /api/account/delete",
            "POST /api/account/name",
            "POST /api/account/password",
            "POST /api/arrival",
            "POST /api/login",
            "POST /api/logout",
            "POST /api/push",
            "POST /api/push/confirm",
            "POST /api/push/{id}/test",
            "POST /api/deals/{id}",
            "POST /api/deals/{id}/carry",
            "POST /api/deals/{id}/join",
            "POST /api/puzzles/{id}",
            "DELETE /api/mail",
            "DELETE /api/vacation",
            "GET /api/mail",
            "GET /api/passkeys",
            "GET /api/vacation",
            "POST /api/login/passkey",
            "POST /api/login/passkey/begin",
            "POST /api/login/service",
            "POST /api/login/service/begin",
            "POST /api/mail",
            "POST /api/mail/confirm",
            "POST /api/mail/end/{id}",
            "POST /api/mail/test",
            "POST /api/passkeys",
            "POST /api/passkeys/begin",
            "POST /api/passkeys/{id}/remove",
            "POST /api/vacation",
            "POST /api/recover",
            "POST /api/replays",
            "POST /api/reset",
            "POST /api/session",
            "POST /api/sessions/{id}/end",
            "POST /api/sessions/end-others",
            "POST /api/tables",
            "POST /api/tokens",
            "DELETE /api/blocks/{id}",
            "GET /api/blocks",
            "GET /api/staff/accounts",
            "GET /api/staff/choices",
            "GET /api/staff/deeds",
            "GET /api/staff/server",
            "GET /api/staff/tables",
            "POST /api/staff/accounts/sign-out",
            "POST /api/staff/choices",
            "POST /api/staff/tables/{id}/delete",
            "GET /api/staff/members",
            "GET /api/staff/reports",
            "GET /api/staff/sanctions",
            "POST /api/blocks",
            "POST /api/staff/members",
            "POST /api/staff/reports/{id}/close",
            "POST /api/staff/sanctions",
            "POST /api/staff/sanctions/{id}/end",
            "POST /api/staff/tables/{id}/erase",
            "POST /api/webhook",
            "POST /api/webhook/confirm",
            "POST /api/webhook/test");

    private EverythingSeen() {}

    /** The routes, by the server's own description, that {@code everything} has not asked. */
    static Set<String> forgotten(JsonNode paths, Set<String> asked) {
        Set<String> forgotten = new TreeSet<>();
        for (Map.Entry<String, JsonNode> path : paths.properties()) {
            String name = path.getKey().replace(Right.TABLE, "table").replace(Right.REPLAY, "replay");
            for (Map.Entry<String, JsonNode> operation : path.getValue().properties()) {
                forgotten.add(operation.getKey().toUpperCase(Locale.ROOT) + " " + name);
            }
        }
        forgotten.removeAll(NOT_ASKED);
        forgotten.removeAll(NOT_ABOUT_TABLES);
        for (String question : asked) {
            String route = question.startsWith("GET ")
                    ? question.replaceAll("[?].*", "")
                            .replace("/api/tables/ID", "table")
                            .replace("/api/replays/ID", "replay")
                    : "POST table/" + question.split(" ", 2)[0].replaceAll("^(move|stale)$", "moves");
            forgotten.remove(route);
        }
        return forgotten;
    }

    /** The answers to all requests of a person about a table. */
    static Map<String, String> everything(String id, Client who) {
        Map<String, String> answers = new LinkedHashMap<>();
        String table = "/api/tables/" + id;
        String replay = "/api/replays/" + id;
        for (String path : List.of(
                table,
                table + "?seat=0",
                table + "?seat=1",
                table + "?seat=-1",
                table + "/log",
                table + "/log?from=3",
                table + "/chat",
                table + "/door",
                table + "/note",
                table + "/gallery",
                table + "/scorings",
                table + "/record",
                replay,
                replay + "/positions?from=0&to=20",
                replay + "/positions?from=100000",
                replay + "/record",
                replay + "/analysis",
                replay + "/comments",
                replay + "/numbers",
                replay + "/csv")) {
            keep(answers, id, "GET " + path, who.get(path));
        }
        JsonNode play = who.table(id).get("play");
        List<String> asked = new ArrayList<>(List.of("nonsense", "power 13", "disk Sev", "pass", "castillo 1"));
        play.get("legal").forEach(move -> asked.add(move.asText()));
        List<String> some = asked.subList(0, Math.min(40, asked.size()));
        for (int seat = 0; seat < HiddenOrders.SEATS; seat++) {
            String of = "{\"seat\": " + seat + ", ";
            keep(answers, id, "whatif " + seat, who.at(id, "whatif", of + "\"moves\": " + Json.text(some) + "}"));
            keep(
                    answers,
                    id,
                    "whatif thrice " + seat,
                    who.at(id, "whatif", of + "\"times\": 3, \"moves\": " + Json.text(some) + "}"));
            keep(answers, id, "dangers " + seat, who.at(id, "dangers", "{\"seat\": " + seat + "}"));
            keep(answers, id, "sight " + seat, who.at(id, "sight", "{\"seat\": " + seat + "}"));
            keep(answers, id, "move " + seat, who.move(id, seat, version(id, who), "x", "nonsense"));
            keep(answers, id, "stale " + seat, who.move(id, seat, 4711, "x", "pass"));
            keep(answers, id, "undo " + seat, who.at(id, "undo", of + "\"version\": 4711, \"id\": \"u\"}"));
            keep(answers, id, "bot " + seat, who.at(id, "bot", "{\"seat\": " + seat + "}"));
        }
        keep(answers, id, "join", who.at(id, "join", "{}"));
        keep(answers, id, "rematch", who.at(id, "rematch", "{}"));
        keep(answers, id, "start", who.at(id, "start", "{}"));
        keep(answers, id, "GET /api/me/history", who.get("/api/me/history"));
        String period = LocalDate.now(ZoneOffset.UTC).minusDays(1) + ".."
                + LocalDate.now(ZoneOffset.UTC).plusDays(1);
        answers.put(
                "GET /api/leaderboards/{game}",
                plain(who.get("/api/leaderboards/el-grande?seats=3").body(), id));
        answers.put("GET /api/months/{month}", plain(who.get("/api/months/now").body(), id));
        answers.put(
                "GET /api/results/{period}",
                plain(who.get("/api/results/" + period).body(), id));
        answers.put(
                "GET /api/results/{period}/csv",
                plain(who.get("/api/results/" + period + "/csv").body(), id));
        answers.put("GET /api/me/data", who.session() == null ? "" : plain(data(id, who), id));
        JsonNode lobby = who.get("/api/tables").is(200).json();
        lobby.forEach(list -> list.forEach(line -> {
            if (line.get("id").asText().equals(id)) {
                answers.put("GET /api/tables", plain(line.toString(), id));
            }
        }));
        assertThat(answers).containsKey("GET /api/tables");
        return answers;
    }

    /** The part of the file with all data of a person that is about a table. */
    private static String data(String id, Client who) {
        Map<String, String> files = who.zip("/api/me/data");
        List<String> chat = new ArrayList<>();
        Reply.json(files.getOrDefault("chat.json", "")).forEach(line -> {
            if (line.get("table").asText().equals(id)) {
                chat.add(line.get("text").asText());
            }
        });
        return files.getOrDefault("games/" + id + ".json", "") + chat;
    }

    private static int version(String id, Client who) {
        return who.table(id).get("version").asInt();
    }

    private static void keep(Map<String, String> answers, String id, String what, Reply reply) {
        answers.put(plain(what, id), reply.status() + " " + plain(reply.body(), id));
    }

    /** The messages to a person over a separate socket. */
    static String told(String id, Client who) {
        try (Socket socket = who.open(id)) {
            return plain(socket.await(seen -> true).toString(), id);
        }
    }

    /** Without names of tables, times, and who is there. */
    private static String plain(String text, String id) {
        return text.replace(id, "ID")
                .replaceAll("\"(now|at|changed|spectators)\":\\d+", "\"$1\":0")
                .replaceAll("\"online\":true", "\"online\":false");
    }
}
