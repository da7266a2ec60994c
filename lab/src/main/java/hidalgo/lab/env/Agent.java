package hidalgo.lab.env;

import hidalgo.bots.Bot;
import hidalgo.records.JsonText;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Message;
import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import hidalgo.rules.encoding.EncodedGame;
import hidalgo.rules.encoding.Encoder;
import hidalgo.rules.encoding.Layout;
import hidalgo.rules.encoding.Planes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Another program in one seat of one game: it is shown the view of its seat, and nothing else. */
final class Agent implements Bot {
    private static final String MESSAGE = "message";
    private static final String WAITING = "wait";
    private static final String NUMBERS = "numbers";

    private final Agents agents;
    private final Game game;
    private final GameOptions options;
    private final String name;
    private final MoveList moves = new MoveList();
    private @Nullable AgentProcess process;
    /** Turns views into numbers; null if the program reads the table. */
    private @Nullable Encoder encoder;

    Agent(Agents agents, Game game, GameOptions options, String name) {
        this.agents = agents;
        this.game = game;
        this.options = options;
        this.name = name;
    }

    String name() {
        return name;
    }

    /** Its process, once it has begun to play. */
    Optional<AgentProcess> process() {
        return Optional.ofNullable(process);
    }

    @Override
    public int choose(View view, RandomSource random) {
        AgentProcess playing = process == null ? begin(view, random) : process;
        view.legalMoves(moves);
        List<String> legal = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            legal.add(view.notation(moves.get(i)));
        }
        if (!view.isObliged()) {
            legal.add(WAITING);
        }
        Map<String, @Nullable Object> question =
                JsonText.object(MESSAGE, "choose", "seat", view.seat(), "obliged", view.isObliged(), "legal", legal);
        Encoder numbers = encoder;
        if (numbers == null) {
            question.put("observation", view.table());
        } else {
            addNumbers(question, view, numbers);
        }
        Object answer = playing.ask(question).get("move");
        int index = legal.indexOf(String.valueOf(answer));
        if (index < 0) {
            throw new AgentFailed(Message.of(
                    "lab.agent.move",
                    "agent",
                    name,
                    "example",
                    "{\"move\": \"" + legal.getFirst() + "\"}",
                    "move",
                    JsonText.of(answer)));
        }
        return index < moves.size() ? moves.get(index) : WAIT;
    }

    private AgentProcess begin(View view, RandomSource random) {
        AgentProcess taken = agents.take(name);
        process = taken;
        Optional<EncodedGame> encoded = EncodedGame.ALL.all().stream()
                .filter(one -> one.game().equals(game.id()))
                .findFirst();
        Map<String, @Nullable Object> news = JsonText.object(
                MESSAGE,
                "begin",
                "game",
                game.id(),
                "options",
                options.values(),
                "players",
                view.seats(),
                "seat",
                view.seat(),
                "seed",
                random.next() >>> 1);
        encoded.map(one -> one.layout(view.seats())).ifPresent(layout -> {
            news.put("planes", layout.planes());
            news.put("ranges", layout.ranges());
        });
        Map<?, ?> ready = taken.ask(news);
        if (!Boolean.TRUE.equals(ready.get("ready"))) {
            throw new AgentFailed(Message.of(
                    "lab.agent.ready", "agent", name, "example", "{\"ready\": true}", "answer", JsonText.of(ready)));
        }
        encoder = NUMBERS.equals(ready.get("observation"))
                ? encoded.map(one -> one.encoder(view.seats())).orElse(null)
                : null;
        return taken;
    }

    /** Adds the observation, and the actions in the order of the legal moves, as {@code env} numbers them. */
    private void addNumbers(Map<String, @Nullable Object> question, View view, Encoder numbers) {
        Layout layout = EncodedGame.ALL.of(game.id()).layout(view.seats());
        Planes planes = new Planes(layout.observations());
        numbers.observe(view, planes);
        List<Integer> observation = new ArrayList<>();
        for (short number : planes.numbers()) {
            observation.add((int) number);
        }
        List<Integer> actions = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            actions.add(numbers.action(moves.get(i)));
        }
        if (!view.isObliged()) {
            actions.add(layout.waiting());
        }
        question.put(NUMBERS, observation);
        question.put("actions", actions);
    }
}
