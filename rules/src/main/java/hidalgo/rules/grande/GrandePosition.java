package hidalgo.rules.grande;

import hidalgo.rules.MoveList;
import hidalgo.rules.Ruling;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.ScoreTally;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/*
 * Places are numbers here and in the accessors: an index into PLACES, the nine regions first and the Castillo last.
 * Piles are counted from 1, seats from 0.
 */

/** The state of a game of El Grande at one moment. */
public final class GrandePosition extends GrandeState {
    /** The kind of move that the game waits for. */
    public enum Stage {
        /** A power card (EG-2.4). */
        LAYING,
        /** How many caballeros come from the province, with {@code fetch: upTo} (EG-3.1). */
        FETCHING,
        /** A caballero recalled to make up for the province (EG-3.1). */
        RECALLING,
        /** An action card (EG-3.2). */
        CHOOSING,
        /** One of the two halves, or the end of the turn (EG-3.3). */
        BETWEEN,
        /** A caballero placed (EG-3.4). */
        PLACING,
        /** A veto holder's answer to the action announced (EG-4.15). */
        ASKING,
        /** A step of the special action (EG-4.17). */
        ACTING,
        /** Secret choices for the special action (EG-4.16). */
        DISKS,
        /** Secret choices where to go from the Castillo, in a general scoring (EG-5.4). */
        CASTILLO,
        /** Nothing: the game is over. */
        OVER
    }

    /** The codes of the places: the nine regions, then the Castillo. */
    public static final List<String> PLACES = Place.CODES;

    /** The number of the Castillo among the {@link #PLACES}. */
    public static final int CASTILLO = Place.CASTILLO;

    /** The place of something that is not on the map. */
    public static final int NOWHERE = Place.NOWHERE;

    /** How many different action cards there are. */
    public static final int CARDS = Card.values().length;

    /** How many piles of action cards there are. */
    public static final int PILES = Piles.COUNT;

    GrandePosition(GrandeSetup setup) {
        super(setup.options(), setup.cardNumbers());
        board.setKing(setup.kingsRegion());
        for (int seat = 0; seat < seats(); seat++) {
            int home = setup.home(seat);
            board.setGrande(seat, home);
            board.add(home, seat, Box.FIRST_HOME);
            courts.furnish(seat, Box.FIRST_COURT, Box.CABALLEROS - Box.FIRST_COURT - Box.FIRST_HOME);
        }
        Course.beginRound(this, setup.first());
        reveals = 0;
    }

    private GrandePosition(GrandePosition other) {
        super(other.options, other.piles.order());
        set(other);
    }

    @Override
    public int movers() {
        return switch (stage) {
            case LAYING, FETCHING, RECALLING, CHOOSING, BETWEEN, PLACING -> 1 << active();
            case ASKING -> 1 << asked();
            case ACTING -> 1 << stepper() | interrupters();
            case DISKS -> disks.unset() | interrupters();
            case CASTILLO -> disks.unset();
            case OVER -> 0;
        };
    }

    @Override
    public int obliged() {
        return switch (stage) {
            case ACTING -> 1 << stepper();
            case DISKS -> disks.unset();
            default -> movers();
        };
    }

    /** The holders of a veto while an action runs; a holder who is to give or choose may stop it as well (EG-4.15). */
    @Override
    public int interrupters() {
        boolean runs = stage == Stage.ACTING || stage == Stage.DISKS && disks.chosen() == 0;
        return runs ? objectors() : 0;
    }

    @Override
    public void legalMoves(int seat, MoveList moves) {
        moves.clear();
        if (!mayMove(seat)) {
            return;
        }
        switch (stage) {
            case LAYING -> PowerCards.list(this, seat, moves);
            case ASKING -> moves.add(MoveCode.ALLOW);
            case ACTING -> {
                if (seat == stepper()) {
                    ActionMoves.list(this, seat, moves);
                }
            }
            case DISKS, CASTILLO -> SecretChoices.list(this, seat, moves);
            default -> TurnMoves.list(this, seat, moves);
        }
        if (mayVeto(seat)) {
            moves.add(MoveCode.VETO);
        }
    }

    @Override
    public void play(int seat, int move) {
        int object = MoveCode.object(move);
        switch (MoveCode.kind(move)) {
            case MoveCode.POWER -> Course.layPower(this, seat, object);
            case MoveCode.FETCH -> Course.fetch(this, seat, object);
            case MoveCode.RECALL -> Course.recall(this, seat, object);
            case MoveCode.CARD -> Course.chooseCard(this, object);
            case MoveCode.SPECIAL -> Actions.announce(this);
            case MoveCode.VETO -> Actions.stop(this, seat);
            case MoveCode.ALLOW -> Actions.allow(this, seat);
            case MoveCode.DISK -> SecretChoices.choose(this, seat, object);
            case MoveCode.DONE -> Course.done(this);
            case MoveCode.END -> Course.endTurn(this);
            default -> {
                if (stage == Stage.ACTING) {
                    Actions.step(this, seat, move);
                } else {
                    Course.place(this, seat, object);
                }
            }
        }
    }

