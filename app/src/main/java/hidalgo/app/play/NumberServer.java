package hidalgo.app.play;

import hidalgo.app.input.BadInput;
import hidalgo.bots.UnknownBot;
import hidalgo.lab.env.Arena;
import hidalgo.lab.env.Batch;
import hidalgo.lab.env.Episode;
import hidalgo.lab.env.Judge;
import hidalgo.lab.env.Memory;
import hidalgo.lab.env.Questions;
import hidalgo.lab.env.RowThreads;
import hidalgo.lab.env.SingleGames;
import hidalgo.lab.env.States;
import hidalgo.lab.env.StoryRefused;
import hidalgo.records.JsonText;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/*
 * A request is 24 bytes, little-endian: the kind of request, two numbers, how many bytes follow it, and a 64-bit
 * number. The answer is a 32-bit length and that many bytes; if the length is negative, they are a sentence with the
 * reason why the request is refused, and nothing has changed. Observations, masks and points are not in the answer:
 * they are in the shared memory before it comes.
 */

/** Serves games as numbers to another program, which writes requests to a pipe. */
public final class NumberServer {
    private static final int REQUEST_BYTES = 24;
    private static final int CLOSE = 0;
    private static final int RESET = 1;
    private static final int STEP = 2;
    private static final int DEAL = 3;
    private static final int ACT = 4;
    private static final int COPY = 5;
    private static final int FORGET = 6;
    private static final int SHOW = 7;
    private static final int OBSERVE = 8;
    private static final int NAMES = 9;
    private static final int SAMPLE = 10;
    private static final int BOARD = 11;
    private static final int COPIES = 12;
    private static final int SAMPLES = 13;
    private static final int ACT_ALL = 14;
    private static final int ROLL_OUT = 15;
    private static final int CHOOSE = 16;
    private static final int CHOOSE_ALL = 17;
    private static final int JUDGE = 18;
    private static final int JUDGE_ALL = 19;
    private static final int PRIORS = 20;
    private static final int INPUTS = 21;
    private static final int HISTORY = 22;
    private static final int INFORMATION = 23;
    private static final int TABLE = 24;
    private static final int WRITE = 25;
    private static final int READ = 26;
    private static final int OPEN = 27;
    private static final int NETS = 28;
    private static final int LEGAL = 29;

    private final Arena arena;
    private final RowThreads threads;
    private final Batch batch;
    private final States states;
    private final SingleGames games;
    private final Questions questions;
    private final int rows;
    private final Function<Position, String> board;

    /** A server for a batch and for single games, which share a memory. */
    public NumberServer(Arena arena, Memory memory, int threads, Function<Position, String> board) {
        this.arena = arena;
        this.threads = new RowThreads(threads, memory.rows() - 1);
        this.batch = new Batch(arena, memory, this.threads);
        this.states = new States(arena, memory, this.threads);
        this.games = new SingleGames(arena, memory);
        this.questions = new Questions(arena);
        this.rows = memory.rows() - 1;
        this.board = board;
    }

    /** Answers requests until there are no more. */
    public void serve(InputStream in, OutputStream out) throws IOException, InterruptedException {
        ByteBuffer request = ByteBuffer.allocate(REQUEST_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        try (threads) {
            while (in.readNBytes(request.array(), 0, REQUEST_BYTES) == REQUEST_BYTES && request.getInt(0) != CLOSE) {
                byte[] more = in.readNBytes(request.getInt(12));
                answer(request, ByteBuffer.wrap(more).order(ByteOrder.LITTLE_ENDIAN), out);
            }
        }
    }

    private void answer(ByteBuffer request, ByteBuffer more, OutputStream out)
            throws IOException, InterruptedException {
        byte[] answer;
        int sign = 1;
        try {
            answer = answer(request.getInt(0), request.getInt(4), request.getInt(8), request.getLong(16), more);
        } catch (BadInput e) {
            answer = text(String.valueOf(e.getMessage()));
            sign = -1;
        } catch (UnknownBot e) {
            answer = text(e.text(Messages.ENGLISH));
            sign = -1;
        } catch (StoryRefused e) {
            answer = text(e.text(Messages.ENGLISH));
            sign = -1;
        }
        ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES + answer.length).order(ByteOrder.LITTLE_ENDIAN);
        out.write(bytes.putInt(sign * answer.length).put(answer).array());
        out.flush();
    }

