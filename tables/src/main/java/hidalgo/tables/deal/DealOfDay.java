package hidalgo.tables.deal;

import hidalgo.bots.Persona;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.Option;
import hidalgo.tables.Day;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.command.NewTables;
import hidalgo.tables.command.SeatNames;
import hidalgo.tables.command.Seating;
import hidalgo.tables.protocol.DailyDeal;
import hidalgo.tables.session.BotView;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.Visibility;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/*
 * The day decides everything but the deal itself: the number of players, the person's seat, and the personas of the bots.
 * Their level is bounded by iterations, not by time, so a slow device plays as a fast one does.
 */

/**
 * The deal of a day in a game.
 *
 * @param game the game
 * @param day the day
 */
public record DealOfDay(Game game, Day day) {
    /** The level of all bots. */
    static final String LEVEL = "sergeant";

    /** For how many days a deal can be looked at. */
    private static final int KEPT = 366;

    private static final String TODAY = "today";

    /** The deal that an address names, such as el-grande-2026-05-31 or el-grande-today. */
    public static DealOfDay named(String id, long now) {
        Day today = Day.at(now);
        for (String name : Games.names()) {
            if (id.startsWith(name + "-")) {
                String rest = id.substring(name.length() + 1);
                Day day = rest.equals(TODAY) ? today : Day.named(rest, today.before(KEPT - 1), today);
                if (day != null) {
                    return new DealOfDay(Games.known(name), day);
                }
            }
        }
        throw RequestRefused.of(Kind.GONE, "server.deal.day");
    }

    /** Its name in addresses. */
    public String id() {
        return game.id() + "-" + day;
    }

    /** How many players it has: another number every day. */
    public int players() {
        List<Integer> counts = game.playerCounts();
        return counts.get((int) Math.floorMod(day.number(), (long) counts.size()));
    }

    /** The seat of the person who plays. */
    public int seat() {
        return (int) Math.floorMod(day.number() / 2, (long) players());
    }

    /** The options: the usual ones. */
    public GameOptions options() {
        return game.choose(Map.of(Option.PLAYERS, String.valueOf(players())));
    }

    /** The players as a page shows them before the start; the person's seat has no name. */
    public List<DailyDeal.Opponent> opponents() {
        List<DailyDeal.Opponent> opponents = new ArrayList<>();
        for (int seat = 0; seat < players(); seat++) {
            Persona persona = persona(seat);
            opponents.add(
                    seat == seat()
                            ? new DailyDeal.Opponent("", "", "")
                            : new DailyDeal.Opponent(persona.name(), persona.id(), LEVEL));
        }
        return opponents;
    }

    private Persona persona(int seat) {
        List<Persona> all = Persona.all();
        return all.get((int) Math.floorMod(day.number() * 3 + seat, (long) all.size()));
    }

    /** The description of the bot of a seat. */
    public String bot(int seat) {
        return BotView.description(LEVEL, Optional.of(persona(seat)));
    }

    /** The first events of a person's table. */
    public List<TableEvent> open(Participant person, String seed, String salt) {
        List<Seat> seats = new ArrayList<>();
        List<String> names = opponents().stream().map(DailyDeal.Opponent::name).toList();
        for (int seat = 0; seat < players(); seat++) {
            seats.add(
                    seat == seat()
                            ? new Seat(person.id(), SeatNames.free(person, null, names), null)
                            : new Seat(null, names.get(seat), LEVEL));
        }
        return List.of(
                new TableEvent.Opened(
                        game.id(),
                        options().values(),
                        seats,
                        Visibility.DEAL,
                        null,
                        ClockSetting.NONE,
                        false,
                        0,
                        person.id(),
                        seed,
                        salt,
                        null,
                        NewTables.RULES),
                Seating.started(seats));
    }
}
