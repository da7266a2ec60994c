package hidalgo.app;

import hidalgo.bots.Bots;
import hidalgo.bots.UnknownBot;
import hidalgo.rules.Chance;
import hidalgo.rules.Game;
import hidalgo.rules.Ink;
import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import java.security.SecureRandom;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code play}: a game in the terminal against bots. */
@Command(
        name = "play",
        description = {
            "Play in the terminal against bots: a text board, the legal moves by number or notation, ? for help, "
                    + "? MOVE for what a move would do, hint, undo, save FILE, quit.",
            "Moves can also come from a file or another program; the end of the input ends the game."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  hidalgo play --game el-caballero --bots squire",
            "  hidalgo play --game el-caballero --expanded --bots knight,squire --seat 2",
            "  hidalgo play --game el-grande --players 4 --bots squire --seed 7",
            "",
            "The moves and how they are written are in docs/rules, section 7."
        })
final class PlayCommand implements Callable<Integer> {
    @Mixin
    private GameArguments arguments;

    @Option(names = "--players", paramLabel = "N", description = "The number of players (default: the bots and one).")
    private @Nullable Integer players;

    @Option(
            names = "--bots",
            required = true,
            split = Names.OfBots.SPLIT,
            splitSynopsisLabel = ",",
            paramLabel = "BOT",
            completionCandidates = Names.OfBots.class,
            description = "The other players, clockwise from the left of the person; one name stands for all of them "
                    + "if --players says how many: ${COMPLETION-CANDIDATES}, with parameters like "
                    + "knight:iterations=2000.")
    private List<String> bots;

    @Option(
            names = "--seat",
            paramLabel = "N",
            defaultValue = "0",
            description = "Where the person sits, counted from 0 (default: ${DEFAULT-VALUE}).")
    private int seat;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Where all random numbers come from (default: one is drawn and printed).")
    private @Nullable Long seed;

    @Mixin
    private ColourArgument colour;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        long start = seed == null ? new SecureRandom().nextInt(Integer.MAX_VALUE) : seed;
        GameArguments.Chosen chosen = arguments.chosen(players());
        Match match = new Match(chosen.game().deal(chosen.options(), Chance.of(start)));
        try {
            sit(chosen.game(), match, seated(match.position().seats()), start);
            return Main.OK;
        } catch (UnknownBot e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        }
    }

    private @Nullable Integer players() {
        return players == null && !arguments.isGiven("players") ? Integer.valueOf(bots.size() + 1) : players;
    }

    private void sit(Game game, Match match, List<String> names, long start) {
        Dialogue dialogue = Dialogue.onStandardInput(spec.commandLine().getOut());
        Ink ink = colour.ink();
        Chronicle chronicle = new Chronicle(seat, dialogue);
        Map<Integer, Sitting.Player> players = new TreeMap<>();
        int seats = names.size() + 1;
        for (int i = 0; i < names.size(); i++) {
            int place = (seat + 1 + i) % seats;
            Chance chance = Chance.of(Chance.scramble(start) + place + 1);
            players.put(place, new Sitting.Player(Bots.of(names.get(i)), chance));
        }
        Message greeting = Message.of(
                "play.greeting",
                "game",
                game.id(),
                "seat",
                new Message.Seat(seat),
                "bots",
                String.join(", ", names),
                "seed",
                start);
        dialogue.say(Messages.ENGLISH.text(greeting));
        Chance hints = Chance.of(Chance.scramble(start));
        TypingPerson person = new TypingPerson(game, match, seat, ink, hints, chronicle, dialogue);
        new Sitting(match, players, person, chronicle, dialogue).play();
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
