package hidalgo.server.base;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hidalgo.server.Reply;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ChangesTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Something with parts of every kind. */
    record Thing(
            int number,
            @Nullable String text,
            @Nullable Thing inner,
            List<Integer> numbers,
            List<Thing> things,
            Map<String, Integer> counts) {

        static Thing of(int number) {
            return new Thing(number, null, null, List.of(), List.of(), Map.of());
        }

        Thing numbers(Integer... all) {
            return new Thing(number, text, inner, List.of(all), things, counts);
        }

        Thing things(Thing... all) {
            return new Thing(number, text, inner, numbers, List.of(all), counts);
        }

        Thing counts(Map<String, Integer> all) {
            return new Thing(number, text, inner, numbers, things, all);
        }

        Thing inner(@Nullable Thing other) {
            return new Thing(number, text, other, numbers, things, counts);
        }
    }

    @Test
    void nothingIsSaidOfWhatStays() {
        assertThat(change(Thing.of(1).numbers(1, 2), Thing.of(1).numbers(1, 2))).isEqualTo("{}");
        assertThat(change(Thing.of(1), Thing.of(2))).isEqualTo("{\"number\":[2]}");
    }

    @Test
    void partsOfPartsAreNamed() {
        assertThat(change(
                        Thing.of(1).inner(Thing.of(2).numbers(7)),
                        Thing.of(1).inner(Thing.of(3).numbers(7))))
                .isEqualTo("{\"inner\":{\"number\":[3]}}");
        assertThat(change(Thing.of(1).inner(Thing.of(2)), Thing.of(1))).isEqualTo("{\"inner\":[null]}");
    }

    @Test
    void whatLeavesAListAtItsStartIsDropped() {
        assertThat(change(Thing.of(1).numbers(1, 2, 3, 4), Thing.of(1).numbers(3, 4, 5)))
                .isEqualTo("{\"numbers\":{\"drop\":2,\"size\":3,\"2\":[5]}}");
        assertThat(change(Thing.of(1).numbers(1, 2, 3), Thing.of(1).numbers(1, 2)))
                .isEqualTo("{\"numbers\":{\"size\":2}}");
        assertThat(change(Thing.of(1).numbers(1, 2), Thing.of(1).numbers(8, 9))).isEqualTo("{\"numbers\":[[8,9]]}");
    }

    @Test
    void whatLeavesAMapIsRemoved() {
        assertThat(change(Thing.of(1).counts(Map.of("a", 1)), Thing.of(1).counts(Map.of("b", 2))))
                .isEqualTo("{\"counts\":{\"b\":[2],\"a\":[]}}");
    }

    @Test
    void whoAppliesAChangeHasTheNewValue() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 3000; i++) {
            Thing before = thing(random, 3);
            Thing after = random.nextInt(3) == 0 ? thing(random, 3) : varied(before, random);
            String change = change(before, after);
            assertThat(Reply.changed(node(Json.text(before)), node(change)))
                    .as("%s to %s by %s", before, after, change)
                    .isEqualTo(node(Json.text(after)));
        }
    }

    private static String change(Thing before, Thing after) {
        JsonNode frame = node(new String(Json.change("change", before, after), StandardCharsets.UTF_8));
        assertThat(frame.get("type").asText()).isEqualTo("change");
        return frame.get("change").toString();
    }

    private static JsonNode node(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    private static Thing thing(SplittableRandom random, int depth) {
        List<Integer> numbers = new ArrayList<>();
        List<Thing> things = new ArrayList<>();
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            numbers.add(random.nextInt(3));
            counts.put("key " + random.nextInt(4), random.nextInt(3));
            if (depth > 0) {
                things.add(thing(random, depth - 2));
            }
        }
        return new Thing(
                random.nextInt(3),
                random.nextBoolean() ? null : "text " + random.nextInt(2),
                depth == 0 || random.nextBoolean() ? null : thing(random, depth - 1),
                numbers,
                things,
                counts);
    }

    /** The same with a few things added, dropped or changed, as from one move to the next. */
    private static Thing varied(Thing old, SplittableRandom random) {
        List<Thing> things = new ArrayList<>(old.things());
        if (!things.isEmpty() && random.nextBoolean()) {
            things.removeFirst();
        }
        things.add(Thing.of(random.nextInt(5)));
        if (random.nextBoolean()) {
            int place = random.nextInt(things.size());
            things.set(place, varied(things.get(place), random));
        }
        return new Thing(old.number() + 1, old.text(), old.inner(), old.numbers(), things, old.counts());
    }
}
