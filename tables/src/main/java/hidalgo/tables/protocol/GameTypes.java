package hidalgo.tables.protocol;

import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.MoveList;
import hidalgo.rules.Option;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The records of games in answers, found by dealing each game once: their tables and their previews. */
public final class GameTypes {
    private GameTypes() {}

    /** The tables of all games, then their previews. */
    public static List<Class<?>> all() {
        List<View> views =
                Games.names().stream().map(name -> firstView(Games.known(name))).toList();
        Stream<Class<?>> tables = views.stream().map(view -> view.table().getClass());
        Stream<Class<?>> previews = views.stream().map(GameTypes::preview);
        return Stream.concat(tables, previews).toList();
    }

    private static View firstView(Game game) {
        Map<String, String> mustBeChosen = game.options().stream()
                .filter(option -> option.byDefault().isEmpty())
                .collect(
                        Collectors.toMap(Option::name, option -> option.values().getFirst()));
        Position first =
                game.deal(game.choose(mustBeChosen), RandomSource.of(0)).begin();
        return first.view(Integer.numberOfTrailingZeros(first.obliged()));
    }

    private static Class<?> preview(View view) {
        MoveList moves = new MoveList();
        view.legalMoves(moves);
        return view.whatIf(moves.get(0)).getClass();
    }
}
