package hidalgo.app.command;

import hidalgo.rules.Ink;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;

/** The option of commands that draw boards: with or without colours. */
final class ColourArgument {
    @Option(
            names = "--color",
            negatable = true,
            description = "Use colours, or don't (default: in a terminal, unless NO_COLOR is set).")
    private @Nullable Boolean colour;

    /** What boards are drawn with. */
    Ink ink() {
        return (colour == null ? Ansi.AUTO.enabled() : colour) ? Ink.COLOUR : Ink.PLAIN;
    }
}
