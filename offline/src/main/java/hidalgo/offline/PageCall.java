package hidalgo.offline;

import hidalgo.tables.request.Call;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import hidalgo.tables.table.Participant;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A call of the page, by the only person of the browser.
 *
 * @param person the person
 * @param variables those of the path
 * @param sent the request of the page
 * @param body its body
 */
record PageCall<B>(Participant person, Map<String, String> variables, PageRequest sent, B body) implements Call<B> {
    /** Carries a request out; returns the answer, or null if there is none. */
    @SuppressWarnings("unchecked")
    static <B extends Record> @Nullable Object answer(
            Request<B> request, PageRequest sent, Map<String, String> variables) {
        Class<B> type = request.body();
        B body = type == null ? (B) Request.NoBody.NONE : sent.body(type);
        Participant person = Participant.of(OfflineTable.PERSON, sent.name());
        return request.handler().apply(new PageCall<>(person, variables, sent, body));
    }

    @Override
    public Participant anybody() {
        return person;
    }

    @Override
    public String variable(String name) {
        return Objects.requireNonNull(variables.get(name));
    }

    @Override
    public @Nullable String query(String name) {
        return sent.query().get(name);
    }

    /** One person alone takes nothing from others. */
    @Override
    public void count(Rate rate) {}
}
