package hidalgo.rules.grande.checker;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** The rest of a running special action: the steps possible now, and the rest after each of them. */
sealed interface CheckerAction
        permits CheckerAction.Over,
                CheckerAction.OneChoice,
                CheckerAction.SecretChoices,
                CheckerAction.Sending,
                CheckerAction.AngryKing,
                CheckerMoving {
    /** Nothing is left. */
    static CheckerAction over() {
        return new Over();
    }

    /** The moves of every seat that may step now; an empty map means that the action is over (EG-4.17). */
    SortedMap<Integer, SortedSet<String>> steps();

    /** Makes a step and returns the rest of the action. */
    CheckerAction step(int seat, String move);

    /** Whether veto holders may stop it before the next step (EG-4.15, EG-4.16). */
    default boolean mayBeStopped() {
        return true;
    }

    /** The steps of an action that waits for this seat alone. */
    static SortedMap<Integer, SortedSet<String>> onlySteps(int seat, Stream<String> moves) {
        SortedMap<Integer, SortedSet<String>> steps = new TreeMap<>();
        SortedSet<String> sorted = sorted(moves);
        if (!sorted.isEmpty()) {
            steps.put(seat, sorted);
        }
        return steps;
    }

    /** The same where {@code done} may end it, as long as there is a step (EG-4.17). */
    static SortedMap<Integer, SortedSet<String>> onlyStepsOrDone(int seat, List<String> moves) {
        return onlySteps(seat, moves.isEmpty() ? Stream.of() : Stream.concat(moves.stream(), Stream.of("done")));
    }

    private static SortedSet<String> sorted(Stream<String> moves) {
        return new TreeSet<>(moves.toList());
    }

    /** An action of which nothing is left. */
    record Over() implements CheckerAction {
        @Override
        public SortedMap<Integer, SortedSet<String>> steps() {
            return Collections.emptySortedMap();
        }

        @Override
        public CheckerAction step(int seat, String move) {
            throw new IllegalStateException("no step left");
        }
    }

    /**
     * One choice that the active player must make, like {@code king Gal}; the effect receives the words after the verb.
     */
    record OneChoice(int active, String verb, List<String> answers, Function<String, CheckerAction> effect)
            implements CheckerAction {
        @Override
        public SortedMap<Integer, SortedSet<String>> steps() {
            return onlySteps(active, answers.stream().map(answer -> verb + " " + answer));
        }

        @Override
        public CheckerAction step(int seat, String move) {
            return effect.apply(move.substring(verb.length() + 1));
        }
    }

    /** A round of secret choices: the choices still open to each seat, and those already made (EG-4.16). */
    record SecretChoices(
            SortedMap<Integer, Collection<String>> toChoose,
            SortedMap<Integer, String> chosen,
            Consumer<Map<Integer, String>> effect)
            implements CheckerAction {

        /** Asks all seats that have an answer; if there are none, the effect comes at once. */
        static CheckerAction ask(
                Collection<Integer> seats,
                Function<Integer, Collection<String>> answers,
                Consumer<Map<Integer, String>> effect) {
            SortedMap<Integer, Collection<String>> toChoose = new TreeMap<>();
            seats.stream()
                    .filter(seat -> !answers.apply(seat).isEmpty())
                    .forEach(seat -> toChoose.put(seat, answers.apply(seat)));
            return new SecretChoices(toChoose, new TreeMap<>(), effect).orEffect();
        }

        private CheckerAction orEffect() {
            if (toChoose.isEmpty()) {
                effect.accept(chosen);
                return over();
            }
            return this;
        }

        @Override
        public SortedMap<Integer, SortedSet<String>> steps() {
            SortedMap<Integer, SortedSet<String>> steps = new TreeMap<>();
            toChoose.forEach((seat, regions) ->
                    steps.put(seat, sorted(regions.stream().map(region -> "disk " + region))));
            return steps;
        }

        @Override
        public CheckerAction step(int seat, String move) {
            SortedMap<Integer, Collection<String>> stillToChoose = new TreeMap<>(toChoose);
            stillToChoose.remove(seat);
            SortedMap<Integer, String> nowChosen = new TreeMap<>(chosen);
            nowChosen.put(seat, move.split(" ")[1]);
            return new SecretChoices(stillToChoose, nowChosen, effect).orEffect();
        }

        /** A veto may come before the first choice, not between them (EG-4.16). */
        @Override
        public boolean mayBeStopped() {
            return chosen.isEmpty();
        }
    }

    /** {@code sendOneEach}: one caballero of each opponent who was not yet hit goes to its province (EG-4.5). */
    record Sending(CheckerTable table, int active, List<Integer> opponents) implements CheckerAction {
        @Override
        public SortedMap<Integer, SortedSet<String>> steps() {
            List<String> sends = opponents.stream()
                    .flatMap(opponent -> table.openRegionsWith(opponent, 1).stream()
                            .map(region -> "send " + region + " " + opponent))
                    .toList();
            return onlyStepsOrDone(active, sends);
        }

        @Override
        public CheckerAction step(int seat, String move) {
            if (move.equals("done")) {
                return over();
            }
            String[] words = move.split(" ");
            int hit = Integer.parseInt(words[2]);
            table.shift(hit, words[1], CheckerTable.PROVINCE, 1);
            List<Integer> left =
                    opponents.stream().filter(opponent -> opponent != hit).toList();
            return new Sending(table, active, left);
        }
    }

    /** {@code angryKing}: the first of these players gives, up to his third caballero, then the next (EG-4.4). */
    record AngryKing(CheckerTable table, List<Integer> givers, int given) implements CheckerAction {

        /** Skips players who have given 3 or have nothing to give. */
        static CheckerAction collect(CheckerTable table, List<Integer> givers, int given) {
            if (givers.isEmpty()) {
                return over();
            }
            AngryKing collecting = new AngryKing(table, givers, given);
            if (given == 3 || collecting.gifts().isEmpty()) {
                return collect(table, givers.subList(1, givers.size()), 0);
            }
            return collecting;
        }

        private List<String> gifts() {
            int giver = givers.getFirst();
            Stream<String> court = table.caballeros(CheckerTable.COURT, giver) > 0 ? Stream.of("court") : Stream.of();
            return Stream.concat(court, table.openRegionsWith(giver, 1).stream())
                    .map(place -> "give " + place)
                    .toList();
        }

        @Override
        public SortedMap<Integer, SortedSet<String>> steps() {
            return onlySteps(givers.getFirst(), gifts().stream());
        }

        @Override
        public CheckerAction step(int seat, String move) {
            table.shift(seat, move.split(" ")[1], CheckerTable.PROVINCE, 1);
            return collect(table, givers, given + 1);
        }
    }
}
