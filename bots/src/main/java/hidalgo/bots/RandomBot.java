package hidalgo.bots;

import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;

/** A bot that plays any legal move, each equally likely; if its seat may wait, waiting is one of them. */
final class RandomBot extends BlindBot {
    @Override
    public int choose(MoveList legal, boolean obliged, RandomSource random) {
        int choice = random.below(legal.size() + (obliged ? 0 : 1));
        return choice == legal.size() ? WAIT : legal.get(choice);
    }
}
