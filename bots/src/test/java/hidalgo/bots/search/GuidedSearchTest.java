package hidalgo.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Evaluation;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search whose moves are ordered by an estimate that rates them, and one that plays for training. */
class GuidedSearchTest {
    private static final int ITERATIONS = 400;

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void theMoveThatTheEstimateLikesBestIsTriedFirst(String id) {
        Position position = start(id);
        Favourite estimate = new Favourite(judgement(id, Map.of()));
        Search search = new Search(view(position), judgement(id, Map.of()), estimate, RandomSource.of(1), null);
        search.iterate();
        List<Advice.Candidate> candidates = search.root().candidates(0);
        assertThat(candidates.getFirst().move()).isEqualTo(estimate.favourite(position));
        assertThat(candidates.getFirst().tries()).isOne();
        assertThat(search.root().candidates(0)).hasSize(size(position));
    }

    @Test
    void withoutTrainingLessonsAreTheTries() {
        Position position = start("el-grande");
        Judgement judgement = judgement("el-grande", Map.of());
        Search search = new Search(view(position), judgement, new Evaluation(judgement), RandomSource.of(1), null);
        for (int i = 0; i < ITERATIONS; i++) {
            search.iterate();
        }
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        assertThat(search.root().lessons()).isEqualTo(search.root().candidates(seat));
    }

    @Test
    void forTrainingMoreMovesAreTriedAndWhatWasForcedIsNoLesson() {
        Position position = start("el-grande");
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        Map<String, Double> changed = Map.of("search.noise", 0.25, "search.forced", 2.0, "search.open", 100.0);
        Judgement judgement = judgement("el-grande", changed);
        Search search = new Search(view(position), judgement, new Evaluation(judgement), RandomSource.of(1), null);
        for (int i = 0; i < ITERATIONS; i++) {
            search.iterate();
        }
        List<Advice.Candidate> tried = search.root().candidates(seat);
        List<Advice.Candidate> lessons = search.root().lessons();
        assertThat(sum(tried)).isEqualTo(ITERATIONS);
        assertThat(sum(lessons)).isBetween(1, ITERATIONS - 1);
        assertThat(most(lessons)).isEqualTo(most(tried));
    }

    private static int sum(List<Advice.Candidate> candidates) {
        return candidates.stream().mapToInt(Advice.Candidate::tries).sum();
    }

    private static int most(List<Advice.Candidate> candidates) {
        return candidates.stream().mapToInt(Advice.Candidate::tries).max().orElseThrow();
    }

    private static Position start(String id) {
        Game game = Games.known(id);
        return game.deal(game.choose(Map.of("players", "2")), RandomSource.of(5))
                .begin();
    }

    private static View view(Position position) {
        return position.view(Integer.numberOfTrailingZeros(position.obliged()));
    }

    private static int size(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(Integer.numberOfTrailingZeros(position.obliged()), moves);
        return moves.size();
    }

    private static Judgement judgement(String id, Map<String, Double> changed) {
        return GameKnowledge.ALL.of(id).judgement(changed);
    }

    /** An estimate that likes the last legal move best. */
    private record Favourite(Evaluation evaluation) implements WinEstimate {
        Favourite(Judgement judgement) {
            this(new Evaluation(judgement));
        }

        int favourite(Position position) {
            MoveList moves = new MoveList();
            position.legalMoves(Integer.numberOfTrailingZeros(position.obliged()), moves);
            return moves.get(moves.size() - 1);
        }

        @Override
        public void chances(Position position, double[] chances) {
            evaluation.chances(position, chances);
        }

        @Override
        public boolean knowsMoves() {
            return true;
        }

        @Override
        public void priors(Position position, int seat, MoveList moves, float[] priors) {
            Arrays.fill(priors, 0, moves.size(), 0.1f / moves.size());
            priors[moves.size() - 1] += 0.9f;
        }

        @Override
        public String settings() {
            return "guided";
        }
    }
}
