package hidalgo.lab.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.records.GameRecord;
import hidalgo.records.JsonText;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.Messages;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.encoding.EncodedGame;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Single games remember how they came about. */
class SingleGamesTest {
    private static final List<String> BOTS = List.of("squire", "random");

    @Test
    void aGameIsWrittenAndReadAgainWithItsDraws() {
        for (EncodedGame encoded : EncodedGame.ALL.all()) {
            for (boolean withBots : List.of(false, true)) {
                SingleGames games =
                        games(encoded.game(), "3", withBots ? 1 : Arena.EVERY_SEAT, withBots ? BOTS : List.of());
                RandomSource random = RandomSource.of(4);
                int game = games.deal(9);
                for (int step = 0; step < 40 && !games.game(game).isOver(); step++) {
                    play(games, game, random);
                    if (step % 10 == 9) {
                        game = games.sample(game, games.game(game).seat(), random.next());
                    }
                    Episode before = games.game(game);
                    Episode after = games.game(games.read(games.write(game), 0));
                    assertThat(after.position().fingerprint())
                            .isEqualTo(before.position().fingerprint());
                    assertThat(after.seat()).isEqualTo(before.seat());
                    assertThat(after.waited()).isEqualTo(before.waited());
                    assertThat(after.observation()).isEqualTo(before.observation());
                }
            }
        }
    }

    @Test
    void whatIsNotSuchAGameIsRefused() {
        SingleGames games = games(Games.names().getLast(), "2", Arena.EVERY_SEAT, List.of());
        int game = games.deal(1);
        String text = games.write(game);
        play(games, game, RandomSource.of(1));
        String later = games.write(game);
        for (String wrong : List.of(
                "",
                "{}",
                "[1]",
                text.replace("\"players\": \"2\"", "\"players\": \"3\""),
                text.replace("[]", "[\"0 power 99\"]"),
                text.replace("[]", "[\"7 power 1\"]"),
                text.replace("[]", "[\"resample 0\"]"),
                text.replace("[]", "[\"0 wait\"]"),
                later.replace(later.substring(later.indexOf("steps"), later.indexOf("]")), "steps\": ["))) {
            assertThatThrownBy(() -> games.read(wrong, 0))
                    .as(wrong)
                    .isInstanceOfSatisfying(
                            StoryRefused.class,
                            refused -> assertThat(refused.text(Messages.ENGLISH))
                                    .matches("this .*|the state can't be read: .*"));
        }
    }

    /** A seat's information is the same in every game that is drawn from its view, and tells nothing of others' secret choices. */
    @Test
    void informationIsThatOfTheSeat() {
        for (EncodedGame encoded : EncodedGame.ALL.all()) {
            Arena arena = arena(encoded.game(), "3", Arena.EVERY_SEAT, List.of());
            SingleGames games = games(arena);
            Questions questions = new Questions(arena);
            RandomSource random = RandomSource.of(7);
            int secrets = 0;
            int game = games.deal(2);
            for (int step = 0; step < 250 && !games.game(game).isOver(); step++) {
                Episode episode = games.game(game);
                int viewer = random.below(3);
                Episode drawn = games.game(games.sample(game, viewer, random.next()));
                assertThat(JsonText.of(questions.information(drawn, viewer)))
                        .isEqualTo(JsonText.of(questions.information(episode, viewer)));
                if (episode.position().isChoosingSecretly() && episode.size() > 1) {
                    int other = (episode.seat() + 1) % 3;
                    boolean last = Integer.bitCount(episode.position().obliged()) == 1;
                    secrets += last ? 0 : 1;
                    assertThat(last || sameAfterAnyChoice(games, game, questions, other))
                            .isTrue();
                }
                play(games, game, random);
            }
            Episode end = games.game(game);
            assertThat(questions.history(end)).hasSizeGreaterThan(100);
            assertThat(JsonText.of(questions.information(end, 0)))
                    .isNotEqualTo(JsonText.of(questions.information(end, 1)));
            assertThat(secrets > 0)
                    .isEqualTo(encoded.game().equals(Games.names().getLast()));
        }
    }

    private static boolean sameAfterAnyChoice(SingleGames games, int game, Questions questions, int viewer) {
        String known = "";
        for (int i = 0; i < games.game(game).size(); i++) {
            int copy = games.copy(game, 1);
            games.act(copy, games.game(copy).action(i));
            String information = JsonText.of(questions.information(games.game(copy), viewer));
            if (i > 0 && !information.equals(known)) {
                return false;
            }
            known = information;
        }
        return true;
    }

    @Test
    void aRecordIsOpenedAtAnyMove() {
        for (EncodedGame encoded : EncodedGame.ALL.all()) {
            Game game = Games.known(encoded.game());
            Match match = new Match(game.deal(game.choose(Map.of("players", "2")), RandomSource.of(5)));
            RandomSource random = RandomSource.of(5);
            MoveList moves = new MoveList();
            long middle = 0;
            while (!match.isOver()) {
                Position position = match.position();
                int seat = Integer.numberOfTrailingZeros(position.obliged());
                position.legalMoves(seat, moves);
                match.play(seat, moves.get(random.below(moves.size())));
                middle = match.steps().size() == 20 ? match.position().fingerprint() : middle;
            }
            String record = RecordWriter.text(GameRecord.of(game, match));
            SingleGames games = games(game.id(), "2", Arena.EVERY_SEAT, List.of());
            assertThat(games.game(games.open(record, -1, 0)).position().totals())
                    .isEqualTo(match.position().totals());
            int opened = games.open(record, 20, 0);
            assertThat(games.game(opened).position().fingerprint()).isEqualTo(middle);
            play(games, opened, random);
            long after = games.game(opened).position().fingerprint();
            assertThat(games.game(games.read(games.write(opened), 0)).position().fingerprint())
                    .isEqualTo(after);
            assertThatThrownBy(() -> games.open(record, 100_000, 0)).isInstanceOf(StoryRefused.class);
            assertThatThrownBy(() -> games.open("{}", -1, 0)).isInstanceOf(StoryRefused.class);
            assertThatThrownBy(() ->
                            games(game.id(), "3", Arena.EVERY_SEAT, List.of()).open(record, -1, 0))
                    .isInstanceOf(StoryRefused.class);
        }
    }

    private static void play(SingleGames games, int game, RandomSource random) {
        Episode episode = games.game(game);
        games.act(game, episode.action(random.below(episode.size())));
    }

    private static Arena arena(String name, String players, int seat, List<String> bots) {
        Game game = Games.known(name);
        return new Arena(game, game.choose(Map.of("players", players)), seat, bots);
    }

    private static SingleGames games(String name, String players, int seat, List<String> bots) {
        return games(arena(name, players, seat, bots));
    }

    private static SingleGames games(Arena arena) {
        return new SingleGames(arena, new Memory(arena, 1, size -> ByteBuffer.allocate((int) size)));
    }
}
