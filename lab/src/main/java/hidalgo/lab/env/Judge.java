package hidalgo.lab.env;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Evaluation;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.bots.learnt.FeatureReader;
import hidalgo.bots.learnt.Features;
import hidalgo.bots.learnt.Nets;
import hidalgo.rules.Position;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Says who is likely to win, without a search, as the bots do where their search ends; one thread only. */
public final class Judge {
    /** The judge that bots use. */
    public static final String USUAL = "";

    /** The judgement made by hand. */
    public static final String BY_HAND = "hand";

    private static final Pattern NAME = Pattern.compile("[a-z0-9]{1,16}");

    private final Arena arena;
    private final WinEstimate estimate;
    private final double[] chances;

    private Judge(Arena arena, WinEstimate estimate) {
        this.arena = arena;
        this.estimate = estimate;
        this.chances = new double[arena.seats()];
    }

    /**
     * A judge, if there is one with that name for this number of seats.
     *
     * @param name {@link #USUAL}, {@link #BY_HAND}, or the name of nets, such as {@code v2}
     */
    public static Optional<Judge> of(Arena arena, String name) {
        GameKnowledge knowledge = GameKnowledge.ALL.of(arena.game());
        Judgement judgement = knowledge.judgement(Map.of());
        if (name.equals(BY_HAND)) {
            return Optional.of(new Judge(arena, new Evaluation(judgement)));
        }
        if (name.equals(USUAL)) {
            return Optional.of(new Judge(arena, knowledge.winEstimate(judgement, arena.seats())));
        }
        Nets nets = knowledge.nets(name);
        return nets.has(arena.seats())
                ? Optional.of(new Judge(arena, knowledge.winEstimate(judgement, nets, arena.seats())))
                : Optional.empty();
    }

    /** Writes every seat's chance to win from a place on. */
    void chances(Position position, float[] into, int from) {
        estimate.chances(position, chances);
        for (int seat = 0; seat < chances.length; seat++) {
            into[from + seat] = (float) chances[seat];
        }
    }

    /** Every seat's chance to win. */
    public float[] chances(Episode game) {
        float[] all = new float[arena.seats()];
        chances(game.position(), all, 0);
        return all;
    }

    /** Whether it can say which moves are likely to be good. */
    public boolean knowsMoves() {
        return estimate.knowsMoves();
    }

    /** How likely each move of the seat that decides is to be the best, in the order of its actions. */
    public float[] priors(Episode game) {
        float[] priors = new float[game.moves().size()];
        if (priors.length > 0) {
            estimate.priors(game.position(), game.seat(), game.moves(), priors);
        }
        return priors;
    }

    /** The file of some nets of the game, or of the usual ones if the name is {@link #USUAL}; empty if there is none. */
    public static byte[] netsFile(Arena arena, String name) {
        GameKnowledge knowledge = GameKnowledge.ALL.of(arena.game());
        String wanted = name.equals(USUAL) ? knowledge.usualNets() : name;
        return NAME.matcher(wanted).matches() ? knowledge.netsFile(wanted) : new byte[0];
    }

    /**
     * The inputs of a net: how many numbers describe a seat, all seats, and a move, and how many moves the seat that
     * decides has, each as 32 bits; the actions of these moves, as 32 bits; the numbers of each seat, of all, and of
     * each move, a byte each. Empty if the game has no nets.
     */
    public static Optional<byte[]> inputs(Arena arena, Episode game) {
        GameKnowledge knowledge = GameKnowledge.ALL.of(arena.game());
        Features features = knowledge.features().orElse(null);
        if (features == null) {
            return Optional.empty();
        }
        FeatureReader reader = new FeatureReader(features, knowledge.judgement(Map.of()), arena.seats());
        byte[] numbers = reader.features(game.position()).numbers();
        int moves = features.ofMove() == 0 || game.isOver() ? 0 : game.moves().size();
        ByteBuffer bytes = ByteBuffer.allocate((4 + moves) * Integer.BYTES + numbers.length + moves * features.ofMove())
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(FeatureReader.ofSeat(features))
                .putInt(features.ofAll())
                .putInt(features.ofMove())
                .putInt(moves);
        for (int i = 0; i < moves; i++) {
            bytes.putInt(game.action(i));
        }
        bytes.put(numbers);
        for (int i = 0; i < moves; i++) {
            bytes.put(reader.features(game.position(), game.seat(), game.moves().get(i))
                    .numbers());
        }
        return Optional.of(bytes.array());
    }
}
