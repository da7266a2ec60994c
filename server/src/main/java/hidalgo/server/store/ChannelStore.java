package hidalgo.server.store;

import hidalgo.server.notify.Channel;
import hidalgo.server.notify.ChannelRepository;
import hidalgo.tables.protocol.WebhookForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jdbi.v3.core.Jdbi;

/** The channels of people. */
public final class ChannelStore implements ChannelRepository {
    private final Jdbi writing;
    private final Jdbi reading;

    /** The tables of the channels of which a person has one at most. */
    private static final SortedMap<String, String> ADDRESSES =
            new TreeMap<>(Map.of(Channel.WEBHOOK, "webhooks", Channel.MAIL, "mail_addresses"));

    /** The channels in a database. */
    public ChannelStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public List<Channel> of(String person) {
        return reading.withHandle(handle -> {
            List<Channel> channels = new ArrayList<>();
            for (String id : ADDRESSES.keySet()) {
                channels.addAll(handle.createQuery(
                                "SELECT form, address, secret, code, tries, made, failures, problem FROM "
                                        + ADDRESSES.get(id) + " WHERE person = :person")
                        .bind("person", person)
                        .map((row, context) -> new Channel(
                                id,
                                person,
                                WebhookForm.valueOf(row.getString("form").toUpperCase(Locale.ROOT)),
                                "",
                                row.getString("address"),
                                row.getString("secret"),
                                "",
                                row.getString("code"),
                                row.getInt("tries"),
                                row.getLong("made"),
                                row.getInt("failures"),
                                row.getString("problem")))
                        .list());
            }
            channels.addAll(handle.createQuery(
                            "SELECT id, label, address, key, auth, code, made, failures, problem FROM push_browsers"
                                    + " WHERE person = :person ORDER BY made, id")
                    .bind("person", person)
                    .map((row, context) -> new Channel(
                            row.getString("id"),
                            person,
                            null,
                            row.getString("label"),
                            row.getString("address"),
                            row.getString("key"),
                            row.getString("auth"),
                            row.getString("code"),
                            0,
                            row.getLong("made"),
                            row.getInt("failures"),
                            row.getString("problem")))
                    .list());
            return channels;
        });
    }

    /** Asked for every turn of every person. Most have none. */
    @Override
    public boolean has(String person) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT EXISTS (SELECT 1 FROM webhooks WHERE person = :person"
                                + " UNION ALL SELECT 1 FROM mail_addresses WHERE person = :person"
                                + " UNION ALL SELECT 1 FROM push_browsers WHERE person = :person)")
                        .bind("person", person)
                        .mapTo(Boolean.class)
                        .one());
    }

    @Override
    public void put(Channel channel) {
        WebhookForm form = channel.form();
        if (form == null) {
            putBrowser(channel);
        } else {
            putAddress(channel, form);
        }
    }

    private void putAddress(Channel hook, WebhookForm form) {
        writing.useHandle(handle -> handle.createUpdate("INSERT INTO " + ADDRESSES.get(hook.id())
                        + " (person, form, address, secret, code, tries, made, failures, problem)"
                        + " VALUES (:person, :form, :address, :secret, :code, :tries, :made, :failures, :problem)"
                        + " ON CONFLICT (person) DO UPDATE SET form = excluded.form, address = excluded.address,"
                        + " secret = excluded.secret, code = excluded.code, tries = excluded.tries, made ="
                        + " excluded.made, failures = excluded.failures, problem = excluded.problem")
                .bind("person", hook.person())
                .bind("form", form.name().toLowerCase(Locale.ROOT))
                .bind("address", hook.address())
                .bind("secret", hook.secret())
                .bind("code", hook.code())
                .bind("tries", hook.tries())
                .bind("made", hook.made())
                .bind("failures", hook.failures())
                .bind("problem", hook.problem())
                .execute());
    }

    /** A browser has one address, which belongs to the person who was signed in there last. */
    private void putBrowser(Channel browser) {
        writing.useHandle(handle -> handle.createUpdate(
                        "INSERT INTO push_browsers (id, person, label, address, key, auth, code, made)"
                                + " VALUES (:id, :person, :label, :address, :key, :auth, :code, :made)"
                                + " ON CONFLICT (address) DO UPDATE SET id = excluded.id, person = excluded.person,"
                                + " label = excluded.label, key = excluded.key, auth = excluded.auth,"
                                + " code = excluded.code, made = excluded.made, failures = 0, problem = ''")
                .bind("id", browser.id())
                .bind("person", browser.person())
                .bind("label", browser.label())
                .bind("address", browser.address())
                .bind("key", browser.secret())
                .bind("auth", browser.auth())
                .bind("code", browser.code())
                .bind("made", browser.made())
                .execute());
    }

    @Override
    public int countTry(String person, String id) {
        String table = ADDRESSES.get(id);
        return writing.inTransaction(handle -> {
            handle.execute("UPDATE " + table + " SET tries = tries + 1 WHERE person = ?", person);
            return handle.createQuery("SELECT tries FROM " + table + " WHERE person = :person")
                    .bind("person", person)
                    .mapTo(Integer.class)
                    .findOne()
                    .orElse(Integer.MAX_VALUE);
        });
    }

    @Override
    public boolean endMail(String secret) {
        return writing.withHandle(handle -> handle.execute("DELETE FROM mail_addresses WHERE secret = ?", secret) > 0);
    }

    @Override
    public void note(Channel channel, String problem, long now) {
        String table = ADDRESSES.getOrDefault(channel.id(), "push_browsers");
        writing.useHandle(handle -> handle.createUpdate("UPDATE " + table + " SET problem = :problem, tried = :now,"
                        + " failures = CASE WHEN :problem = '' THEN 0 ELSE failures + 1 END"
                        + " WHERE person = :person AND address = :address")
                .bind("problem", problem)
                .bind("now", now)
                .bind("person", channel.person())
                .bind("address", channel.address())
                .execute());
    }

    @Override
    public boolean delete(String person, String id) {
        String table = ADDRESSES.get(id);
        return writing.withHandle(handle -> table != null
                        ? handle.execute("DELETE FROM " + table + " WHERE person = ?", person)
                        : handle.execute("DELETE FROM push_browsers WHERE person = ? AND id = ?", person, id))
                > 0;
    }
}
