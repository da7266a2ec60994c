package hidalgo.rules.caballero;

import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Option;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Refusal;
import hidalgo.rules.Refused;
import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.CaballeroOptions;
import hidalgo.rules.caballero.state.TileSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The game of El Caballero, played with one set of area tiles. */
public final class ElCaballero implements Game {
    /** The name that records and the command line use. */
    public static final String ID = "el-caballero";

    private final TileSet tileSet;

    /** The game with the reconstructed tiles of EC-1.2. */
    public ElCaballero() {
        this(TileSet.reconstructed());
    }

    /** The game with other tiles. */
    public ElCaballero(TileSet tileSet) {
        this.tileSet = tileSet;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Option> options() {
        return CaballeroOptions.ALL;
    }

    /** Sets the options; the default tile set is this game's own. */
    @Override
    public CaballeroOptions choose(Map<String, String> values) {
        Map<String, String> given = new LinkedHashMap<>(values);
        given.putIfAbsent("tileSet", tileSet.name());
        return CaballeroOptions.of(given);
    }

    /**
     * Deals according to EC-2.2: tiles are turned over until one without a symbol appears, then the others are shuffled
     * again.
     */
    @Override
    public CaballeroSetup deal(GameOptions gameOptions, RandomSource random) {
        CaballeroOptions options = (CaballeroOptions) gameOptions;
        if (!options.tileSet().equals(tileSet.name())) {
            throw new Refused(Refusal.of("EC-1.2", "ec.tiles.unknown", "name", options.tileSet()));
        }
        tileSet.checkSize(options);
        byte[] tiles = new byte[tileSet.tiles().size()];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = (byte) AreaTile.unturned(AreaTile.parse(tileSet.tiles().get(i)));
        }
        random.shuffle(tiles, 0, tiles.length);
        int start = 0;
        while (AreaTile.symbol(tiles[start]) != AreaTile.PLAIN) {
            start++;
        }
        byte startTile = tiles[start];
        tiles[start] = tiles[0];
        random.shuffle(tiles, 1, tiles.length);
        List<String> stack = new ArrayList<>();
        for (int i = 1; i < tiles.length; i++) {
            stack.add(AreaTile.text(tiles[i]));
        }
        return new CaballeroSetup(options, random.below(options.players()), AreaTile.text(startTile), stack);
    }
}
