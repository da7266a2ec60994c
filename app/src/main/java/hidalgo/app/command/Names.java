package hidalgo.app.command;

import hidalgo.bots.Bots;
import hidalgo.rules.Games;
import hidalgo.rules.Option;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** The names that an option accepts, for its help. */
public abstract sealed class Names implements Iterable<String> {
    private final List<String> names;

    private Names(List<String> names) {
        this.names = names;
    }

    @Override
    public Iterator<String> iterator() {
        return names.iterator();
    }

    /** The games. */
    public static final class OfGames extends Names {
        OfGames() {
            super(Games.names());
        }
    }

    /** The options of all games with their values, such as {@code el-caballero: tieTest=sum|each}. */
    static final class OfGameOptions extends Names {
        OfGameOptions() {
            super(Games.names().stream().flatMap(OfGameOptions::of).toList());
        }

        private static Stream<String> of(String game) {
            List<String> options = Games.named(game).orElseThrow().options().stream()
                    .filter(option -> option.kind() != Option.Kind.NUMBER
                            && !option.values().isEmpty())
                    .map(option -> option.name() + "=" + String.join("|", option.values()))
                    .toList();
            return options.isEmpty() ? Stream.of() : Stream.of(game + " has " + String.join(", ", options));
        }
    }

    /** The bots. */
    static final class OfBots extends Names {
        /** The separator of bots in a list: a comma, unless a parameter of the same bot follows it. */
        static final String SPLIT = ",(?![^,:=]+=)";

        OfBots() {
            super(Bots.names());
        }
    }
}
