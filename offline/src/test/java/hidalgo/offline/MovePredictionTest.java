package hidalgo.offline;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.records.LegalMoves;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Option;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import hidalgo.tables.command.Previews;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.protocol.PlayView;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Seats;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import hidalgo.tables.table.Visibility;
import hidalgo.tables.view.PlayViews;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worker's predictions of a seat's own moves equal the views that a server sends to the seat next. */
class MovePredictionTest {
    private static final String ME = OfflineTable.PERSON;
    private static final int GAMES = 3;
    private static final long NOW = 1_700_000_000_000L;

    private int played;
    private int foretold;

    /**
     * At least this percentage of all moves is predicted: those that reveal nothing and that no other seat may stop.
     */
    @ParameterizedTest
    @CsvSource({"el-caballero, 90", "el-grande, 85"})
    void foretoldGamesAreWhatTheServerShowsNext(String name, int share) {
        Game game = Games.known(name);
        for (int players : game.playerCounts()) {
            for (int seed = 1; seed <= GAMES; seed++) {
                play(game, players, seed);
            }
        }
        assertThat(100 * foretold / played)
                .as("%s of %s moves are foretold", foretold, played)
                .isGreaterThanOrEqualTo(share);
    }

    private void play(Game game, int players, int seed) {
        RandomSource random = RandomSource.of(seed);
        Table table = table(game, players, random);
        Knowledge knowledge = new Knowledge(table, 0);
        while (!table.position().isOver()) {
            Position position = table.position();
            List<Integer> movers = Seats.ofBits(position.movers());
            int seat = movers.get(random.below(movers.size()));
            List<String> moves = LegalMoves.sorted(position, seat);
            String move = moves.get(random.below(moves.size()));
            if (!knowledge.isFresh(seat)) {
                knowledge = new Knowledge(table, seat);
            }
            int before = table.game().log().size();
            PlayView expected = knowledge.isFresh(seat) ? knowledge.foresight.play(seat, move, NOW) : null;
            Ruling.Legal legal = (Ruling.Legal) position.judge(seat, move);
            table.make(new Change.Move(seat, legal.move(), "m" + before), NOW);
            played++;
            if (expected != null) {
                foretold++;
                assertThat(expected.scorings())
                        .as("only the server has the sheets of a scoring")
                        .hasSize(position.scorings());
                assertThat(newOf(expected, before))
                        .as("%s, %s players, seed %s, %s as move %s", game.id(), players, seed, move, before)
                        .isEqualTo(newOf(PlayViews.of(table, seat), before));
            }
        }
    }

    /** A page's knowledge: the record it was sent, and the log since. */
    private static final class Knowledge {
        private final Table table;
        private final MovePrediction foresight;
        private final int moves;

        Knowledge(Table table, int seat) {
            this.table = table;
            this.foresight = new MovePrediction(Previews.sight(table, ME, seat).record(), NOW);
            this.moves = foresight.table().game().log().size();
        }

        /** Whether it leads to the table as it is now, as a seat sees it. */
        boolean isFresh(int seat) {
            List<LogLine> since = PlayViews.log(table, seat, moves);
            return since.stream().noneMatch(line -> line.move().isEmpty())
                    && foresight.goTo(
                            since.stream()
                                    .map(line -> new MovePrediction.Step(line.seat(), line.move()))
                                    .toList(),
                            NOW);
        }
    }

    /** A view with only the new lines of its log: the page has the others. */
    private static PlayView newOf(PlayView view, int before) {
        List<LogLine> fresh =
                view.log().stream().filter(line -> line.ply() > before).toList();
        return new PlayView(
                view.seat(),
                view.movers(),
                view.obliged(),
                view.round(),
                view.over(),
                view.table(),
                view.legal(),
                view.mayUndo(),
                view.totals(),
                view.winners(),
                view.scorings(),
                view.sheet(),
                view.moves(),
                fresh,
                view.plan(),
                view.readiness());
    }

    private static Table table(Game game, int players, RandomSource random) {
        Map<String, String> options = new HashMap<>();
        for (Option option : game.options()) {
            if (option.name().equals(Option.PLAYERS)) {
                options.put(option.name(), Integer.toString(players));
            } else if (!option.values().isEmpty()) {
                options.put(
                        option.name(),
                        option.values().get(random.below(option.values().size())));
            }
        }
        TableEvent.Opened opened = new TableEvent.Opened(
                game.id(),
                game.choose(options).values(),
                Collections.nCopies(players, new Seat(ME, "", null)),
                Visibility.LINK,
                null,
                ClockSetting.NONE,
                false,
                0,
                ME,
                Integer.toHexString(random.below(1 << 30)),
                "",
                null,
                1);
        Table table = new Table("T", new TimedEvent(1, NOW, opened), Downtimes.NONE);
        table.make(new TableEvent.Started(), NOW);
        return table;
    }
}
