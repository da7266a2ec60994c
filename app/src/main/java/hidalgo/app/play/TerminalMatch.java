package hidalgo.app.play;

import hidalgo.app.text.Sentences;
import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.rules.Game;
import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.TextColours;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/*
 * The order in which players are asked: bots that may interrupt, then the person if they may; then the bots that must
 * move, and the person last, so that secret choices of bots are made before the person's.
 */

/** A game between one person and bots, from the first move to the last or until the person quits. */
public final class TerminalMatch {
    /**
     * A bot at its seat.
     *
     * @param bot the bot
     * @param random its random numbers
     */
    private record Player(Bot bot, RandomSource random) {}

    private final Match match;
    private final Map<Integer, Player> bots;
    private final Person person;
    private final Dialogue dialogue;
    private final Chronicle chronicle;
    private int askedToInterrupt = -1;

    private TerminalMatch(
            Match match, Map<Integer, Player> bots, Person person, Chronicle chronicle, Dialogue dialogue) {
        this.match = match;
        this.bots = bots;
        this.person = person;
        this.chronicle = chronicle;
        this.dialogue = dialogue;
    }

    /** Lets a person at a seat and bots, named clockwise from the person's left, play a match. */
    public static void begin(
            Game game, Match match, int seat, List<String> names, long seed, TextColours colours, PrintWriter out) {
        Dialogue dialogue = Dialogue.onStandardInput(out);
        Chronicle chronicle = new Chronicle(seat, match, dialogue);
        Map<Integer, Player> players = new TreeMap<>();
        int seats = names.size() + 1;
        for (int i = 0; i < names.size(); i++) {
            int place = (seat + 1 + i) % seats;
            RandomSource random = RandomSource.of(RandomSource.scramble(seed) + place + 1);
            players.put(place, new Player(Bots.of(names.get(i)), random));
        }
        dialogue.print(Sentences.text(
                "greeting",
                "game",
                game.id(),
                "seat",
                new Message.Seat(seat),
                "bots",
                String.join(", ", names),
                "seed",
                seed));
        RandomSource hints = RandomSource.of(RandomSource.scramble(seed));
        TerminalPlayer person = new TerminalPlayer(game, match, seat, colours, hints, chronicle, dialogue);
        new TerminalMatch(match, players, person, chronicle, dialogue).play();
    }

    /** Plays until the game is over or the person quits. */
    private void play() {
        Position position = match.position();
        while (!position.isOver()) {
            if (!step(position)) {
                return;
            }
            position = match.position();
        }
        dialogue.print(Sentences.ending(match));
    }

    private boolean step(Position position) {
        int optional = position.movers() & ~position.obliged();
        if (askedToInterrupt != match.steps().size()) {
            askedToInterrupt = match.steps().size();
            if (botMoves(position, optional)) {
                return true;
            }
            if (has(optional, person.seat())) {
                return person.mayInterrupt(position);
            }
        }
        return botMoves(position, position.obliged()) || person.moves(position);
    }

    /** Lets one of some seats move, if one of them is a bot that wants to. */
    private boolean botMoves(Position position, int seats) {
        for (Map.Entry<Integer, Player> entry : bots.entrySet()) {
            int seat = entry.getKey();
            if (has(seats, seat)) {
                Player player = entry.getValue();
                int move = player.bot().choose(position.view(seat), player.random());
                if (move != Bot.WAIT) {
                    match.play(seat, move);
                    chronicle.print(position, match);
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean has(int seats, int seat) {
        return (seats >> seat & 1) != 0;
    }

    /** The person at the table, as this class sees them. */
    interface Person {
        /** Where the person sits. */
        int seat();

        /** Lets the person move or do anything else; false to quit. */
        boolean moves(Position position);

        /** Lets the person interrupt or let it pass; false to quit. */
        boolean mayInterrupt(Position position);
    }
}
