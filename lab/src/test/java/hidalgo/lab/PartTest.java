package hidalgo.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.Messages;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Shards cover a run, each unit once, and their parts join into the whole run or are refused with a sentence. */
class PartTest {
    private static final Map<String, String> RUN = Map.of("seed", "7", "version", "1");

    @Test
    void everyUnitBelongsToOneShard() {
        for (int count = 1; count < 12; count++) {
            for (int units = 0; units < 30; units++) {
                int next = 0;
                for (int number = 1; number <= count; number++) {
                    Shard shard = new Shard(number, count);
                    assertThat(shard.from(units)).isEqualTo(next);
                    assertThat(shard.size(units)).isBetween(units / count, units / count + 1);
                    next = shard.to(units);
                }
                assertThat(next).isEqualTo(units);
            }
        }
        assertThat(new Shard(1_000, 1_000).to(1_000_000_000)).isEqualTo(1_000_000_000);
    }

    @Test
    void aShardIsWrittenAsItIsRead() {
        assertThat(Shard.of("3/8")).contains(new Shard(3, 8));
        assertThat(new Shard(3, 8)).hasToString("3/8");
        for (String bad : List.of("", "3", "0/8", "9/8", "-1/8", "1/0", "3/8/9", "a/b", "1/99999999")) {
            assertThat(Shard.of(bad)).as(bad).isEmpty();
        }
    }

    @Test
    void aPartIsReadAsItWasWritten() throws PartRefused {
        Part part = new Part(RUN, new Shard(2, 3), List.of("a b", "", "end 1"));
        assertThat(read(part.text())).isEqualTo(part);
    }

    @Test
    void partsJoinInTheOrderOfTheirShards() throws PartRefused {
        Map<String, Part> parts = new LinkedHashMap<>();
        parts.put("third", part(3, 3, "c"));
        parts.put("first", part(1, 3, "a"));
        parts.put("second", part(2, 3, "b"));
        assertThat(Part.join(parts)).isEqualTo(part(1, 1, "a", "b", "c"));
    }

    @Test
    void whatDoesNotBelongTogetherIsRefused() {
        assertThat(refusal(() -> Part.join(Map.of("one", part(1, 2, "a"))))).isEqualTo("shard 2/2 is missing");
        Map<String, Part> twice = new LinkedHashMap<>(Map.of("one", part(1, 2, "a")));
        twice.put("other", part(1, 2, "a"));
        assertThat(refusal(() -> Part.join(twice))).contains("are both shard 1/2");
        Map<String, Part> seeds = new LinkedHashMap<>(Map.of("one", part(1, 2, "a")));
        seeds.put("other", new Part(Map.of("seed", "8", "version", "1"), new Shard(2, 2), List.of()));
        assertThat(refusal(() -> Part.join(seeds)))
                .isEqualTo("other belongs to another run: its seed is 8, but one has 7");
        Map<String, Part> counts = new LinkedHashMap<>(Map.of("one", part(1, 2, "a")));
        counts.put("other", part(2, 3, "b"));
        assertThat(refusal(() -> Part.join(counts))).contains("its shards is 3");
    }

    @Test
    void aFileThatWasCutOffIsRefusedWhereverItEnds() throws PartRefused {
        String text = part(1, 1, "a", "b").text();
        for (int end = 0; end < text.length() - 1; end++) {
            String cut = text.substring(0, end);
            assertThat(refusal(() -> read(cut))).as(cut).isNotEmpty();
        }
        assertThat(read(text)).isEqualTo(part(1, 1, "a", "b"));
        assertThat(refusal(() -> read("{}"))).isEqualTo("file is not a part of a run; --shard prints such parts");
    }

    private static Part read(String text) throws PartRefused {
        return Part.of("file", text.lines().toList());
    }

    private static Part part(int number, int count, String... lines) {
        return new Part(RUN, new Shard(number, count), List.of(lines));
    }

    private static String refusal(ThrowingCallable doing) {
        PartRefused[] refused = new PartRefused[1];
        assertThatThrownBy(doing).isInstanceOfSatisfying(PartRefused.class, e -> refused[0] = e);
        return refused[0].text(Messages.ENGLISH);
    }
}
