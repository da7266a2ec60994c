package hidalgo.lab.env;

import hidalgo.bots.BlindBot;
import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;

/** Plays games on with bots in all seats; one thread only. */
final class Rollout {
    private final String bot;
    private final List<Bot> bots = new ArrayList<>();
    private final MoveList moves = new MoveList();

    /** Rollouts by a bot that exists. */
    Rollout(String bot) {
        this.bot = bot;
    }

    /**
     * Plays on.
     *
     * @param position the position, which is changed
     * @param waited the seats that have chosen to wait there
     * @param most the most moves to play; 0 to play to the end of the game
     */
    void play(Position position, int waited, int most, RandomSource random) {
        seat(position.seats());
        int waiting = waited;
        int seat = Episode.decider(position, waiting);
        for (int played = 0; seat != Episode.NO_SEAT && (most == 0 || played < most); played++) {
            int move = choose(position, seat, random);
            if (move == Bot.WAIT) {
                waiting |= 1 << seat;
            } else {
                position.play(seat, move);
                waiting = 0;
            }
            seat = Episode.decider(position, waiting);
        }
    }

    /** A bot that looks at nothing remembers nothing either, so it may play any number of games. */
    private void seat(int seats) {
        if (bots.size() == seats && bots.getFirst() instanceof BlindBot) {
            return;
        }
        bots.clear();
        for (int i = 0; i < seats; i++) {
            bots.add(Bots.of(bot));
        }
    }

    private int choose(Position position, int seat, RandomSource random) {
        if (bots.get(seat) instanceof BlindBot blind) {
            position.legalMoves(seat, moves);
            return blind.choose(moves, (position.obliged() >> seat & 1) != 0, random);
        }
        return bots.get(seat).choose(position.view(seat), random);
    }
}