    private byte[] answer(int request, int game, int number, long seed, ByteBuffer more) throws InterruptedException {
        return switch (request) {
            case RESET -> {
                reset(seed, more);
                yield new byte[0];
            }
            case STEP -> {
                step();
                yield new byte[0];
            }
            case DEAL -> id(games.deal(seed));
            case ACT -> {
                if (!games.act(known(game), number)) {
                    throw BadInput.of(games.game(game).isOver() ? "env.over" : "env.action", "action", number);
                }
                yield new byte[0];
            }
            case COPY -> id(games.copy(known(game), seed));
            case FORGET -> {
                games.forget(game);
                yield new byte[0];
            }
            case SHOW -> {
                games.show(known(game));
                yield new byte[0];
            }
            case OBSERVE -> {
                games.observe(known(game), seat(game, number));
                yield new byte[0];
            }
            case NAMES -> text(JsonText.of(names(game < 0 ? row(-1 - game) : games.game(known(game)))));
            case SAMPLE -> id(games.sample(known(game), seat(game, number), seed));
            case BOARD -> text(board.apply(games.game(known(game)).position()));
            case COPIES, SAMPLES -> {
                batch.clear();
                fill(request == SAMPLES, number, seed, more);
                yield new byte[0];
            }
            case ACT_ALL -> {
                actAll();
                yield new byte[0];
            }
            case ROLL_OUT -> numbers(states.rollOut(text(more), number, seed));
            case CHOOSE -> text(JsonText.of(questions.choice(deciding(game), text(more), seed)));
            case CHOOSE_ALL -> numbers(states.choose(text(more), seed));
            case JUDGE -> fractions(judge(text(more)).chances(games.game(known(game))));
            case JUDGE_ALL -> {
                String name = text(more);
                judge(name);
                yield fractions(states.judge(() -> judge(name)));
            }
            case PRIORS -> priors(deciding(game), text(more));
            case INPUTS ->
                Judge.inputs(arena, games.game(known(game)))
                        .orElseThrow(() -> BadInput.of("app.selfplay.features", "game", arena.game()));
            case HISTORY -> text(JsonText.of(questions.history(games.game(known(game)))));
            case INFORMATION -> text(JsonText.of(questions.information(games.game(known(game)), seat(game, number))));
            case TABLE -> text(JsonText.of(questions.observation(games.game(known(game)), seat(game, number))));
            case WRITE -> text(games.write(known(game)));
            case READ -> id(games.read(text(more), seed));
            case LEGAL -> numbers(states.legal());
            case NETS -> nets(text(more));
            case OPEN -> id(games.open(text(more), number, seed));
            default -> throw BadInput.of("env.request", "request", request);
        };
    }

    /** Fills the rows with copies of games, or with games that a seat can't tell from them. */
    private void fill(boolean drawn, int viewer, long seed, ByteBuffer ids) throws InterruptedException {
        int count = ids.remaining() / Integer.BYTES;
        if (count > rows) {
            throw BadInput.of("env.states", "states", count, "rows", rows);
        }
        List<Episode> originals = new ArrayList<>(count);
        for (int row = 0; row < count; row++) {
            originals.add(games.game(known(ids.getInt())));
        }
        if (drawn) {
            states.sample(originals, seat(viewer), seed);
        } else {
            states.copy(originals, seed);
        }
    }

    private void actAll() throws InterruptedException {
        int illegal = states.illegal();
        if (illegal >= 0) {
            throw BadInput.of("env.illegal", "row", illegal);
        }
        states.act();
    }

    private Episode deciding(int game) {
        Episode episode = games.game(known(game));
        if (episode.isOver()) {
            throw BadInput.of("env.over");
        }
        return episode;
    }

    private byte[] nets(String name) {
        byte[] file = Judge.netsFile(arena, name);
        if (file.length == 0) {
            throw BadInput.of("env.judge", "name", name, "game", arena.game(), "seats", arena.seats());
        }
        return file;
    }

    private Judge judge(String name) {
        return Judge.of(arena, name)
                .orElseThrow(
                        () -> BadInput.of("env.judge", "name", name, "game", arena.game(), "seats", arena.seats()));
    }

    /** The legal actions of a game, each followed by the share that a net gives it. */
    private byte[] priors(Episode game, String name) {
        Judge judge = judge(name);
        if (!judge.knowsMoves()) {
            throw BadInput.of("env.priors");
        }
        float[] priors = judge.priors(game);
        ByteBuffer bytes = ByteBuffer.allocate(priors.length * (Integer.BYTES + Float.BYTES))
                .order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < priors.length; i++) {
            bytes.putInt(game.action(i)).putFloat(priors[i]);
        }
        return bytes.array();
    }

    /** Deals the batch from a seed, or from one for each game. */
    private void reset(long seed, ByteBuffer more) throws InterruptedException {
        states.clear();
        if (!more.hasRemaining()) {
            batch.reset(seed);
            return;
        }
        long[] seeds = new long[more.remaining() / Long.BYTES];
        more.asLongBuffer().get(seeds);
        if (seeds.length != rows) {
            throw BadInput.of("env.seeds", "seeds", seeds.length, "games", rows);
        }
        batch.reset(seeds);
    }

    private void step() throws InterruptedException {
        if (!batch.isDealt()) {
            throw BadInput.of("env.noGame");
        }
        int illegal = batch.illegal();
        if (illegal >= 0) {
            throw BadInput.of("env.illegal", "row", illegal);
        }
        batch.step();
    }

    private int known(int game) {
        if (!games.isThere(game)) {
            throw BadInput.of("env.noState");
        }
        return game;
    }

    private int seat(int game, int seat) {
        known(game);
        return seat(seat);
    }

    private int seat(int seat) {
        if (seat < 0 || seat >= arena.seats()) {
            throw BadInput.of("env.seat", "seat", seat, "last", arena.seats() - 1);
        }
        return seat;
    }

    private Episode row(int row) {
        if (row < states.size()) {
            return states.game(row);
        }
        if (!batch.isDealt() || row >= rows) {
            throw BadInput.of("env.noGame");
        }
        return batch.game(row);
    }

    private static List<Object> names(Episode episode) {
        List<Object> names = new ArrayList<>();
        for (int i = 0; i < episode.size(); i++) {
            names.add(List.of(episode.action(i), episode.name(i)));
        }
        return names;
    }

    private static byte[] id(int game) {
        return ByteBuffer.allocate(Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(game)
                .array();
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(ByteBuffer bytes) {
        return StandardCharsets.UTF_8.decode(bytes).toString();
    }

    private static byte[] numbers(int[] numbers) {
        ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(numbers);
        return bytes.array();
    }

    private static byte[] fractions(float[] numbers) {
        ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asFloatBuffer().put(numbers);
        return bytes.array();
    }
}
