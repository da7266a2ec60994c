package hidalgo.tables.view;

import hidalgo.bots.Bots;
import hidalgo.bots.Persona;
import hidalgo.bots.game.GameKnowledge;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Option;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.GuestRights;
import hidalgo.tables.protocol.SignUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The games and bots that this server offers. */
public final class AvailableGames {
    private AvailableGames() {}

    /** All of them, with their options, the version of the server, where others can reach it, and who may do what there. */
    public static Answers.Welcome welcome(
            List<String> addresses, SignUp signUp, GuestRights guests, @Nullable String service, boolean mail) {
        return welcome(version(), addresses, signUp, guests, service, mail);
    }

    /** All of them, as a version of the program has them. */
    public static Answers.Welcome welcome(
            String version,
            List<String> addresses,
            SignUp signUp,
            GuestRights guests,
            @Nullable String service,
            boolean mail) {
        List<Answers.GameInfo> games = new ArrayList<>();
        for (String name : Games.names()) {
            games.add(info(Games.named(name).orElseThrow()));
        }
        return new Answers.Welcome(games, Bots.names(), version, addresses, signUp, guests, service, mail);
    }

    /** The version of the server; empty while it is developed. */
    public static String version() {
        String version = AvailableGames.class.getPackage().getImplementationVersion();
        return version == null ? "" : version;
    }

    private static Answers.GameInfo info(Game game) {
        List<Answers.OptionInfo> options = new ArrayList<>();
        for (Option option : game.options()) {
            if (!option.name().equals(Option.PLAYERS)) {
                options.add(new Answers.OptionInfo(
                        option.name(),
                        option.kind().name().toLowerCase(Locale.ROOT),
                        option.values(),
                        option.byDefault(),
                        option.rule()));
            }
        }
        return new Answers.GameInfo(game.id(), options, game.playerCounts(), people(game), tempered(game));
    }

    private static List<String> tempered(Game game) {
        return Bots.names().stream()
                .filter(level -> Bots.hasTemperament(level, game.id()))
                .toList();
    }

    private static List<Answers.PersonaInfo> people(Game game) {
        GameKnowledge knowledge = GameKnowledge.ALL.of(game.id());
        return Persona.all().stream()
                .map(one -> new Answers.PersonaInfo(
                        one.id(), one.name(), knowledge.temperaments().bars(one.id(), knowledge.weights())))
                .toList();
    }
}
