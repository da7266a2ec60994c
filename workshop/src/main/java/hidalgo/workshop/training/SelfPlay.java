package hidalgo.workshop.training;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Evaluation;
import hidalgo.bots.learnt.FeatureReader;
import hidalgo.bots.learnt.Features;
import hidalgo.bots.search.Advice;
import hidalgo.lab.RandomStreams;
import hidalgo.lab.Shard;
import hidalgo.lab.Workers;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.MoveList;
import hidalgo.rules.Option;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/*
 * One decision in four gets a thorough search, from which nets learn which moves are good; the others get a quick one,
 * so that there are more games whose winners nets can learn. Every position that begins a turn becomes a sample, and
 * some of those in the middle of a turn. A net judges positions that a search has tried out, not only those that good
 * players reach: so a bot sometimes makes a move at random, and some games have options drawn at random.
 */

/**
 * Games that a bot plays against itself, for training; the same seed gives the same samples, with any number of threads.
 *
 * @param game the game
 * @param players the number of seats
 * @param bot the bot in every seat; it must search
 * @param quick the bot that makes three moves of four in its place; the same one if every search is to be thorough
 * @param seed the source of all random numbers
 * @param fixed options that all games have; some games have others drawn at random
 */
public record SelfPlay(Game game, int players, String bot, String quick, long seed, Map<String, String> fixed) {
    private static final int ONE_MOVE_AT_RANDOM_IN = 25;
    private static final int ONE_STEP_IN = 6;
    private static final int ONE_THOROUGH_IN = 4;
    private static final int BYTE = 255;
    private static final int ONE_GAME_WITH_ANY_OPTIONS_IN = 3;

    /** An immutable run. */
    public SelfPlay {
        fixed = Map.copyOf(fixed);
    }

    /** Games with the usual options, or any. */
    public SelfPlay(Game game, int players, String bot, String quick, long seed) {
        this(game, players, bot, quick, seed, Map.of());
    }

    /** The options that all games have, and the usual ones instead of those drawn at random. */
    public GameOptions options() {
        Map<String, String> values = new LinkedHashMap<>(fixed);
        values.put(Option.PLAYERS, Integer.toString(players));
        return game.choose(values);
    }

    /** The input features of the game's nets; null if it has no nets. */
    public Optional<Features> features() {
        return GameKnowledge.ALL.of(game.id()).features();
    }

    /**
     * Plays the games of a shard.
     *
     * @param games how many games all shards play together
     * @param listener receives the samples of each game, one game after the other in the order of their numbers; no other game
     *     begins after it has returned false
     */
    public void run(int games, Shard shard, int threads, Predicate<List<Sample>> listener) throws InterruptedException {
        Workers.inOrder(threads, shard.from(games), shard.to(games), this::play, listener);
    }

