package hidalgo.rules.grande.checker;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** One player's turn: fetching, choosing a card, and its two halves with the vetoes of others (EG-3, EG-4.15). */
final class CheckerTurn {
    private enum Phase {
        FETCH,
        RECALL,
        CARD,
        BETWEEN_HALVES,
        PLACING,
        VETO_QUESTION,
        SPECIAL_ACTION,
        ENDED
    }

    private final CheckerTable table;
    private final CheckerMoves moves;
    private final CheckerActions actions;
    private final int seat;
    private final int powerCard;
    private Phase phase = Phase.FETCH;
    private int missing;
    private int pile;
    private String card;
    private int placed;
    private boolean announced;
    private CheckerAction running = CheckerAction.over();

    /** The veto holders who must still answer, the next one first. */
    private final List<Integer> toAsk = new ArrayList<>();

    /** Begins the turn: the power card goes to the discard (EG-2.4), and without {@code upTo} the fetching is done. */
    CheckerTurn(CheckerTable table, CheckerActions actions, boolean fetchUpTo, int seat, int powerCard) {
        this.table = table;
        this.moves = new CheckerMoves(table);
        this.actions = actions;
        this.seat = seat;
        this.powerCard = powerCard;
        table.discardPowerCard(seat, powerCard);
        if (!fetchUpTo) {
            fetch(moves.mostToFetch(this));
        }
    }

    int seat() {
        return seat;
    }

    int powerCard() {
        return powerCard;
    }

    /** How many caballeros may still be recalled (EG-3.1). */
    int missing() {
        return missing;
    }

    /** The pile of the card chosen, which is also how many caballeros may be placed (EG-1.5). */
    int pile() {
        return pile;
    }

    /** How many were placed by the placing half. */
    int placed() {
        return placed;
    }

    /** Whether the special action was announced. */
    boolean announced() {
        return announced;
    }

    boolean ended() {
        return phase == Phase.ENDED;
    }

    SortedSet<String> legalMoves(int asked) {
        Collection<String> legal = switch (phase) {
            case VETO_QUESTION -> asked == toAsk.getFirst() ? List.of("allow", "veto") : List.of();
            case SPECIAL_ACTION -> stepsAndVeto(asked);
            default -> asked == seat ? ownMoves() : List.of();
        };
        return new TreeSet<>(legal);
    }

    private List<String> ownMoves() {
        return switch (phase) {
            case FETCH -> moves.fetch(this);
            case RECALL -> moves.recall(this);
            case CARD -> moves.card();
            case BETWEEN_HALVES -> moves.betweenHalves(this);
            case PLACING -> moves.placing(this);
            case VETO_QUESTION, SPECIAL_ACTION, ENDED -> List.of();
        };
    }

    /** Every holder but the active player may veto before any step, even before their own (EG-4.15). */
    private SortedSet<String> stepsAndVeto(int asked) {
        SortedSet<String> steps = new TreeSet<>(running.steps().getOrDefault(asked, new TreeSet<>()));
        if (running.mayBeStopped() && asked != seat && table.vetoes(asked) > 0) {
            steps.add("veto");
        }
        return steps;
    }

    /** Plays a move that is legal. */
    void play(int mover, String move) {
        if (move.equals("veto")) {
            veto(mover);
            return;
        }
        String[] words = move.split(" ");
        switch (phase) {
            case FETCH -> fetch(Integer.parseInt(words[1]));
            case RECALL -> recall(words);
            case CARD -> chooseCard(Integer.parseInt(words[1]));
            case BETWEEN_HALVES, PLACING -> playHalf(words);
            case VETO_QUESTION -> allow();
            case SPECIAL_ACTION -> run(running.step(mover, move));
            case ENDED -> throw new IllegalStateException("the turn has ended");
        }
    }

    /** Only if the whole province came, the ones still missing may be recalled (EG-3.1). */
    private void fetch(int number) {
        table.shift(seat, CheckerTable.PROVINCE, CheckerTable.COURT, number);
        boolean wholeProvinceCame = table.caballeros(CheckerTable.PROVINCE, seat) == 0;
        missing = wholeProvinceCame ? CheckerMap.caballerosOfPowerCard(powerCard) - number : 0;
        phase = moves.recall(this).isEmpty() ? Phase.CARD : Phase.RECALL;
    }

    private void recall(String[] words) {
        if (words[0].equals("done")) {
            missing = 0;
        } else {
            table.shift(seat, words[1], CheckerTable.COURT, 1);
            missing--;
        }
        phase = moves.recall(this).isEmpty() ? Phase.CARD : Phase.RECALL;
    }

    private void chooseCard(int chosen) {
        pile = chosen;
        card = table.takeCard(chosen);
        phase = Phase.BETWEEN_HALVES;
    }

    private void playHalf(String[] words) {
        switch (words[0]) {
            case "place" -> {
                table.shift(seat, CheckerTable.COURT, words[1], 1);
                placed++;
                phase = moves.placingUsedUp(this) ? Phase.BETWEEN_HALVES : Phase.PLACING;
            }
            case "done" -> phase = Phase.BETWEEN_HALVES;
            case "special" -> announce();
            case "end" -> phase = Phase.ENDED;
            default -> throw new IllegalStateException(words[0] + " in " + phase);
        }
    }

    /** Asks the other veto holders one by one, but none of them when a veto is taken (EG-4.15). */
    private void announce() {
        announced = true;
        if (card.equals("veto")) {
            table.gainVeto(seat);
            return;
        }
        table.othersClockwise(seat).stream()
                .filter(other -> table.vetoes(other) > 0)
                .forEach(toAsk::add);
        askOrStart();
    }

    private void allow() {
        toAsk.removeFirst();
        askOrStart();
    }

    /** The action starts, and an automatic one happens, when no holder is left to be asked (EG-4.15). */
    private void askOrStart() {
        if (toAsk.isEmpty()) {
            run(actions.start(card, seat));
        } else {
            phase = Phase.VETO_QUESTION;
        }
    }

    /** Continues with the rest of the action, if there is any (EG-4.17). */
    private void run(CheckerAction rest) {
        running = rest;
        phase = rest.steps().isEmpty() ? Phase.BETWEEN_HALVES : Phase.SPECIAL_ACTION;
    }

    /** Finished steps stand, and the rest lapses (EG-4.15). */
    private void veto(int holder) {
        table.useVeto(holder);
        run(CheckerAction.over());
    }
}
