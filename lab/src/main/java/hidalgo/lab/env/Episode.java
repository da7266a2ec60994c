package hidalgo.lab.env;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import hidalgo.rules.encoding.Encoder;
import hidalgo.rules.encoding.Planes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * Exactly one seat decides at a time: first every seat that may interrupt, in the order of their numbers, each of which
 * may wait; then the first seat that must move. If several must choose in secret, they choose one after the other, and
 * no view shows the choices of the others. Bots decide in the same way, without being seen.
 */

/** One game while it is played by another program, and by bots on some of its seats. */
public final class Episode {
    /** No seat decides: the game is over. */
    public static final int NO_SEAT = -1;

    private static final long SEAT_STEP = 0x9E3779B97F4A7C15L;

    private final Arena arena;
    private final Encoder encoder;
    private final Planes planes;
    private final MoveList moves = new MoveList();
    private final int[] totals;
    private final int[] gains;
    private final List<Bot> bots = new ArrayList<>();
    private final List<RandomSource> random = new ArrayList<>();

    private Position position;
    /** How the position came about; null in a batch, where it would only take memory. */
    private @Nullable Story story;

    private int[] actions = new int[64];
    private int seat;
    private int waited;

    /** A game as a seed deals it. */
    Episode(Arena arena, long seed) {
        this(arena, arena.deal(seed));
        seatBots(seed);
        advance();
    }

    /** A game that remembers how it came about, as far as its story tells; its bots have random numbers of a seed. */
    static Episode of(Arena arena, Story story, long seed) {
        Episode episode = new Episode(arena, story.replay(arena, new Story.Listener() {}));
        episode.story = story;
        episode.waited = story.waiting();
        episode.seatBots(seed);
        for (int of = 0; of < episode.totals.length; of++) {
            episode.totals[of] = episode.position.total(of);
        }
        episode.advance();
        return episode;
    }

    private Episode(Arena arena, Position position) {
        this.arena = arena;
        this.position = position;
        encoder = arena.encoder();
        planes = new Planes(arena.layout().observations());
        totals = new int[arena.seats()];
        gains = new int[arena.seats()];
    }

    /** Deals a new game. */
    void reset(long seed) {
        position = arena.deal(seed);
        waited = 0;
        seatBots(seed);
        for (int i = 0; i < totals.length; i++) {
            totals[i] = 0;
            gains[i] = 0;
        }
        advance();
    }

    /** An independent game in the same position; its bots are new ones, with random numbers of a seed. */
    Episode copy(long seed) {
        return with(position.copy(), story, seed);
    }

    /** A game in a position that its seat can't tell from this one, drawn at random; its bots are new ones. */
    Episode sample(int viewer, long seed) {
        Position drawn = position.view(viewer).sample(RandomSource.of(seed));
        return with(drawn, story == null ? null : story.drawn(viewer, seed), seed);
    }

    private Episode with(Position copy, @Nullable Story of, long seed) {
        Episode episode = new Episode(arena, copy);
        episode.story = of;
        episode.waited = waited;
        episode.seatBots(seed);
        System.arraycopy(totals, 0, episode.totals, 0, totals.length);
        System.arraycopy(gains, 0, episode.gains, 0, gains.length);
        episode.seat = seat;
        episode.list();
        return episode;
    }

    private void seatBots(long seed) {
        bots.clear();
        random.clear();
        for (int bot = 0; bot < arena.bots().size(); bot++) {
            bots.add(Bots.of(arena.bots().get(bot)));
            random.add(RandomSource.of(RandomSource.scramble(seed + (bot + 1) * SEAT_STEP)));
        }
    }

    /** The seat that decides, or {@link #NO_SEAT}. */
    public int seat() {
        return seat;
    }

    /** Whether the game is over. */
    public boolean isOver() {
        return seat == NO_SEAT;
    }

    /** The position; not to be changed. */
    public Position position() {
        return position;
    }

    /** How many actions the seat that decides has. */
    public int size() {
        return isOver() ? 0 : moves.size() + (mayWait() ? 1 : 0);
    }

    /** One of its actions. */
    public int action(int index) {
        return index < moves.size() ? actions[index] : arena.layout().waiting();
    }

    /** How one of its actions is written. */
    public String name(int index) {
        return index < moves.size() ? position.notation(moves.get(index)) : "wait";
    }

    /**
     * The view of the seat that decides; when the game is over, that of the program's seat, or of seat 0 if it plays
     * all.
     */
    public short[] observation() {
        return planes.numbers();
    }

    /** The points that a seat has gained since the last action of the program. */
    public int gain(int of) {
        return gains[of];
    }

    /** The points of a seat. */
    public int total(int of) {
        return totals[of];
    }

    /** Carries out an action of the seat that decides; returns false and changes nothing if it has no such action. */
    boolean act(int action) {
        int index = 0;
        while (index < size() && action(index) != action) {
            index++;
        }
        if (index == size()) {
            return false;
        }
        play(index < moves.size() ? moves.get(index) : Bot.WAIT);
        advance();
        for (int of = 0; of < totals.length; of++) {
            gains[of] = position.total(of) - totals[of];
            totals[of] += gains[of];
        }
        return true;
    }

    /** Writes what a seat sees into an observation. */
    void observe(int viewer, Planes into) {
        into.clear();
        arena.encoder().observe(position.view(viewer), into);
    }

    private void play(int move) {
        if (story != null) {
            story = move == Bot.WAIT ? story.waited(seat) : story.moved(seat, move);
        }
        if (move == Bot.WAIT) {
            waited |= 1 << seat;
        } else {
            position.play(seat, move);
            waited = 0;
        }
    }

    /** Lets bots play until a seat of the program decides, and finds out what it can do. */
    private void advance() {
        seat = decider(position, waited);
        while (seat != NO_SEAT && arena.isBot(seat)) {
            int bot = arena.bot(seat);
            play(bots.get(bot).choose(position.view(seat), random.get(bot)));
            seat = decider(position, waited);
        }
        list();
    }

    /** The seat that decides in a position, if some seats, given as bits, have chosen to wait. */
    static int decider(Position position, int waited) {
        int movers = position.movers();
        if (movers == 0) {
            return NO_SEAT;
        }
        int obliged = position.obliged();
        int interrupting = movers & ~obliged & ~waited;
        return Integer.numberOfTrailingZeros(interrupting != 0 ? interrupting : obliged);
    }

    /** The seats that have chosen to wait, as bits. */
    int waited() {
        return waited;
    }

    /** How the position came about. */
    Story story() {
        if (story == null) {
            throw new IllegalStateException("Games of a batch have no story");
        }
        return story;
    }

    /** The moves of the seat that decides; not to be changed. */
    MoveList moves() {
        return moves;
    }

    /** The action of a move of the seat that decides, or of {@link Bot#WAIT}. */
    int actionOf(int move) {
        return move == Bot.WAIT ? arena.layout().waiting() : encoder.action(move);
    }

    private boolean mayWait() {
        return (position.obliged() >> seat & 1) == 0;
    }

    private void list() {
        View view = position.view(seat == NO_SEAT ? arena.viewer() : seat);
        planes.clear();
        encoder.observe(view, planes);
        moves.clear();
        if (seat != NO_SEAT) {
            view.legalMoves(moves);
        }
        if (actions.length < moves.size()) {
            actions = new int[2 * moves.size()];
        }
        for (int i = 0; i < moves.size(); i++) {
            actions[i] = encoder.action(moves.get(i));
        }
    }
}