    /** Plays a single game. */
    List<Sample> play(int index) {
        RandomStreams streams = new RandomStreams(seed);
        RandomSource table = streams.table(index);
        Position position =
                game.deal(options(index, table), streams.deal(index)).begin();
        GameKnowledge knowledge = GameKnowledge.of(position);
        FeatureReader reader = new FeatureReader(features().orElseThrow(), knowledge.judgement(Map.of()), players);
        List<Bot> bots = new ArrayList<>();
        List<Bot> quickBots = new ArrayList<>();
        List<RandomSource> randoms = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            bots.add(Bots.of(bot));
            quickBots.add(quick.equals(bot) ? bots.getLast() : Bots.of(quick));
            randoms.add(streams.seat(index, seat));
        }
        List<Seen> seen = new ArrayList<>();
        Course course = new Course(players);
        int turn = -1;
        while (!position.isOver()) {
            int seat = mover(position, table);
            boolean thorough = quick.equals(bot) || table.below(ONE_THOROUGH_IN) == 0;
            Bot chooser = (thorough ? bots : quickBots).get(seat);
            int move = chooser.choose(position.view(seat), randoms.get(seat));
            boolean alone = position.obliged() == 1 << seat;
            boolean teaches = thorough && chooser.considered().size() > 1;
            boolean due = teaches || position.turn() != turn || table.below(ONE_STEP_IN) == 0;
            if (alone && due) {
                turn = position.turn();
                byte[] numbers = reader.features(position).numbers().clone();
                List<Sample.Move> moves = teaches ? moves(reader, position, seat, chooser.considered()) : List.of();
                seen.add(new Seen(position.round(), numbers, parts(chooser.chances()), course.now(), seat, moves));
            }
            if (move == Bot.WAIT) {
                seat = Integer.numberOfTrailingZeros(position.obliged());
                move = bots.get(seat).choose(position.view(seat), randoms.get(seat));
            }
            position.play(seat, table.below(ONE_MOVE_AT_RANDOM_IN) == 0 ? any(position, seat, table) : move);
            course.add(position);
        }
        byte[] shares = shares(position);
        return seen.stream()
                .map(one -> one.sample(index, course.end(one.at(), shares)))
                .toList();
    }

    /** A sample before the game has ended. */
    @SuppressWarnings("ArrayRecordComponent") // As in the sample.
    private record Seen(int round, byte[] numbers, byte[] chances, int at, int seat, List<Sample.Move> moves) {
        Sample sample(int game, Sample.End end) {
            return new Sample(game, round, numbers, chances, end, seat, moves);
        }
    }

    private static List<Sample.Move> moves(
            FeatureReader reader, Position position, int seat, List<Advice.Candidate> considered) {
        int most = considered.stream().mapToInt(Advice.Candidate::tries).max().orElse(0);
        List<Sample.Move> moves = new ArrayList<>();
        for (Advice.Candidate each : considered) {
            byte[] numbers =
                    reader.features(position, seat, each.move()).numbers().clone();
            moves.add(new Sample.Move(numbers, most == 0 ? 0 : (int) Math.round((double) BYTE * each.tries() / most)));
        }
        return moves;
    }

    /** Sometimes a seat that may interrupt, otherwise one that must move. */
    private static int mover(Position position, RandomSource table) {
        int interrupters = position.movers() & ~position.obliged();
        int among = interrupters != 0 && table.below(ONE_STEP_IN) == 0 ? interrupters : position.obliged();
        return Integer.numberOfTrailingZeros(among);
    }

    private static int any(Position position, int seat, RandomSource table) {
        MoveList moves = new MoveList();
        position.legalMoves(seat, moves);
        return moves.get(table.below(moves.size()));
    }

    private byte[] parts(List<Double> chances) {
        byte[] parts = new byte[players];
        double sum = 0;
        for (double chance : chances) {
            sum += chance;
        }
        for (int seat = 0; seat < players; seat++) {
            parts[seat] = (byte) (sum == 0 ? Sample.UNKNOWN : Math.round(Sample.WHOLE * chances.get(seat) / sum));
        }
        return parts;
    }

    private byte[] shares(Position over) {
        double[] shares = new double[players];
        Evaluation.shareVictory(over, shares);
        byte[] parts = new byte[players];
        for (int seat = 0; seat < players; seat++) {
            parts[seat] = (byte) Math.round(Sample.WHOLE * shares[seat]);
        }
        return parts;
    }

    private GameOptions options(int index, RandomSource table) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put(Option.PLAYERS, Integer.toString(players));
        for (Option option : game.options()) {
            boolean any = index % ONE_GAME_WITH_ANY_OPTIONS_IN == 0
                    && !option.values().isEmpty();
            if (fixed.containsKey(option.name())) {
                values.put(option.name(), fixed.get(option.name()));
            } else if (any && !option.name().equals(Option.PLAYERS)) {
                values.put(
                        option.name(),
                        option.values().get(table.below(option.values().size())));
            }
        }
        return game.choose(values);
    }
}
