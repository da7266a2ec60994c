package hidalgo.tables.view;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Games;
import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import hidalgo.tables.StartedTable;
import hidalgo.tables.protocol.PlayView;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Table;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Views with parts in common show the same as views that are made anew. */
class SharedPartsTest {
    private static final int MOVES = 150;

    private final RandomSource random = RandomSource.of(11);

    static Stream<String> games() {
        return Games.names().stream();
    }

    private static Table table(String game) {
        return StartedTable.of(game, "ana", "ben", "eva");
    }

    /** Makes a random move. */
    private void move(Table table, int number) {
        int seat = Integer.numberOfTrailingZeros(table.position().movers());
        MoveList moves = new MoveList();
        table.position().legalMoves(seat, moves);
        table.make(new Change.Move(seat, moves.get(random.below(moves.size())), "m" + number), number);
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingElseIsShown(String game) {
        Table table = table(game);
        Table delayed = table(game);
        SharedParts parts = new SharedParts();
        for (int i = 0; i < MOVES && !table.position().isOver(); i++) {
            move(table, i);
            for (int seat = View.SPECTATOR; seat < table.seats().size(); seat++) {
                assertThat(PlayViews.of(table, seat, parts)).isEqualTo(PlayViews.of(table, seat));
            }
            PlayView later = PlayViews.of(delayed, View.SPECTATOR, parts);
            assertThat(later).isEqualTo(PlayViews.of(delayed, View.SPECTATOR));
        }
        assertThat(table.position().round()).isGreaterThan(1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void linesAreKeptFromMoveToMove(String game) {
        Table table = table(game);
        SharedParts parts = new SharedParts();
        for (int i = 0; i < SharedParts.LINES; i++) {
            move(table, i);
        }
        int seat = Integer.numberOfTrailingZeros(table.position().movers());
        PlayView before = PlayViews.of(table, seat, parts);
        PlayView again = PlayViews.of(table, seat, parts);
        assertThat(again.log().getLast()).isSameAs(before.log().getLast());
        if (table.position().view(seat).isAlikeForAll()) {
            assertThat(PlayViews.of(table, View.SPECTATOR, parts).table()).isSameAs(before.table());
        }
    }
}
