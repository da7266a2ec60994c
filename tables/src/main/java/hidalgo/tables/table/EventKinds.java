package hidalgo.tables.table;

import java.util.HashMap;
import java.util.Map;

/** The words for the kinds of events in stored games. They are stored forever, so none is ever renamed. */
public final class EventKinds {
    /** Every kind of stored event. */
    public static final Map<String, Class<? extends TableEvent>> ALL = Map.ofEntries(
            Map.entry("opened", TableEvent.Opened.class),
            Map.entry("named", TableEvent.Named.class),
            Map.entry("settled", TableEvent.Settled.class),
            Map.entry("sat", TableEvent.Sat.class),
            Map.entry("stood", TableEvent.Stood.class),
            Map.entry("arranged", TableEvent.Arranged.class),
            Map.entry("resized", TableEvent.Resized.class),
            Map.entry("admitted", TableEvent.Admitted.class),
            Map.entry("hosted", TableEvent.Hosted.class),
            Map.entry("started", TableEvent.Started.class),
            Map.entry("moved", TableEvent.Moved.class),
            Map.entry("holdsettled", TableEvent.HoldSettled.class),
            Map.entry("letgo", TableEvent.LetGo.class),
            Map.entry("gotready", TableEvent.GotReady.class),
            Map.entry("tookback", TableEvent.TookBack.class),
            Map.entry("planned", TableEvent.Planned.class),
            Map.entry("said", TableEvent.Said.class),
            Map.entry("proposed", TableEvent.Proposed.class),
            Map.entry("agreed", TableEvent.Agreed.class),
            Map.entry("declined", TableEvent.Declined.class),
            Map.entry("takenover", TableEvent.TakenOver.class),
            Map.entry("returned", TableEvent.Returned.class),
            Map.entry("handedover", TableEvent.HandedOver.class),
            Map.entry("away", TableEvent.Away.class),
            Map.entry("timegiven", TableEvent.TimeGiven.class),
            Map.entry("ended", TableEvent.Ended.class),
            Map.entry("wantedrematch", TableEvent.WantedRematch.class),
            Map.entry("rematched", TableEvent.Rematched.class));

    /** The word for each class of events. */
    public static final Map<Class<?>, String> NAMES = names();

    private EventKinds() {}

    private static Map<Class<?>, String> names() {
        Map<Class<?>, String> names = new HashMap<>();
        ALL.forEach((kind, type) -> names.put(type, kind));
        return names;
    }
}
