package hidalgo.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rules of one game, from the options to a dealt setup. */
public interface Game {
    /** The name that records and the command line use, such as {@code el-caballero}. */
    String id();

    /** The options, in the order in which records write them. */
    List<Option> options();

    /** The numbers of players it is for, the fewest first. */
    default List<Integer> playerCounts() {
        List<Integer> counts = new ArrayList<>();
        for (Option option : options()) {
            if (option.name().equals(Option.PLAYERS)) {
                for (String count : option.values()) {
                    counts.add(Integer.valueOf(count));
                }
            }
        }
        return counts;
    }

    /**
     * Sets the options; those not named get their defaults.
     *
     * @throws Refused if an option or a value does not exist
     */
    GameOptions choose(Map<String, String> values);

    /**
     * The options of a stored game. It may be older than some of them: options it does not name get the value that
     * games were played with before the option existed.
     *
     * @throws Refused if an option or a value does not exist
     */
    default GameOptions restore(Map<String, String> values) {
        Map<String, String> all = new LinkedHashMap<>(values);
        for (Option option : options()) {
            if (!option.ifUnnamed().isEmpty()) {
                all.putIfAbsent(option.name(), option.ifUnnamed());
            }
        }
        return choose(all);
    }

    /** Deals a game: everything random in it is decided here. */
    Setup deal(GameOptions options, RandomSource random);
}
