package hidalgo.bots;

import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The choice of a bot, or of its substitute.
 *
 * @param move the move, or {@link Bot#WAIT}
 * @param failure the reason why a substitute has chosen it; null if the bot itself has
 */
public record Choice(int move, @Nullable Throwable failure) {
    /** The level that moves in place of a bot that fails. */
    public static final String SUBSTITUTE = "squire";

    /**
     * Lets a bot choose. A substitute chooses instead if the bot fails or makes a choice that its seat may not make: an
     * illegal move, or to wait where all wait for it.
     */
    public static Choice of(Supplier<Bot> bot, View view, RandomSource chance, Function<String, Bot> levels) {
        try {
            return new Choice(allowed(bot.get().choose(view, chance), view), null);
        } catch (RuntimeException | Error e) {
            return new Choice(levels.apply(SUBSTITUTE).choose(view, chance), e);
        }
    }

    private static int allowed(int move, View view) {
        MoveList moves = new MoveList();
        view.legalMoves(moves);
        if (move == Bot.WAIT ? view.isObliged() : !moves.contains(move)) {
            throw new IllegalStateException("The bot made a choice that is not allowed: " + move);
        }
        return move;
    }
}
