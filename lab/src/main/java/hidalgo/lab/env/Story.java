package hidalgo.lab.env;

import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import hidalgo.rules.Setup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * A position that was drawn from the view of a seat was never dealt. So a story is not a deal with moves, but all steps that led to
 * a position: a deal, moves, and draws. Every step repeats exactly. Copies share the steps before them.
 */

/**
 * How a position came about: its latest step, and the steps before it.
 *
 * @param before the steps before this one; null for the first
 * @param kind the kind of step
 * @param seat the seat that moved, waited, or from whose view a position was drawn
 * @param move the number of the move
 * @param seed the seed of a deal or a draw
 * @param setup the deal of a record
 */
record Story(
        @Nullable Story before,
        Kind kind,
        int seat,
        int move,
        long seed,
        @Nullable Setup setup) {
    private static final String RESAMPLE = "resample";
    private static final String WAIT = "wait";

    /** The kinds of steps. */
    enum Kind {
        /** A deal, from a seed or as a record has it. */
        DEAL,
        /** A move. */
        MOVE,
        /** A seat that might have interrupted has waited. */
        WAIT,
        /** A position that a seat can't tell from the one before. */
        RESAMPLE
    }

    /** Receives the steps of a story, each with the position before it and then with the one after it. */
    interface Listener {
        /** Receives the position before a step; it is not to be changed. */
        default void before(Story step, Position position) {}

        /** Receives the position after a step; it is not to be changed. */
        default void after(Story step, Position position) {}
    }

    static Story dealt(long seed) {
        return new Story(null, Kind.DEAL, 0, 0, seed, null);
    }

    static Story dealt(Setup setup) {
        return new Story(null, Kind.DEAL, 0, 0, 0, setup);
    }

    Story moved(int by, int played) {
        return new Story(this, Kind.MOVE, by, played, 0, null);
    }

    Story waited(int by) {
        return new Story(this, Kind.WAIT, by, 0, 0, null);
    }

    Story drawn(int viewer, long from) {
        return new Story(this, Kind.RESAMPLE, viewer, 0, from, null);
    }

    /** All steps, the first one first. */
    List<Story> steps() {
        List<Story> steps = new ArrayList<>();
        for (Story step = this; step != null; step = step.before) {
            steps.add(step);
        }
        return steps.reversed();
    }

    /** Plays all steps again, and returns the position that they lead to. */
    Position replay(Arena arena, Listener listener) {
        List<Story> steps = steps();
        Setup dealt = steps.getFirst().setup;
        Position position = dealt == null ? arena.deal(steps.getFirst().seed) : dealt.begin();
        listener.after(steps.getFirst(), position);
        for (Story step : steps.subList(1, steps.size())) {
            listener.before(step, position);
            position = step.take(position);
            listener.after(step, position);
        }
        return position;
    }

    /** The position after this step, given the one before, which is changed. */
    private Position take(Position position) {
        return switch (kind) {
            case MOVE -> {
                position.play(seat, move);
                yield position;
            }
            case RESAMPLE -> position.view(seat).sample(RandomSource.of(seed));
            case DEAL, WAIT -> position;
        };
    }

    /** The seats that wait in the position that this story leads to, as bits. */
    int waiting() {
        int waiting = 0;
        for (Story step = this; step != null && step.kind != Kind.MOVE; step = step.before) {
            waiting |= step.kind == Kind.WAIT ? 1 << step.seat : 0;
        }
        return waiting;
    }

    /** The steps after the deal as texts, from which {@link #read} makes the same story. */
    List<String> write(Arena arena) {
        List<String> texts = new ArrayList<>();
        replay(arena, new Listener() {
            @Override
            public void before(Story step, Position position) {
                texts.add(step.text(position));
            }
        });
        return texts;
    }

    private String text(Position from) {
        return switch (kind) {
            case MOVE -> seat + " " + from.notation(move);
            case RESAMPLE -> RESAMPLE + " " + seat + " " + seed;
            case DEAL, WAIT -> seat + " " + WAIT;
        };
    }

    /**
     * The story that begins with a deal and goes on with steps in words.
     *
     * @throws StoryRefused if the rules don't allow a step
     */
    static Story read(Arena arena, Story deal, List<String> texts) {
        Story story = deal;
        Position position = deal.replay(arena, new Listener() {});
        for (String text : texts) {
            story = story.with(text, position);
            position = story.take(position);
        }
        return story;
    }

    private Story with(String text, Position position) {
        String[] words = text.split(" ", 2);
        try {
            if (words.length == 2 && words[0].equals(RESAMPLE)) {
                String[] numbers = words[1].split(" ", -1);
                int viewer = Integer.parseInt(numbers[0]);
                if (numbers.length == 2 && viewer >= 0 && viewer < position.seats()) {
                    return drawn(viewer, Long.parseLong(numbers[1]));
                }
            } else if (words.length == 2) {
                int by = Integer.parseInt(words[0]);
                if (words[1].equals(WAIT) && position.mayMove(by) && (position.obliged() >> by & 1) == 0) {
                    return waited(by);
                }
                if (position.mayMove(by) && position.judge(by, words[1]) instanceof Ruling.Legal(int played)) {
                    return moved(by, played);
                }
            }
        } catch (NumberFormatException e) {
            throw new StoryRefused(Message.of("lab.state.step", "step", text));
        }
        throw new StoryRefused(Message.of("lab.state.step", "step", text));
    }
}
