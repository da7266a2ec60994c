package hidalgo.app.command;

import picocli.CommandLine.Command;

/** {@code hidalgo package}. */
@Command(
        name = "package",
        description = "Make an archive, a Debian package and an image to install (in a checkout).",
        mixinStandardHelpOptions = true)
public final class PackageCommand extends CheckoutCommand {}
