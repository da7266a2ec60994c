package hidalgo.lab;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Takes numbered items from several threads in any order, and passes them on one by one in the order of their numbers.
 */
public final class Resequencer<T> {
    private final Consumer<T> next;
    private final Map<Integer, T> early = new HashMap<>();
    private int due;

    /** Begins with the item of a number. */
    public Resequencer(int first, Consumer<T> next) {
        this.due = first;
        this.next = next;
    }

    /** Takes an item, and passes on whatever is due. */
    public synchronized void put(int number, T thing) {
        early.put(number, thing);
        for (T ready = early.remove(due); ready != null; ready = early.remove(due)) {
            due++;
            next.accept(ready);
        }
    }
}
