package hidalgo.server.base;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Closes the parts of something. */
public final class Closing {
    private static final Logger LOG = LoggerFactory.getLogger(Closing.class);

    private Closing() {}

    /** Closes one part after the other. One that can't be closed keeps no other from it: the log says why. */
    public static void inOrder(Runnable... parts) {
        for (Runnable part : parts) {
            try {
                part.run();
            } catch (RuntimeException e) {
                LOG.warn("Something could not be closed in order: {}", e.getMessage());
            }
        }
    }
}
