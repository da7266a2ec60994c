package hidalgo.rules.caballero;

import hidalgo.rules.RandomSource;
import hidalgo.rules.caballero.checker.Checker;
import hidalgo.rules.caballero.state.CaballeroOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Random setups: all seat counts, sizes and options, with the usual tiles or with tiles that hardly fit together. */
final class Deals {
    /** Which tiles a setup has. */
    enum Tiles {
        /** The reconstructed set. */
        USUAL,
        /** Any tiles, as few as EC-1.2 allows: the display runs low at the end. */
        FEW,
        /** All land first and mostly sea in the stack, so that EC-3.6 and EC-3.7 apply in the first rounds. */
        STUBBORN
    }

    private static final String[] KINDS = {"WWWW", "LWWW", "LLWW", "LWLW", "LLLW", "LLLL"};
    private static final String[] WITH_SYMBOLS = {"LWWWg", "LLWWf", "LLLWf", "LLLLg", "WWWWf", "LWLWg"};

    private Deals() {}

    /** The setup of that number: every number names another mixture of seats, size, options and tiles. */
    static CaballeroSetup number(int number) {
        RandomSource random = RandomSource.of(number);
        return of(2 + number % 3, number / 3 % 2 == 1, Tiles.values()[number / 6 % 3], random);
    }

    static CaballeroSetup of(int players, boolean expanded, Tiles tiles, RandomSource random) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put("players", Integer.toString(players));
        options.put("expanded", Boolean.toString(expanded));
        options.put("bidOrder", random.below(2) == 0 ? "clockwise" : "lastTurnReversed");
        options.put("tieTest", random.below(3) > 0 ? "sum" : "each");
        options.put("redock", random.below(2) == 0 ? "sameTurn" : "laterTurn");
        options.put("twoPlayerTie", random.below(2) == 0 ? "value" : "nothing");
        options.put("secondTile", random.below(2) == 0 ? "owed" : "free");
        options.put("grandeTakeBack", random.below(2) == 0 ? "forbidden" : "allowed");
        if (tiles == Tiles.USUAL) {
            ElCaballero game = new ElCaballero();
            return game.deal(game.choose(options), random);
        }
        options.put("tileSet", "random");
        CaballeroOptions chosen = CaballeroOptions.of(options);
        String start = tiles == Tiles.FEW ? KINDS[random.below(KINDS.length)] : "LLLL";
        List<String> stack = new ArrayList<>();
        while (stack.size() < players * (chosen.rounds() + 1)) {
            stack.add(tiles == Tiles.STUBBORN ? stubborn(stack.size(), random) : any(random));
        }
        return new CaballeroSetup(chosen, random.below(players), start, stack);
    }

    /** At first some all land and the rest all sea, which fits nowhere until one goes beside a caballero tile. */
    private static String stubborn(int index, RandomSource random) {
        if (index < 12) {
            return random.below(3) == 0 ? "LLLL" : "WWWW";
        }
        return random.below(8) == 0 ? any(random) : "WWWW";
    }

    private static String any(RandomSource random) {
        return random.below(4) == 0
                ? WITH_SYMBOLS[random.below(WITH_SYMBOLS.length)]
                : KINDS[random.below(KINDS.length)];
    }

    /** The same game for the checker. */
    static Checker checker(CaballeroSetup setup) {
        Map<String, String> options = setup.options().values();
        return new Checker(
                new Checker.Options(
                        setup.options().players(),
                        setup.options().expanded(),
                        options.get("bidOrder"),
                        options.get("tieTest"),
                        options.get("redock"),
                        options.get("twoPlayerTie"),
                        options.get("secondTile"),
                        options.get("grandeTakeBack")),
                setup.first(),
                setup.start(),
                setup.stack());
    }

    /** One of the moves: each equally likely, or each kind equally likely, so that rare kinds are played too. */
    static String choose(List<String> legal, boolean byKind, RandomSource random) {
        if (!byKind) {
            return legal.get(random.below(legal.size()));
        }
        Map<String, List<String>> kinds = new LinkedHashMap<>();
        for (String move : legal) {
            kinds.computeIfAbsent(kind(move), kind -> new ArrayList<>()).add(move);
        }
        List<String> kind = new ArrayList<>(kinds.keySet());
        List<String> moves = kinds.get(kind.get(random.below(kind.size())));
        return moves.get(random.below(moves.size()));
    }

    /** The kind of a move: its first word, and how many words follow. */
    static String kind(String move) {
        String[] words = move.split(" ");
        return words[0] + words.length;
    }
}
