package hidalgo.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A module of the house.
 *
 * @param name the module
 * @param uses the modules that it knows
 * @param rooms its packages or folders
 */
record Floor(String name, List<String> uses, List<Room> rooms) {
    /** The rooms in rows: a room stands above all that it knows. */
    List<List<Room>> rows() {
        Map<String, Integer> heights = new HashMap<>();
        List<List<Room>> rows = new ArrayList<>();
        for (Room room : rooms) {
            int height = height(room.name(), heights);
            while (rows.size() <= height) {
                rows.add(new ArrayList<>());
            }
            rows.get(height).add(room);
        }
        return rows.reversed();
    }

    /** How many rooms lie below a room, one upon the other. */
    private int height(String name, Map<String, Integer> known) {
        Integer height = known.get(name);
        if (height != null) {
            return height;
        }
        // A cycle would never end; ArchitectureTest tells of it in better words.
        known.put(name, 0);
        int highest = rooms.stream()
                .filter(room -> room.name().equals(name))
                .flatMap(room -> room.uses().stream())
                .mapToInt(used -> height(used, known) + 1)
                .max()
                .orElse(0);
        known.put(name, highest);
        return highest;
    }
}
