package hidalgo.server.bus;

import java.util.LinkedHashMap;
import java.util.Map;

/** The numbers of the received envelopes, sender by sender. */
final class Heard {
    private static final int MOST_SENDERS = 1000;

    /** The result of receiving an envelope, compared with the ones before. */
    enum Kind {
        /** It is the next one. */
        NEXT,
        /** It contains nothing new. */
        OLD,
        /** Envelopes before it were missed. */
        GAP
    }

    private final Map<String, Long> latest = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
            return size() > MOST_SENDERS;
        }
    };

    /** Notes an envelope. */
    Kind note(Envelope envelope) {
        long known = latest.getOrDefault(envelope.sender(), 0L);
        if (envelope.number() <= known) {
            return Kind.OLD;
        }
        latest.put(envelope.sender(), envelope.number());
        boolean isNext = envelope.number() == known + 1 && !envelope.lines().isEmpty();
        return isNext ? Kind.NEXT : Kind.GAP;
    }
}
