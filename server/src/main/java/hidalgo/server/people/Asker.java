package hidalgo.server.people;

import org.jspecify.annotations.Nullable;

/** The sender of a request, as far as it matters for waiting in a line. */
public interface Asker {
    /** The sender of the request that the current thread answers. */
    ScopedValue<Asker> CURRENT = ScopedValue.newInstance();

    /** Identifies the network that the request comes from. */
    String network();

    /** Identifies the devices of an account that the sender's is one of; null if it never signed in. */
    @Nullable
    String device();
}
