package hidalgo.tables.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The next step of the game waits, because players may stop the action.
 *
 * @param seats the seats it waits for
 * @param left for how many more milliseconds; null if it waits until they have answered
 */
public record Hold(List<Integer> seats, @Nullable Long left) {}
