package hidalgo.rules;

import java.util.List;
import java.util.Map;

/** The rules of one game, from the options to a dealt setup. */
public interface Game {
    /** The name that records and the command line use, such as {@code el-caballero}. */
    String id();

    /** The options, in the order in which records write them. */
    List<Option> options();

    /**
     * Chooses values for options, the defaults for those not named.
     *
     * @throws Refused if an option or a value does not exist
     */
    GameOptions choose(Map<String, String> values);

    /** Deals a game: everything random in it is decided here. */
    Setup deal(GameOptions options, Chance chance);
}
