package hidalgo.rules.grande;

import hidalgo.rules.RandomSource;
import hidalgo.rules.grande.checker.Checker;
import java.util.LinkedHashMap;
import java.util.Map;

/** Random setups: all seat counts and options. */
final class Deals {
    private Deals() {}

    /** The setup of that number: every number names another mixture of seats and options. */
    static GrandeSetup number(int number) {
        RandomSource random = RandomSource.of(number);
        Map<String, String> options = new LinkedHashMap<>();
        options.put("players", Integer.toString(2 + number % 4));
        options.put("short", Boolean.toString(number / 4 % 4 == 3));
        options.put("fetch", random.below(3) > 0 ? "exact" : "upTo");
        options.put("castillo", random.below(2) == 0 ? "hidden" : "open");
        options.put("angryKing", random.below(3) > 0 ? "everyone" : "opponents");
        options.put("grandeCard", random.below(2) == 0 ? "active" : "all");
        options.put("veto", random.below(6) > 0 ? "on" : "off");
        ElGrande game = new ElGrande();
        return game.deal(game.choose(options), random);
    }

    /** The same game for the checker. */
    static Checker checker(GrandeSetup setup) {
        Map<String, String> options = setup.options().values();
        return new Checker(
                new Checker.Options(
                        setup.options().players(),
                        setup.options().shortGame(),
                        options.get("fetch"),
                        options.get("castillo"),
                        options.get("angryKing"),
                        options.get("grandeCard"),
                        options.get("veto")),
                setup.first(),
                setup.king(),
                setup.homes(),
                setup.piles());
    }
}
