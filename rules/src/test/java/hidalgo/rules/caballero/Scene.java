package hidalgo.rules.caballero;

import hidalgo.rules.Messages;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.caballero.state.CaballeroOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.AssertProvider;
import org.jspecify.annotations.Nullable;

/*
 * The tile set has its own name, so the stack may hold any tiles that a scene needs; after the tiles of the scene come
 * plain waters without end. Most scenes leave open sea to the west of the starting tile, where a seat with nothing to
 * do places one.
 */

/** A game on area tiles of the test's choosing, brought about by real moves only. */
final class Scene implements AssertProvider<SceneAssert> {
    static final int RED = 0;
    static final int BLUE = 1;
    static final int YELLOW = 2;
    static final int BLACK = 3;

    private final Map<String, String> options = new LinkedHashMap<>();
    private final List<String> stack = new ArrayList<>();
    private int stackSize = 60;
    private String start = "LLLW";
    private int first = RED;
    private @Nullable CaballeroPosition position;

    private Scene(int players, boolean expanded) {
        options.put("players", Integer.toString(players));
        options.put("expanded", Boolean.toString(expanded));
        options.put("tileSet", "scene");
    }

    static Scene basic(int players) {
        return new Scene(players, false);
    }

    static Scene expanded(int players) {
        return new Scene(players, true);
    }

    Scene with(String option, String value) {
        options.put(option, value);
        return this;
    }

    /** Sets the seat that plays the first power card; Red by default. */
    Scene beginning(int seat) {
        first = seat;
        return this;
    }

    /** The starting tile, and the first tiles of the stack in drawing order. */
    Scene on(String startTile, String... firstTiles) {
        start = startTile;
        stack.addAll(List.of(firstTiles));
        return this;
    }

    /** The number of tiles in the stack; 60 by default. */
    Scene withStackOf(int tiles) {
        stackSize = tiles;
        return this;
    }

    /** Plays every seat's power card, given by seat, in the order of play. */
    Scene cards(int... bySeat) {
        while (position().isBidding()) {
            int seat = position().mover();
            plays(seat, "power " + bySeat[seat]);
        }
        return this;
    }

    /** Plays moves, each of which must be legal. */
    Scene plays(int seat, String... moves) {
        for (String move : moves) {
            switch (position().judge(seat, move)) {
                case Ruling.Legal(int number) -> position().play(seat, number);
                case Refusal refusal ->
                    throw new AssertionError("\"" + move + "\" is refused. " + refusal.text(Messages.ENGLISH));
            }
        }
        return this;
    }

    /** Plays moves and ends the turn. */
    Scene takesTurn(int seat, String... moves) {
        return plays(seat, moves).plays(seat, "end");
    }

    /** Ends the turn; tiles still owed become open sea, as near as possible to the west of the starting tile. */
    Scene passes(int seat) {
        for (int x = -1; !isLegal(seat, "end"); x--) {
            if (isLegal(seat, "area WWWW " + x + ",0")) {
                plays(seat, "area WWWW " + x + ",0");
            }
            if (x < -stackSize) {
                throw new AssertionError("Seat " + seat + " has no sea to lay and can't pass");
            }
        }
        return plays(seat, "end");
    }

    /** A round in which every seat plays a card, given by seat, and passes. */
    Scene quietRound(int... cardsBySeat) {
        cards(cardsBySeat);
        for (int i = 0; i < cardsBySeat.length; i++) {
            passes(position().mover());
        }
        return this;
    }

    boolean isLegal(int seat, String move) {
        return position().judge(seat, move) instanceof Ruling.Legal;
    }

    List<String> legalMoves(int seat) {
        return Survey.legalMoves(position(), seat);
    }

    Survey survey() {
        return Survey.of(position());
    }

    CaballeroPosition position() {
        if (position == null) {
            position = setup().begin();
        }
        return position;
    }

    CaballeroSetup setup() {
        List<String> tiles = new ArrayList<>(stack);
        while (tiles.size() < stackSize) {
            tiles.add("WWWW");
        }
        return new CaballeroSetup(CaballeroOptions.of(options), first, start, tiles);
    }

    /** The text of placing a caballero tile so that a number faces a side. */
    static String cab(String cell, String side, int number) {
        return "cab " + cell + " " + north(side, number);
    }

    /** The text of turning a caballero tile so that a number faces a side. */
    static String raise(String cell, String side, int number) {
        return "raise " + cell + " " + north(side, number);
    }

    /** The number to the north of the one on a side, each face reading clockwise (EC-1.3). */
    private static int north(String side, int number) {
        String face = number <= 4 ? "1234" : "5678";
        int turns = "NESW".indexOf(side);
        return face.charAt((face.indexOf(Integer.toString(number)) + 4 - turns) % 4) - '0';
    }

    @Override
    @Deprecated
    public SceneAssert assertThat() {
        return new SceneAssert(this);
    }
}
