package hidalgo.app.play;

import hidalgo.app.input.BadInput;
import hidalgo.lab.env.Arena;
import hidalgo.lab.env.Batch;
import hidalgo.lab.env.Episode;
import hidalgo.lab.env.Memory;
import hidalgo.lab.env.SingleGames;
import hidalgo.records.JsonText;
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

    private final Batch batch;
    private final SingleGames games;
    private final int rows;
    private final Function<Position, String> board;

    /** A server for a batch and for single games, which share a memory. */
    public NumberServer(Arena arena, Memory memory, int threads, Function<Position, String> board) {
        this.batch = new Batch(arena, memory, threads);
        this.games = new SingleGames(arena, memory);
        this.rows = memory.rows() - 1;
        this.board = board;
    }

    /** Answers requests until there are no more. */
    public void serve(InputStream in, OutputStream out) throws IOException, InterruptedException {
        ByteBuffer request = ByteBuffer.allocate(REQUEST_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        try (batch) {
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
            answer = String.valueOf(e.getMessage()).getBytes(StandardCharsets.UTF_8);
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
            default -> throw BadInput.of("env.request", "request", request);
        };
    }

    /** Deals the batch from a seed, or from one for each game. */
    private void reset(long seed, ByteBuffer more) throws InterruptedException {
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
        int seats = games.game(game).position().seats();
        if (seat < 0 || seat >= seats) {
            throw BadInput.of("env.seat", "seat", seat, "last", seats - 1);
        }
        return seat;
    }

    private Episode row(int row) {
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
}
