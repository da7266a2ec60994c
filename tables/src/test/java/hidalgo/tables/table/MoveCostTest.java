package hidalgo.tables.table;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.GameOptions;
import hidalgo.rules.Match;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import hidalgo.rules.Setup;
import hidalgo.rules.caballero.ElCaballero;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A move is judged once, played once and copied once, when it is made and when it is replayed. */
class MoveCostTest {
    private final Map<String, Integer> calls = new HashMap<>();

    /** A position that counts the calls of it and of its copies. */
    private Position counted(Position position) {
        return (Position) Proxy.newProxyInstance(
                Position.class.getClassLoader(),
                new Class<?>[] {Position.class},
                (proxy, method, arguments) -> call(position, method, arguments));
    }

    private Object call(Position position, Method method, Object[] arguments) throws Throwable {
        calls.merge(method.getName(), 1, Integer::sum);
        try {
            Object answer = method.invoke(position, arguments);
            return answer instanceof Position copy ? counted(copy) : answer;
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private TableGame game() {
        ElCaballero rules = new ElCaballero();
        Setup dealt = rules.deal(rules.choose(Map.of("players", "2")), RandomSource.of(7));
        return new TableGame(new Match(new Setup() {
            @Override
            public GameOptions options() {
                return dealt.options();
            }

            @Override
            public Position begin() {
                return counted(dealt.begin());
            }
        }));
    }

    private void assertOnce() {
        assertThat(calls.get("judge")).as("judged").isEqualTo(1);
        assertThat(calls.get("play")).as("played").isEqualTo(1);
        assertThat(calls.get("copy")).as("copied").isEqualTo(1);
    }

    @Test
    void aMoveIsJudgedPlayedAndCopiedOnce() {
        TableGame game = game();
        int seat = Integer.numberOfTrailingZeros(game.position().obliged());
        String move = firstMove(game, seat);
        calls.clear();
        if (!(game.position().judge(seat, move) instanceof Ruling.Legal(int number))) {
            throw new AssertionError(move + " is legal");
        }
        TableEvent.Moved moved = game.play(new Change.Move(seat, number, "a"), 1);
        assertOnce();
        assertThat(moved.move()).isEqualTo(move);

        TableGame again = game();
        calls.clear();
        assertThat(again.replay(moved, 1)).isTrue();
        assertOnce();
        assertThat(again.position().fingerprint()).isEqualTo(game.position().fingerprint());
    }

    @Test
    void aMoveThatLeadsElsewhereThanItDidChangesNothing() {
        TableGame game = game();
        int seat = Integer.numberOfTrailingZeros(game.position().obliged());
        long before = game.position().fingerprint();
        TableEvent.Moved moved = new TableEvent.Moved(seat, firstMove(game, seat), "a", "0");
        assertThat(game.replay(moved, 1)).isFalse();
        assertThat(game.position().fingerprint()).isEqualTo(before);
        assertThat(game.match().steps()).isEmpty();
        assertThat(game.match().position().fingerprint()).isEqualTo(before);
        assertThat(game.log()).isEmpty();
        assertThat(game.version()).isZero();
    }

    private static String firstMove(TableGame game, int seat) {
        MoveList moves = new MoveList();
        game.position().legalMoves(seat, moves);
        return game.position().notation(moves.get(0));
    }
}
