package hidalgo.app.command;

import picocli.CommandLine.Command;

/** {@code hidalgo test}. */
@Command(
        name = "test",
        description = "Build everything and run every test (in a checkout).",
        mixinStandardHelpOptions = true)
public final class TestCommand extends CheckoutCommand {}
