package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Calls every route of a table in every phase as people without the right to it. {@code AccessTest} lists the routes. */
@Tag("slow")
class RolesTest extends TwoGuests {
    enum Phase {
        WAITING,
        PLAYING,
        OVER
    }

    /** Open to guests who have the link. */
    private static final Set<String> FOR_GUESTS = Set.of("/join", "/chat", "/analysis");

    /** Open to the people in the seats. */
    private static final Set<String> FOR_SEATS =
            Set.of("/join", "/chat", "/analysis", "/leave", "/propose", "/answer", "/bot", "/rematch");

    @ParameterizedTest
    @EnumSource
    void aStrangerChangesNothing(Phase phase) {
        refuses(phase, server().stranger(), Set.of(), Set.of(401));
    }

    @ParameterizedTest
    @EnumSource
    void aGuestWithoutASeatOnlyJoinsAndChats(Phase phase) {
        refuses(phase, server().guest("Eve"), FOR_GUESTS, Set.of(403, 409, 422));
    }

    @ParameterizedTest
    @EnumSource
    void aPlayerActsNeitherForAnotherSeatNorForTheHost(Phase phase) {
        refuses(phase, ben, FOR_SEATS, Set.of(403, 409, 422));
    }

    @ParameterizedTest
    @EnumSource
    void aTokenForReadingChangesNothing(Phase phase) {
        String token = ana.post("/api/tokens", "{\"label\": \"reader\", \"scope\": \"read\"}")
                .is(200)
                .json()
                .get("token")
                .asText();
        refuses(phase, ana.withToken(token), Set.of(), Set.of(403));
    }

    private void refuses(Phase phase, Client who, Set<String> open, Set<Integer> refusals) {
        String id = table(phase);
        int number = ana.table(id).get("number").asInt();
        List<String> answers = new ArrayList<>();
        for (Probe probe : Probe.ALL) {
            String route = probe.path().substring(probe.path().lastIndexOf('/'));
            boolean changes = probe.method().equals("POST") && probe.path().contains("{id}");
            if (changes && !probe.path().startsWith("/api/puzzles") && !open.contains(route)) {
                int status = who.post(probe.at(id), probe.body()).status();
                if (!refusals.contains(status)) {
                    answers.add(status + " " + probe.path());
                }
            }
        }
        assertThat(answers).isEmpty();
        assertThat(ana.table(id).get("number").asInt()).isEqualTo(number);
    }

    private String table(Phase phase) {
        String id = ana.create(NewTables.caballero().me().open());
        ben.at(id, "join", "{}").is(200);
        if (phase != Phase.WAITING) {
            ana.at(id, "start", "").is(200);
        }
        if (phase == Phase.OVER) {
            ana.at(id, "propose", "{\"kind\": \"end\"}").is(200);
            ben.at(id, "answer", "{\"agree\": true}").is(200);
        }
        return id;
    }
}
