package hidalgo.app.command;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.InputFile;
import hidalgo.app.text.Version;
import hidalgo.bots.UnknownBot;
import hidalgo.lab.Part;
import hidalgo.lab.PartRefused;
import hidalgo.rules.Messages;
import hidalgo.rules.Refused;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.BiFunction;

/** Files with the parts of a run. */
public final class PartFiles {
    private PartFiles() {}

    /** Joins the parts of a run in some files; the same version must have printed them. */
    public static <T> T merged(List<String> files, BiFunction<Part, RunFacts, T> merge) {
        Part whole = whole(files);
        String made = whole.run().getOrDefault("version", "");
        if (!made.equals(Version.text())) {
            throw BadInput.of("app.merge.version", "made", made, "this", Version.text());
        }
        try {
            return merge.apply(whole, new RunFacts(whole.run()));
        } catch (IllegalArgumentException
                | Refused
                | UnknownBot
                | NoSuchElementException
                | IndexOutOfBoundsException e) {
            throw BadInput.of("app.merge.changed"); // The part was edited: programs write exactly what they read.
        }
    }

    /** The parts are those of another command. */
    public static BadInput ofAnother(RunFacts facts) {
        return BadInput.of("app.merge.command", "command", facts.command());
    }

    private static Part whole(List<String> files) {
        try {
            Map<String, Part> parts = new LinkedHashMap<>();
            for (String file : files) {
                if (parts.put(file, Part.of(file, new InputFile(file).lines())) != null) {
                    throw BadInput.of("app.merge.twice", "file", file);
                }
            }
            return Part.join(parts);
        } catch (PartRefused e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        }
    }
}
