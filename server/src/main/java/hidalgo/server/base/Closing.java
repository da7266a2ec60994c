package hidalgo.server.base;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Closes the parts of a server. */
public final class Closing {
    private static final Logger LOG = LoggerFactory.getLogger(Closing.class);

    private Closing() {}

    /** Closes one part after the other, even if one of them fails; logs the failures. */
    public static void inOrder(Runnable... parts) {
        for (Runnable part : parts) {
            try {
                part.run();
            } catch (RuntimeException e) {
                LOG.warn("Could not close a part of the server: {}", e.getMessage());
            }
        }
    }
}
