package hidalgo.lab.env;

import hidalgo.rules.encoding.Planes;
import java.util.HashMap;
import java.util.Map;

/** Games that another program plays one by one, and may copy: for search, and for single environments. */
public final class SingleGames {
    private final Arena arena;
    private final Memory memory;
    private final int row;
    private final Planes planes;
    private final StateText texts;
    private final Map<Integer, Episode> games = new HashMap<>();
    private int next;

    /** No games yet; what they show goes into the last row of the memory. */
    public SingleGames(Arena arena, Memory memory) {
        this.arena = arena;
        this.memory = memory;
        this.row = memory.lastRow();
        this.planes = new Planes(arena.layout().observations());
        this.texts = new StateText(arena);
    }

    /** Whether there is a game with a number. */
    public boolean isThere(int game) {
        return games.containsKey(game);
    }

    /** The game with a number, which exists. */
    public Episode game(int game) {
        Episode episode = games.get(game);
        if (episode == null) {
            throw new IllegalArgumentException("There is no game " + game);
        }
        return episode;
    }

    /** Deals a game and shows it; returns its number. */
    public int deal(long seed) {
        return add(Episode.of(arena, Story.dealt(seed), seed), seed);
    }

    /** Copies a game and shows the copy; returns its number. */
    public int copy(int game, long seed) {
        return add(game(game).copy(seed), seed);
    }

    /** Draws a game that a seat can't tell from another one, and shows it; returns its number. */
    public int sample(int game, int seat, long seed) {
        return add(game(game).sample(seat, seed), seed);
    }

    /** A game as text. */
    public String write(int game) {
        return texts.write(game(game));
    }

    /**
     * Reads a game that {@link #write} wrote, and shows it; returns its number.
     *
     * @param seed the seed of the bots' random numbers from here on
     * @throws StoryRefused if the text is anything else, or tells of another game
     */
    public int read(String text, long seed) {
        return add(Episode.of(arena, texts.read(text), seed), seed);
    }

    /**
     * Plays the moves of a record, and shows the game; returns its number.
     *
     * @param moves how many moves; all if that is negative
     * @param seed the seed of the bots' random numbers from here on
     * @throws StoryRefused if it is not a record of this game with these options
     */
    public int open(String record, int moves, long seed) {
        return add(Episode.of(arena, texts.recorded(record, moves), seed), seed);
    }

    /** Carries out an action and shows the game; returns false and changes nothing if it is not legal. */
    public boolean act(int game, int action) {
        if (!game(game).act(action)) {
            return false;
        }
        show(game);
        return true;
    }

    /** Shows a game: who decides, what it sees, what it can do, and the points. */
    public void show(int game) {
        memory.score(row, game(game));
        memory.show(row, game(game));
    }

    /** Shows what any seat sees. */
    public void observe(int game, int seat) {
        game(game).observe(seat, planes);
        memory.showObservation(row, planes.numbers());
    }

    /** Forgets a game. */
    public void forget(int game) {
        games.remove(game);
    }

    private int add(Episode episode, long seed) {
        int number = next++;
        games.put(number, episode);
        memory.seed(row, seed);
        show(number);
        return number;
    }
}
