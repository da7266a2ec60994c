package hidalgo.tables.request;

import hidalgo.rules.Messages;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Answers;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** All requests that servers and browsers answer in the same way. */
public final class SharedRequests {
    private SharedRequests() {}

    /** The requests, answered in a shell. */
    public static List<Request<?>> in(Shell shell) {
        return Stream.<List<Request<?>>>of(
                        about(shell),
                        new TableRequests(shell).all(),
                        new PlayRequests(shell).all(),
                        new ReplayRequests(shell).all(),
                        new PuzzleRequests(shell::now).all(),
                        new DealRequests(shell).all())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Request<?>> about(Shell shell) {
        return List.of(
                Subject.ABOUT
                        .get("/api/welcome", "welcome")
                        .says(
                                "The games that can be played here",
                                "Their options, the levels and personas of bots, and the version of the" + " program.")
                        .answers(Answers.Welcome.class, shell::welcome),
                Subject.ABOUT
                        .get("/api/messages/{language}", "texts")
                        .says(
                                "All texts in one language",
                                "Every key with its text. Answers contain keys, with values for the slots of the"
                                        + " texts.")
                        .answers(Map.class, SharedRequests::texts));
    }

    private static Map<String, String> texts(Call<Request.NoBody> call) {
        String language = call.variable("language");
        if (!Messages.LANGUAGES.contains(language)) {
            throw RequestRefused.of(Kind.GONE, "server.language");
        }
        return Messages.of(language).all();
    }
}
