package hidalgo.app.command;

import hidalgo.rules.TextColours;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;

/** The option {@code --color} of commands that draw boards. */
final class ColourArgument {
    @Option(
            names = "--color",
            negatable = true,
            description = "Use colours or not (default: only in a terminal, and not if NO_COLOR is set).")
    private @Nullable Boolean colour;

    /** The colours that boards are drawn with. */
    TextColours colours() {
        return (colour == null ? Ansi.AUTO.enabled() : colour) ? TextColours.COLOUR : TextColours.PLAIN;
    }
}
