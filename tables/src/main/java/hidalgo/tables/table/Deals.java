package hidalgo.tables.table;

import hidalgo.records.GameRecord;
import hidalgo.records.RecordException;
import hidalgo.records.RecordReader;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Setup;
import hidalgo.tables.table.TableEvent.Opened;
import java.nio.charset.StandardCharsets;

/** How a table's game is dealt: from its options and seed, or from the record that it continues. */
final class Deals {
    private Deals() {}

    static Setup setup(Opened opened) {
        if (opened.record() != null) {
            return read(opened.record()).setup();
        }
        Game game = Games.named(opened.game()).orElseThrow();
        return game.deal(game.restore(opened.options()), RandomSource.ofDeal(opened.seed()));
    }

    static GameRecord read(String record) {
        try {
            return RecordReader.read(record.getBytes(StandardCharsets.UTF_8));
        } catch (RecordException e) {
            throw new IllegalStateException("Can't read a stored record any more", e);
        }
    }
}
