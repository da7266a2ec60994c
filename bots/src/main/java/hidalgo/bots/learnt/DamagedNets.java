package hidalgo.bots.learnt;

/** A file of nets that can't be used. */
public final class DamagedNets extends RuntimeException {
    private static final long serialVersionUID = 1;

    DamagedNets(String file, String reason) {
        super("The nets in " + file + " can't be used: " + reason);
    }
}