    @Override
    public Ruling judge(int seat, String notation) {
        return Judge.judge(this, seat, notation);
    }

    @Override
    public String notation(int move) {
        return Notation.text(move);
    }

    @Override
    public GrandeView view(int seat) {
        return new GrandeView(seat, this);
    }

    @Override
    public GrandePosition copy() {
        return new GrandePosition(this);
    }

    @Override
    public long fingerprint() {
        return Fingerprint.of(this);
    }

    @Override
    public long visibleFingerprint() {
        return Fingerprint.visible(this);
    }

    /** Whether a move does nothing but end an action or the turn. */
    public static boolean isEnd(int move) {
        return MoveCode.kind(move) == MoveCode.DONE || MoveCode.kind(move) == MoveCode.END;
    }

    /** The name of the place with a code. */
    public static String placeName(String code) {
        return Place.name(Place.of(code));
    }

    /** All that is public, as a snapshot. */
    public GrandeTable table() {
        return Snapshot.of(this, View.SPECTATOR);
    }

    @Override
    public List<ScoreLine> scoredBy(int seat, int move) {
        return copy().playTelling(seat, move);
    }

    /** Plays a move; returns what it scores, line by line. */
    List<ScoreLine> playTelling(int seat, int move) {
        List<ScoreLine> sheet = new ArrayList<>();
        points.report(
                (owner, place, reason, amount) -> sheet.add(new ScoreLine(owner, Place.code(place), reason, amount)));
        play(seat, move);
        return sheet;
    }

    /** The effects of a legal move on the map and the scores, as far as they don't depend on anything hidden. */
    public Preview whatIf(int seat, int move) {
        return Preview.of(this, seat, move, 1);
    }

    /**
     * The same for a move that is made several times in a row, as long as it stays legal: caballeros are placed one by
     * one.
     */
    public Preview whatIf(int seat, int move, int times) {
        return Preview.of(this, seat, move, times);
    }

    /**
     * The table after each disk, by seat, when a seat sets the last of them: the disks are carried out one after the
     * other, in the order of the seats (EG-4.16, EG-5.4). The scoring that follows is left out.
     */
    public SequencedMap<Integer, GrandeTable> afterEachDisk(int seat, int move) {
        return SecretChoices.carryOutEach(this, seat, MoveCode.object(move));
    }

    /** The points of every seat if all regions and the Castillo were scored now (EG-5). */
    public int[] ifScoredNow() {
        return Scores.now(this);
    }

    /** Reports every amount that some places, given as bits, would yield if they were scored now (EG-5). */
    public void ifScoredNow(int places, ScoreTally tally) {
        Scores.walk(this, places, tally);
    }

    /**
     * The places that the face-up card of a pile would score now, as bits, if it scores fixed places (EG-4.7); 0 if it
     * does not, or if it has been chosen.
     */
    public int scoredBy(int pile) {
        return (piles.faceUp() >> pile & 1) == 0 ? 0 : AutomaticActions.scoredBy(this, piles.card(pile));
    }

    /** The same line by line: who would get what, from where and for what. */
    public List<ScoreLine> scoreSheet() {
        return Scores.sheet(this);
    }

    /** The caballeros that the power card played by a seat will still bring to its court in this round (EG-3.1). */
    public int fetchToCome(int seat) {
        boolean toCome = stage == Stage.LAYING || hasTurnAfter(seat);
        return toCome && laid(seat) != 0 ? Math.min(PowerCards.caballeros(laid(seat)), province(seat)) : 0;
    }

    /** Whether a seat's turn in this round comes after the current one. */
    private boolean hasTurnAfter(int seat) {
        for (int index = cursor + 1; index < seats(); index++) {
            if (inOrder(index) == seat) {
                return stage != Stage.OVER && stage != Stage.CASTILLO;
            }
        }
        return false;
    }

    /** Whether a seat may stop the special action now (EG-4.15, EG-4.16). */
    boolean mayVeto(int seat) {
        return stage == Stage.ASKING ? seat == asked() : (interrupters() >> seat & 1) != 0;
    }

    /** Scores places because of a card (EG-4.7, EG-4.14). */
    void score(int places, Card cause) {
        points.begin(round(), cause);
        scorePlaces(places);
    }

    /** Adds places to the scoring that has begun. */
    void scorePlaces(int places) {
        if (places >> Place.CASTILLO != 0 && !options.castilloIsOpen()) {
            reveals++;
        }
        Scores.walk(this, places, points);
    }
}
