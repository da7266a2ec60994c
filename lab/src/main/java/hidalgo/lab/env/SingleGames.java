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
    private final Map<Integer, Episode> games = new HashMap<>();
    private int next;

    /** No games yet; what they show goes into the last row of the memory. */
    public SingleGames(Arena arena, Memory memory) {
        this.arena = arena;
        this.memory = memory;
        this.row = memory.lastRow();
        this.planes = new Planes(arena.layout().observations());
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
        return add(new Episode(arena, seed), seed);
    }

    /** Copies a game and shows the copy; returns its number. */
    public int copy(int game, long seed) {
        return add(game(game).copy(seed), seed);
    }

    /** Draws a game that a seat can't tell from another one, and shows it; returns its number. */
    public int sample(int game, int seat, long seed) {
        return add(game(game).sample(seat, seed), seed);
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
