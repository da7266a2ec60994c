package hidalgo.server.base;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Closes the parts of a server. */
public final class Closing {
    private static final Logger LOG = LoggerFactory.getLogger(Closing.class);

    private Closing() {}

    /** Closes one part after the other, even if one of them fails; the log says why. */
    public static void inOrder(Runnable... parts) {
        for (Runnable part : parts) {
            try {
                part.run();
            } catch (RuntimeException e) {
                LOG.warn("A part of the server could not be closed: {}", e.getMessage());
            }
        }
    }
}
