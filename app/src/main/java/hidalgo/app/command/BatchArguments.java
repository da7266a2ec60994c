package hidalgo.app.command;

import hidalgo.app.game.TerminalGame;
import hidalgo.app.input.BadInput;
import hidalgo.app.input.InputFile;
import hidalgo.app.play.NumberServer;
import hidalgo.app.text.Version;
import hidalgo.bots.UnknownBot;
import hidalgo.lab.env.Arena;
import hidalgo.lab.env.Memory;
import hidalgo.records.JsonText;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.TextColours;
import hidalgo.rules.encoding.EncodedGame;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The arguments of {@code env} for programs that exchange numbers instead of JSON. */
final class BatchArguments {
    private static final int MOST_GAMES = 1 << 20;

    @Option(
            names = "--memory",
            paramLabel = "FILE",
            description = "Exchange numbers through this file, which both programs map into their memory, instead of "
                    + "JSON; the first line describes its layout.")
    private @Nullable Path memory;

    @Option(
            names = "--batch",
            paramLabel = "N",
            description = "With --memory: how many games take a step at once (default: 1).")
    private @Nullable Integer games;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "With --memory: how many threads play them (default: one per core).")
    private @Nullable Integer threads;

    @Option(
            names = "--bots",
            split = Names.OfBots.SPLIT,
            splitSynopsisLabel = ",",
            paramLabel = "BOT",
            completionCandidates = Names.OfBots.class,
            description =
                    "With --memory: bots that play all seats but one, clockwise from its left; one name stands for "
                            + "all of them: ${COMPLETION-CANDIDATES} (default: the program plays every seat).")
    private List<String> bots = List.of();

    @Option(
            names = "--seat",
            paramLabel = "N",
            description = "With --bots: the seat of the program, counted from 0 (default: 0).")
    private @Nullable Integer given;

    /** Whether numbers are exchanged; the other arguments are refused without a memory. */
    boolean areGiven() {
        String alone = games != null ? "--batch" : threads != null ? "--threads" : given != null ? "--seat" : "";
        if (memory == null && (!alone.isEmpty() || !bots.isEmpty())) {
            throw BadInput.of("env.memory", "option", alone.isEmpty() ? "--bots" : alone);
        }
        return memory != null;
    }

    /** Serves games as numbers until the input ends. */
    void serve(Game game, GameOptions options, InputStream in, OutputStream out)
            throws IOException, InterruptedException {
        Arena arena = arena(game, options);
        int batch = RunArguments.between("--batch", games == null ? 1 : games, MOST_GAMES);
        int workers = RunArguments.threadsOf(threads);
        Memory shared = memory(arena, batch);
        out.write((JsonText.of(describe(game, arena, shared)) + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
        new NumberServer(arena, shared, workers, BatchArguments::board).serve(in, out);
    }

    private Arena arena(Game game, GameOptions options) {
        if (EncodedGame.ALL.all().stream().noneMatch(known -> known.game().equals(game.id()))) {
            throw BadInput.of("env.notEncoded", "game", game.id());
        }
        int seats = options.players();
        int seat = given == null ? 0 : given;
        if (seat < 0 || seat >= seats) {
            throw BadInput.of("app.range", "option", "--seat", "least", 0, "most", seats - 1, "value", seat);
        }
        try {
            if (bots.isEmpty()) {
                return new Arena(game, options, Arena.EVERY_SEAT, List.of());
            }
            List<String> seated = bots.size() == 1 ? Collections.nCopies(seats - 1, bots.getFirst()) : bots;
            if (seated.size() != seats - 1) {
                throw BadInput.of("play.botCount", "bots", seated.size(), "seats", seats);
            }
            return new Arena(game, options, seat, seated);
        } catch (UnknownBot e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        }
    }

    private Memory memory(Arena arena, int batch) {
        try {
            return new Memory(arena, batch, this::map);
        } catch (IllegalArgumentException e) {
            throw BadInput.of("env.tooLarge", "batch", batch);
        } catch (UncheckedIOException e) {
            throw new InputFile(String.valueOf(memory)).unusable("app.file.unwritable");
        }
    }

    private ByteBuffer map(long size) {
        try (FileChannel file = FileChannel.open(
                Path.of(String.valueOf(memory)),
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE)) {
            return file.map(FileChannel.MapMode.READ_WRITE, 0, size);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Object describe(Game game, Arena arena, Memory memory) {
        return JsonText.object(
                "version",
                Version.text(),
                "game",
                game.id(),
                "seats",
                arena.seats(),
                "rows",
                memory.rows(),
                "planes",
                arena.layout().planes(),
                "ranges",
                arena.layout().ranges(),
                "arrays",
                memory.arrays());
    }

    private static String board(Position position) {
        return TerminalGame.ALL.of(position.game()).board(position, TextColours.PLAIN);
    }
}
