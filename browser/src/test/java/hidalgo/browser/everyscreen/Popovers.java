package hidalgo.browser.everyscreen;

import hidalgo.browser.Person;
import hidalgo.browser.RunningServer;
import hidalgo.browser.StoredGame;
import hidalgo.browser.everyscreen.Window.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Opens the popovers of all legal targets of positions, in windows of several sizes, and measures where they stand. */
final class Popovers {
    private static final List<StoredGame> CABALLERO = List.of(
            StoredGame.of("el-caballero/16-4-expanded-plain"),
            StoredGame.of("el-caballero/14-4-basic-plain"),
            StoredGame.of("el-caballero/10-3-expanded-plain"),
            StoredGame.of("el-caballero/01-2-basic-plain"));
    private static final List<StoredGame> GRANDE =
            List.of(StoredGame.of("el-grande/20-5-plain"), StoredGame.of("el-grande/07-3-plain"));

    /** The windows in which a popover stands on the map. On phones, questions are in a sheet below it. */
    static final List<Size> SIZES = List.of(
            new Size(1024, 768),
            new Size(1180, 820),
            new Size(1280, 720),
            new Size(1366, 768),
            new Size(1440, 900),
            new Size(1920, 1080));

    private final RunningServer server;
    private final Person person;
    private final Random chance;
    private final int most;
    private final List<String> faults = new ArrayList<>();
    private int opened;
    private int docked;

    /** Opens at most this many popovers of each kind. */
    Popovers(RunningServer server, Person person, long seed, int most) {
        this.server = server;
        this.person = person;
        this.chance = new Random(seed);
        this.most = most;
        server.post(person.context(), "api/session", "{}");
    }

    /** How many popovers were measured. */
    int opened() {
        return opened;
    }

    /** How many of them stood beside the map, in percent, because no place beside their target suits them. */
    int docked() {
        return 100 * docked / opened;
    }

    /** The faults of the popovers in some positions of both games, in all of the sizes. */
    List<String> faults(int positions, List<Size> sizes) {
        for (int i = 0; i < positions; i++) {
            boolean isCaballero = i % 2 == 0;
            List<StoredGame> games = isCaballero ? CABALLERO : GRANDE;
            StoredGame game = games.get(chance.nextInt(games.size()));
            int ply = position(game, isCaballero ? "area" : "place");
            look(game, ply, isCaballero ? "onChart" : "onMap", sizes);
        }
        return faults;
    }

    /** A random place in a game where a player is about to make a move of a kind. */
    private int position(StoredGame game, String word) {
        int ply = chance.nextInt(game.length());
        while (!game.move(ply).startsWith(word)) {
            ply = (ply + 1) % game.length();
        }
        return ply;
    }

    private void look(StoredGame game, int ply, String script, List<Size> sizes) {
        String id = person.make(server.at("api/tables"), game.from(ply, "random"));
        person.go(server.at("table/" + id));
        person.waitForScreen("turn");
        person.table().startTurn();
        for (Size size : sizes) {
            person.inWindow(size.width(), size.height());
            person.page().evaluate("probe.still()");
            Map<?, ?> found = (Map<?, ?>)
                    person.page().evaluate("([id, most]) => popovers." + script + "(id, most)", List.of(id, most));
            opened += ((Number) found.get("count")).intValue();
            docked += ((Number) found.get("docked")).intValue();
            ((List<?>) found.get("faults"))
                    .forEach(fault -> faults.add(
                            "\n%s, move %d, %s: %s".formatted(game.file().getFileName(), ply, size, fault)));
        }
    }
}
