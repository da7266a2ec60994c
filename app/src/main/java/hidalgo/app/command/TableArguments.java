package hidalgo.app.command;

import hidalgo.app.input.BadInput;
import hidalgo.app.play.TerminalMatch;
import hidalgo.bots.Bots;
import hidalgo.bots.UnknownBot;
import hidalgo.rules.Game;
import hidalgo.rules.Match;
import hidalgo.rules.Messages;
import java.io.PrintWriter;
import java.security.SecureRandom;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The arguments about who sits where, for commands that let a person play. */
final class TableArguments {
    @Option(
            names = "--bots",
            required = true,
            split = Names.OfBots.SPLIT,
            splitSynopsisLabel = ",",
            paramLabel = "BOT",
            completionCandidates = Names.OfBots.class,
            description = "The other players, clockwise from your left; one name stands for all of them "
                    + "if there are more: ${COMPLETION-CANDIDATES}, with parameters like "
                    + "knight:iterations=2000.")
    private List<String> bots;

    @Option(
            names = "--seat",
            paramLabel = "N",
            defaultValue = "0",
            description = "Your seat, counted from 0 (default: ${DEFAULT-VALUE}).")
    private int seat;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The seed of all random numbers (default: drawn at random and printed).")
    private @Nullable Long seed;

    @Mixin
    private ColourArgument colour;

    /** How many bots are named. */
    int bots() {
        return bots.size();
    }

    /** The seed of all random numbers; a new one if none was given. */
    long seed() {
        if (seed == null) {
            seed = (long) new SecureRandom().nextInt(Integer.MAX_VALUE);
        }
        return seed;
    }

    /** Lets the person and the bots play a match to its end, or until the person quits. */
    void play(Game game, Match match, PrintWriter out) {
        try {
            TerminalMatch.begin(game, match, seat, seated(match.position().seats()), seed(), colour.colours(), out);
        } catch (UnknownBot e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        }
    }

    /** The bots of all other seats. */
    private List<String> seated(int seats) {
        bots.forEach(Bots::of);
        if (seat < 0 || seat >= seats) {
            throw BadInput.of("app.range", "option", "--seat", "least", 0, "most", seats - 1, "value", seat);
        }
        if (bots.size() == 1) {
            return Collections.nCopies(seats - 1, bots.getFirst());
        }
        if (bots.size() != seats - 1) {
            throw BadInput.of("play.botCount", "bots", bots.size(), "seats", seats);
        }
        return bots;
    }
}
