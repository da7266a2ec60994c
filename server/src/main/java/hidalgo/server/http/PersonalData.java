package hidalgo.server.http;

import hidalgo.server.base.Json;
import hidalgo.server.login.Passkey;
import hidalgo.server.notify.Channel;
import hidalgo.server.people.Person;
import hidalgo.server.people.PersonRepository;
import hidalgo.server.rating.Histories;
import hidalgo.tables.protocol.Clubs;
import hidalgo.tables.protocol.Community;
import hidalgo.tables.request.Reply;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/*
 * The file is written while it is made, one game after the other: a person can have any number of games, and they need not fit
 * into the memory. A game that is not over is there as its person may see it now.
 */

/** All that is stored of a person, as a file for them. */
final class PersonalData {
    /** The part that is held in memory at a time: a game with its record, or the chat of a table. */
    private static final long AT_ONCE = 4_000_000;

    private final Services services;

    PersonalData(Services services) {
        this.services = services;
    }

    /** Sends it to the person who asks. */
    void send(HttpCall<?> call) {
        call.caller().hold(AT_ONCE);
        call.context()
                .header("Content-Disposition", "attachment; filename=\"hidalgo.zip\"")
                .contentType(Reply.ZIP.media())
                .header("Cache-Control", "no-store");
        try {
            write(call.person(), call.context().res().getOutputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(Person person, OutputStream out) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
            add(zip, "profile.json", profile(person));
            add(zip, "sessions.json", sessions(person));
            add(zip, "results.json", Histories.of(services.ratings().history(person)));
            add(zip, "deals.json", services.deals().kept(person));
            add(zip, "notes.json", services.tables().notes(person));
            add(zip, "cups.json", services.cups().cups().of(person));
            add(zip, "cup-chat.json", services.cups().cups().said(person));
            add(zip, "comments.json", services.comments().of(person));
            add(
                    zip,
                    "avoided.json",
                    services.moderation().blocks().of(person).stream()
                            .map(block -> Map.of("name", block.name(), "kind", block.kind()))
                            .toList());
            addChat(zip, person);
            GameFiles files = new GameFiles(services.replays(), person);
            for (String table : services.tables().of(person)) {
                files.add(zip, "games", table);
            }
            for (String upload : services.replays().uploads(person)) {
                files.add(zip, "uploads", upload);
            }
        }
    }

    private Map<String, Object> profile(Person person) {
        Map<String, Object> profile = new LinkedHashMap<>();
        profile.put("name", person.name());
        if (person.account() != null) {
            profile.put("signInName", person.account());
            profile.put("recoveryCodes", services.accounts().codesLeft(person));
            profile.put(
                    "passkeys",
                    services.passkeys().of(person).stream().map(Passkey::label).toList());
            profile.put(
                    "signsInByService",
                    services.outside() != null && services.outside().isFor(person));
        }
        profile.put(
                "follows",
                services.online().followed(person).stream()
                        .map(Community.Fellow::name)
                        .toList());
        profile.put(
                "clubs",
                services.clubs().all(person).stream()
                        .filter(Clubs.ClubLine::isMember)
                        .map(Clubs.ClubLine::name)
                        .toList());
        profile.put("clubNotices", services.clubs().written(person));
        profile.put("preferences", person.preferences());
        profile.put(
                "webhook",
                services.channels().webhook(person.id()).map(Channel::address).orElse(""));
        profile.put(
                "mail",
                services.channels().mail(person.id()).map(Channel::address).orElse(""));
        return profile;
    }

    private Map<String, Object> sessions(Person person) {
        record Kept(String label, long created, long used, long expires) {}
        return Map.of(
                "browsers",
                services.sessions().browsers(person, "").stream()
                        .map(each -> new Kept(
                                each.session().label(),
                                each.session().made(),
                                each.session().used(),
                                each.session().expires()))
                        .toList(),
                "tokens",
                services.tokens().of(person).stream()
                        .map(token -> new Kept(token.label(), token.made(), token.used(), token.expires()))
                        .toList());
    }

    /** Chat can be long, so it is written table by table. */
    private void addChat(ZipOutputStream zip, Person person) throws IOException {
        zip.putNextEntry(new ZipEntry("chat.json"));
        zip.write('[');
        boolean isFirst = true;
        for (String table : services.people().past(person)) {
            for (PersonRepository.Said line : services.people().said(person, table)) {
                if (!isFirst) {
                    zip.write(',');
                }
                zip.write(Json.bytes(line));
                isFirst = false;
            }
        }
        zip.write(']');
        zip.closeEntry();
    }

    private static void add(ZipOutputStream zip, String name, Object value) throws IOException {
        add(zip, name, Json.bytes(value));
    }

    private static void add(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(bytes);
        zip.closeEntry();
    }
}
