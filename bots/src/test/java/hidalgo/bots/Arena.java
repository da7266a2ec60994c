package hidalgo.bots;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.MoveList;
import hidalgo.rules.Option;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.provider.Arguments;

/** Games between bots, with every move checked. */
public final class Arena {
    private final Game game;

    /** An arena for one game. */
    public Arena(Game game) {
        this.game = game;
    }

    /** Every game with each number of players, for tests that take both. */
    static List<Arguments> tables() {
        List<Arguments> tables = new ArrayList<>();
        for (String id : Games.names()) {
            Games.known(id).playerCounts().forEach(players -> tables.add(Arguments.of(id, players)));
        }
        return tables;
    }

    /** Options drawn at random, for a number of players. */
    public GameOptions options(int players, RandomSource random) {
        Map<String, String> values = new LinkedHashMap<>();
        for (Option option : game.options()) {
            if (option.name().equals("players")) {
                values.put("players", Integer.toString(players));
            } else if (!option.values().isEmpty()) {
                values.put(
                        option.name(),
                        option.values().get(random.below(option.values().size())));
            }
        }
        return game.choose(values);
    }

    /** All positions of a random game with random options. */
    public List<Position> randomGame(int players, long seed) {
        RandomSource random = RandomSource.of(seed);
        Position position = game.deal(options(players, random), random).begin();
        MoveList moves = new MoveList();
        List<Position> positions = new ArrayList<>();
        while (!position.isOver()) {
            positions.add(position.copy());
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            position.legalMoves(seat, moves);
            position.play(seat, moves.get(random.below(moves.size())));
        }
        return positions;
    }

    /** Plays a game to its end; seat {@code s} is played by the bot of that index. */
    public Position play(GameOptions options, long seed, List<String> bots) {
        RandomSource random = RandomSource.of(seed);
        Position position = game.deal(options, random).begin();
        List<Bot> players = new ArrayList<>();
        for (String bot : bots) {
            players.add(Bots.of(bot));
        }
        while (!position.isOver()) {
            step(position, players, random);
        }
        return position;
    }

    /** The moves of a whole game as text. */
    List<String> log(GameOptions options, long seed, List<String> bots) {
        RandomSource random = RandomSource.of(seed);
        Position position = game.deal(options, random).begin();
        List<Bot> players = new ArrayList<>();
        for (String bot : bots) {
            players.add(Bots.of(bot));
        }
        List<String> log = new ArrayList<>();
        while (!position.isOver()) {
            log.add(step(position, players, random));
        }
        return log;
    }

    /** Asks the seats that may interrupt first, then one that must move, and returns the move played. */
    private static String step(Position position, List<Bot> players, RandomSource random) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.mayMove(seat) && (position.obliged() >> seat & 1) == 0) {
                int move = players.get(seat).choose(position.view(seat), random);
                if (move != Bot.WAIT) {
                    return play(position, seat, move);
                }
            }
        }
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        return play(position, seat, players.get(seat).choose(position.view(seat), random));
    }

    private static String play(Position position, int seat, int move) {
        MoveList legal = new MoveList();
        position.legalMoves(seat, legal);
        assertThat(legal.contains(move))
                .as("move %d of seat %d is legal", move, seat)
                .isTrue();
        String text = seat + " " + position.notation(move);
        position.play(seat, move);
        return text;
    }

    /** A move that a bot chooses, as text. */
    static String choice(String bot, View view, long seed) {
        int move = Bots.of(bot).choose(view, RandomSource.of(seed));
        return move == Bot.WAIT ? "wait" : view.notation(move);
    }
}
