package hidalgo.server.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The roll of a table: which people belong to it. */
public final class Roll {
    private Roll() {}

    /** The host and all who sit there, with their seats. */
    public static Map<String, List<Integer>> people(Table table) {
        Map<String, List<Integer>> people = new LinkedHashMap<>();
        people.put(table.host(), new ArrayList<>());
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chairs().get(seat);
            if (chair.person() != null) {
                people.computeIfAbsent(chair.person(), ignored -> new ArrayList<>())
                        .add(seat);
            }
        }
        return people;
    }

    /** All who hold a seat, whether they play or a bot plays for them. */
    public static Set<String> sitting(Table table) {
        Set<String> people = new HashSet<>();
        for (Chair chair : table.chairs()) {
            if (chair.person() != null) {
                people.add(chair.person());
            }
        }
        return people;
    }
}
