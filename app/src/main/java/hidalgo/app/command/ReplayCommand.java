package hidalgo.app.command;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.app.input.InputFile;
import hidalgo.records.Fairness;
import hidalgo.records.GameRecord;
import hidalgo.records.LegalMoves;
import hidalgo.records.Replay;
import hidalgo.records.Verdict;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code replay}: checks records against the rules. */
@Command(
        name = "replay",
        description = {
            "Check records of games: every move, every scoring, the totals.",
            "Prints FILE: ok, or the first problem with its move number and rule."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExit codes:%n",
        footer = {
            "  0  every record is correct",
            "  1  a move, a scoring or a total is wrong",
            "  2  a file is missing or is not a record",
            "",
            "Examples:",
            "  hidalgo replay game.json",
            "  hidalgo replay games/*.json",
            "  hidalgo replay --legal --every 10 game.json",
            "  hidalgo replay game.json --seed 5f... --salt 91... --hash 3c..."
        })
public final class ReplayCommand implements Callable<Integer> {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "The records to check; - for standard input.")
    private List<String> files;

    @Option(
            names = "--legal",
            description = {
                "Print a line of JSON for every move instead: the sorted legal moves before it, "
                        + "of every seat that may move:",
                "{\"ply\": 0, \"legal\": {\"0\": [\"power 1\", ...]}}",
                "Problems are reported on the standard error."
            })
    private boolean legal;

    @Option(
            names = "--every",
            paramLabel = "K",
            defaultValue = "1",
            description = "With --legal, print only the plies 0, K, 2K and so on (default: ${DEFAULT-VALUE}).")
    private int every;

    @ArgGroup(exclusive = false, heading = "The proof of a deal, as the server shows it after a game:%n")
    private @Nullable Proof proof;

    /** The values that a server shows after a game, to prove that its deal was fair. */
    private static final class Proof {
        @Option(names = "--seed", required = true, paramLabel = "HEX", description = "the seed")
        private String seed;

        @Option(names = "--salt", required = true, paramLabel = "HEX", description = "the salt")
        private String salt;

        @Option(names = "--hash", required = true, paramLabel = "HEX", description = "the hash shown before the start")
        private String hash;
    }

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (every < 1) {
            throw BadInput.of("app.everyPly", "value", every);
        }
        int exit = ExitCode.OK;
        for (String file : files) {
            exit = Math.max(exit, replay(new InputFile(file)));
        }
        return exit;
    }

    private int replay(InputFile file) {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        GameRecord record;
        try {
            record = file.record();
        } catch (BadInput e) {
            err.println(e.getMessage());
            return ExitCode.BAD_INPUT;
        }
        Verdict verdict = Replay.check(record, (ply, position) -> {
            if (legal && ply % every == 0) {
                out.println(LegalMoves.line(ply, position));
            }
        });
        return switch (verdict) {
            case Verdict.Sound _ -> {
                Optional<Message> unfair =
                        proof == null ? Optional.empty() : Fairness.problem(record, proof.seed, proof.salt, proof.hash);
                if (unfair.isPresent()) {
                    (legal ? err : out).println(file.name() + ": " + Messages.ENGLISH.text(unfair.get()));
                    yield ExitCode.CHECK_FAILED;
                }
                if (!legal) {
                    out.println(file.name() + (proof == null ? ": ok" : ": ok, and dealt from this seed"));
                }
                yield ExitCode.OK;
            }
            case Verdict.Problem problem -> {
                (legal ? err : out).println(file.name() + ": " + problem.text(Messages.ENGLISH));
                yield ExitCode.CHECK_FAILED;
            }
        };
    }
}
