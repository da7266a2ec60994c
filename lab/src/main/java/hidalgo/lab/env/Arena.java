package hidalgo.lab.env;

import hidalgo.bots.Bots;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.encoding.EncodedGame;
import hidalgo.rules.encoding.Encoder;
import hidalgo.rules.encoding.Layout;
import hidalgo.rules.encoding.Planes;
import java.util.List;

/** Everything that all games of another program have in common: the game, its options, and the bots that play in it. */
public final class Arena {
    /** The program plays all seats. */
    public static final int EVERY_SEAT = -1;

    private final Game game;
    private final GameOptions options;
    private final EncodedGame encoded;
    private final Layout layout;
    private final int seat;
    private final List<String> bots;

    /**
     * Games in which the program plays one seat, or every seat.
     *
     * @param seat the seat of the program, or {@link #EVERY_SEAT}
     * @param bots the bots of the other seats, clockwise from the program's left; none if it plays every seat
     */
    public Arena(Game game, GameOptions options, int seat, List<String> bots) {
        this.game = game;
        this.options = options;
        this.seat = seat;
        this.bots = List.copyOf(bots);
        bots.forEach(Bots::of);
        encoded = EncodedGame.ALL.of(game.id());
        layout = encoded.layout(options.players());
    }

    /** The name of the game. */
    public String game() {
        return game.id();
    }

    /** Its options. */
    public GameOptions options() {
        return options;
    }

    /** The layout of observations and actions. */
    public Layout layout() {
        return layout;
    }

    /** How many seats there are. */
    public int seats() {
        return options.players();
    }

    /** The seat that sees the end of a game. */
    int viewer() {
        return Math.max(seat, 0);
    }

    /** The bots, clockwise from the program's left. */
    List<String> bots() {
        return bots;
    }

    /** Whether a bot plays a seat. */
    boolean isBot(int of) {
        return seat != EVERY_SEAT && of != seat;
    }

    /** The number of the bot that plays a seat. */
    int bot(int of) {
        return Math.floorMod(of - seat - 1, seats());
    }

    /** The first position of the game that a seed deals. */
    Position deal(long seed) {
        return game.deal(options, RandomSource.of(seed)).begin();
    }

    /** A new encoder. */
    Encoder encoder() {
        return encoded.encoder(seats());
    }

    /** The action of a legal move of a seat. */
    int action(Position position, int of, int move) {
        Encoder encoder = encoder();
        encoder.observe(position.view(of), new Planes(layout.observations()));
        return encoder.action(move);
    }
}
