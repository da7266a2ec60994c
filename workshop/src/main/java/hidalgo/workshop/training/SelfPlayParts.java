package hidalgo.workshop.training;

import hidalgo.app.command.PartFiles;
import hidalgo.app.command.RunFacts;
import hidalgo.app.input.BadInput;
import hidalgo.bots.learnt.FeatureReader;
import hidalgo.bots.learnt.Features;
import hidalgo.lab.Part;
import hidalgo.lab.Shard;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The parts of self-play: each has a line with the samples of every game. */
final class SelfPlayParts {
    static final String COMMAND = "selfplay";
    private static final String FIXED = "fixed";

    private SelfPlayParts() {}

    /** Some games of a run as a part. */
    static Part part(SelfPlay play, int games, Shard shard, List<String> lines) {
        Map<String, String> facts =
                RunFacts.of(COMMAND, play.game(), play.options(), List.of(play.bot(), play.quick()), play.seed());
        facts.put("games", Integer.toString(games));
        facts.put(FIXED, String.join(" ", new TreeSet<>(play.fixed().keySet())));
        return new Part(facts, shard, lines);
    }

    /** Writes the file that {@code selfplay} would have written. */
    static void merge(Part whole, RunFacts facts, Path out, boolean force) {
        if (!facts.command().equals(COMMAND)) {
            throw PartFiles.ofAnother(facts);
        }
        Game game = facts.game();
        GameOptions options = facts.options(game);
        Map<String, String> fixed = new LinkedHashMap<>(options.values());
        fixed.keySet().retainAll(List.of(whole.run().getOrDefault(FIXED, "").split(" ", -1)));
        SelfPlay play = new SelfPlay(
                game, options.players(), facts.bots().getFirst(), facts.bots().getLast(), facts.seed(), fixed);
        try (SampleFile file = open(play, out, force)) {
            for (String line : whole.lines()) {
                file.write(line);
            }
        } catch (IOException e) {
            throw unwritable(out);
        }
    }

    /** Begins the file with all samples. */
    static SampleFile open(SelfPlay play, Path out, boolean force) throws IOException {
        Features features = features(play);
        if (!force && Files.exists(out)) {
            throw BadInput.of("app.record.exists", "file", out);
        }
        return new SampleFile(
                Files.newOutputStream(out),
                play.game().id(),
                play.players(),
                FeatureReader.ofSeat(features),
                features.ofAll(),
                features.ofMove());
    }

    /** The input features of the game's nets; without nets there are no samples. */
    static Features features(SelfPlay play) {
        return play.features()
                .orElseThrow(() -> BadInput.of(
                        "workshop.selfplay.features", "game", play.game().id()));
    }

    /** Why the file can't be written. */
    static BadInput unwritable(Path out) {
        return BadInput.of("app.file", "file", out, "reason", Message.of("app.file.unwritable"));
    }
}
