package hidalgo.workshop.shell;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.offline.Page;
import hidalgo.server.Reply;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** The browser's worker, and a page that keeps its events. */
final class WorkerShell implements TableShell {
    private final Set<String> shown = new HashSet<>();
    private Page page = new Page();

    @Override
    public Answer ask(String method, String path, @Nullable String body) {
        JsonNode answer = Reply.json(page.answer(method, path, body));
        return new Answer(answer.get("status").asInt(), answer.get("body"));
    }

    /** Bots wait until the table is shown. */
    @Override
    public void awaitPerson(String table) {
        if (shown.add(table)) {
            page.show(table);
        }
        page.rest();
    }

    @Override
    public void pass(Duration time) {
        page.pass(time);
    }

    @Override
    public void startAgainWithFailingBots() {
        Page next = new Page();
        shown.forEach(table -> next.restore(table, page.events().replace("\"squire\"", "\"unknown\"")));
        shown.clear();
        page = next;
    }

    @Override
    public List<Long> times(String table) {
        return StreamSupport.stream(Reply.json(page.events()).spliterator(), false)
                .map(event -> event.get("at").asLong())
                .toList();
    }

    @Override
    public void close() {}
}
