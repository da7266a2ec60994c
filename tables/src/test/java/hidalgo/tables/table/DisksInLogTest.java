package hidalgo.tables.table;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.records.GameRecord;
import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.grande.ElGrande;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.replay.Playthrough;
import hidalgo.tables.replay.ReplaySource;
import hidalgo.tables.replay.ReplayViews;
import hidalgo.tables.view.Lines;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("EG-4.16: the log shows the effects of a disk with the player whose disk it is")
class DisksInLogTest {
    private static final ElGrande RULES = new ElGrande();
    private static final int GAMES = 4;
    private static final int PLAYERS = 5;

    @Test
    void atATable() {
        int told = 0;
        for (int seed = 1; seed <= GAMES; seed++) {
            TableGame game = played(seed);
            for (LogEntry entry : game.log()) {
                told += assertOwn(entry.seat(), entry.move(), Lines.effects(entry.outcome()));
            }
        }
        assertThat(told).isGreaterThan(GAMES);
    }

    @Test
    void inAReplay() {
        int told = 0;
        for (int seed = 1; seed <= GAMES; seed++) {
            GameRecord record = GameRecord.of(RULES, played(seed).match());
            ReplaySource source = ReplaySource.of("game", new Playthrough(record, List.of()));
            for (LogLine line : ReplayViews.of(source).log()) {
                told += assertOwn(line.seat(), line.move(), line.effects());
            }
        }
        assertThat(told).isGreaterThan(GAMES);
    }

    @Test
    void wherePlayGoesOnFromARecord() {
        TableGame game = played(1);
        TableGame further = new TableGame(new Match(game.match().setup()));
        assertThat(further.continueFrom(GameRecord.of(RULES, game.match()))).isTrue();
        assertThat(further.log())
                .extracting(LogEntry::outcome)
                .isEqualTo(game.log().stream().map(LogEntry::outcome).toList());
    }

    /** The number of effects about caballeros that a disk moved; all of them must be its owner's. */
    private static int assertOwn(int seat, String move, List<LogLine.Effect> effects) {
        int told = 0;
        for (LogLine.Effect effect : effects) {
            if (move.startsWith("disk ") && effect.text().key().matches("effect\\.el-grande\\.go\\w*")) {
                assertThat(effect.text().slots()).containsEntry("seat", new Message.Seat(seat));
                told++;
            }
        }
        return told;
    }

    /** A game of random moves, in which seats choose secretly in any order. */
    private static TableGame played(int seed) {
        RandomSource random = RandomSource.of(seed);
        TableGame game = new TableGame(
                new Match(RULES.deal(RULES.choose(Map.of("players", Integer.toString(PLAYERS))), random)));
        Position position = game.position();
        for (int id = 0; !position.isOver(); id++) {
            int seat = random.below(PLAYERS);
            MoveList moves = new MoveList();
            position.legalMoves(seat, moves);
            if (moves.size() > 0) {
                game.play(new Change.Move(seat, moves.get(random.below(moves.size())), "m" + id), 0);
                position = game.position();
            }
        }
        return game;
    }
}
