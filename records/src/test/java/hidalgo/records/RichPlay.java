package hidalgo.records;

import hidalgo.rules.Chance;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.Setup;
import hidalgo.rules.caballero.ElCaballero;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Random play in which every kind of move is equally likely, so that rare kinds are not crowded out by common ones. */
final class RichPlay {
    /** What a player does who buys nothing but tiles and so gets a large court. */
    static final Set<MoveKind> THRIFTY =
            EnumSet.of(MoveKind.POWER, MoveKind.SUPPLY, MoveKind.AREA, MoveKind.PLACE, MoveKind.END);

    private final Chance chance;
    private final Set<MoveKind> preferred;

    /** Play that keeps to the preferred kinds as long as one of them is legal. */
    RichPlay(Chance chance, Set<MoveKind> preferred) {
        this.chance = chance;
        this.preferred = preferred;
    }

    /** Plays a whole game. */
    static GameRecord play(Setup setup, Chance chance) {
        return play(setup, chance, Integer.MAX_VALUE);
    }

    /** Plays some moves of a game, fewer if it ends before. */
    static GameRecord play(Setup setup, Chance chance, int moves) {
        return new RichPlay(chance, EnumSet.allOf(MoveKind.class)).play(setup, moves);
    }

    /** Plays some moves of a game, fewer if it ends before. */
    GameRecord play(Setup setup, int moves) {
        Match match = new Match(setup);
        while (!match.position().isOver() && match.steps().size() < moves) {
            step(match);
        }
        return GameRecord.of(new ElCaballero(), match);
    }

    private void step(Match match) {
        Position position = match.position();
        int seat = Integer.numberOfTrailingZeros(position.movers());
        Map<MoveKind, List<String>> byKind = new EnumMap<>(MoveKind.class);
        for (String move : LegalMoves.sorted(position, seat)) {
            byKind.computeIfAbsent(MoveKind.of(move), kind -> new ArrayList<>()).add(move);
        }
        Set<MoveKind> kinds = EnumSet.copyOf(byKind.keySet());
        kinds.retainAll(preferred);
        List<MoveKind> choice = List.copyOf(kinds.isEmpty() ? byKind.keySet() : kinds);
        List<String> group = byKind.get(choice.get(chance.below(choice.size())));
        match.play(seat, group.get(chance.below(group.size())));
    }
}
