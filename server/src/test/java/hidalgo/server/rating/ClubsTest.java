package hidalgo.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Keeping;
import hidalgo.server.NewTables;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Clubs: members, notices, and the people who may see them. */
class ClubsTest {
    private static final int MOST_NOTICES = 50;

    @TempDir
    Path folder;

    private static List<String> members(Client asking, String club) {
        return asking.get("/api/clubs/" + club).is(200).json().get("members").findValuesAsText("name");
    }

    private static JsonNode notices(Client asking, String club) {
        return asking.get("/api/clubs/" + club).is(200).json().get("notices");
    }

    private static void write(Client member, String club, String text) {
        member.post("/api/clubs/" + club + "/notices", "{\"text\": \"" + text + "\"}")
                .is(204);
    }

    private static String found(Client founder, String name) {
        return founder.post("/api/clubs", "{\"name\": \"" + name + "\", \"about\": \"\"}")
                .is(201)
                .json()
                .get("id")
                .asText();
    }

    @ParameterizedTest
    @EnumSource
    void membersSeeEachOtherAndTheirNotices(Keeping keeping) {
        try (TestServer server = keeping.start(folder)) {
            Client ana = ProfilesTest.withAccount(server, "Ana");
            Client ben = ProfilesTest.withAccount(server, "Ben");
            Client carl = ProfilesTest.withAccount(server, "Carl");
            String club = found(ana, "Casa Ortega");
            assertThat(ben.post("/api/clubs", "{\"name\": \"CASA ORTEGA\", \"about\": \"\"}")
                            .status())
                    .as("a name that looks the same")
                    .isEqualTo(400);
            ben.post("/api/clubs/" + club + "/join", "").is(204);
            ProfilesTest.game(ana, ben, NewTables.grande());
            ProfilesTest.game(carl, ben, NewTables.grande());

            ProfilesTest.show(ben, "me");
            assertThat(members(carl, club)).containsExactly("Ana");
            assertThat(members(server.stranger(), club)).containsExactly("Ana");
            assertThat(carl.get("/api/clubs/" + club)
                            .is(200)
                            .json()
                            .get("count")
                            .asInt())
                    .isEqualTo(2);
            assertThat(members(ana, club)).containsExactly("Ana", "Ben");
            JsonNode asAna = ana.get("/api/clubs/" + club).is(200).json().at("/members/1/person");
            assertThat(asAna.get("isHere").asBoolean())
                    .as("Ben shows it to no one else")
                    .isFalse();
            assertThat(carl.get("/api/clubs/" + club)
                            .is(200)
                            .json()
                            .at("/members/0/person/isHere")
                            .asBoolean())
                    .as("others don't see when members are here")
                    .isFalse();
            String month = "/api/clubs/" + club + "/months/now";
            assertThat(ana.get(month).is(200).json().get("players").findValuesAsText("name"))
                    .as("members only, and no private page")
                    .containsExactly("Ana");
            assertThat(ben.get(month).is(200).json().get("players").findValuesAsText("name"))
                    .containsExactly("Ben", "Ana");
            assertThat(ana.get("/api/clubs/" + club + "/leaderboards/el-grande?seats=2")
                            .is(200)
                            .json()
                            .get("players")
                            .findValuesAsText("name"))
                    .contains("Ana")
                    .doesNotContain("Ben", "Carl");

            write(ben, club, "Bring\\na friend");
            assertThat(notices(ana, club).at("/0/text").asText()).isEqualTo("Bring\na friend");
            assertThat(notices(carl, club)).as("only for members").isEmpty();
            assertThat(carl.post("/api/clubs/" + club + "/notices", "{\"text\": \"x\"}")
                            .status())
                    .isEqualTo(403);
            String notice =
                    "/api/club-notices/" + notices(ana, club).at("/0/id").asText();
            assertThat(ben.post(notice + "/pin", "{\"isPinned\": true}").status())
                    .isEqualTo(403);
            ana.post(notice + "/pin", "{\"isPinned\": true}").is(204);
            assertThat(carl.send("DELETE", notice, null).status()).isEqualTo(404);
            for (int number = 0; number <= MOST_NOTICES; number++) {
                write(ana, club, "notice " + number);
            }
            JsonNode all = notices(ben, club);
            assertThat(all).hasSize(MOST_NOTICES);
            assertThat(all.at("/0/isPinned").asBoolean())
                    .as("pinned ones stay, and come first")
                    .isTrue();

            assertThat(ben.post("/api/clubs/" + club + "/remove", "{\"name\": \"Ana\"}")
                            .status())
                    .isEqualTo(403);
            ana.post("/api/clubs/" + club + "/leave", "").is(204);
            assertThat(notices(ana, club)).isEmpty();
            JsonNode asBen = ben.get("/api/clubs/" + club).is(200).json();
            assertThat(asBen.get("isOrganiser").asBoolean())
                    .as("the next one organises it")
                    .isTrue();
            ben.post("/api/clubs/" + club + "/leave", "").is(204);
            assertThat(carl.get("/api/clubs/" + club).status()).isEqualTo(404);
            assertThat(carl.get("/api/clubs").is(200).json()).isEmpty();
            for (int number = 1; number <= 3; number++) {
                found(carl, "Club " + number);
            }
            assertThat(carl.post("/api/clubs", "{\"name\": \"Club 4\", \"about\": \"\"}")
                            .status())
                    .isEqualTo(422);
        }
    }
}
