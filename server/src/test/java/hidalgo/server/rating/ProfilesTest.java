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

/** The pages of people: their results, who may see them, and their followers. */
class ProfilesTest {
    @TempDir
    Path folder;

    static Client withAccount(TestServer server, String name) {
        Client client = server.guest(name);
        client.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"long enough\"}")
                .is(200);
        return client;
    }

    static void game(Client loser, Client winner, NewTables wish) {
        String id = loser.create(wish.me().open());
        winner.at(id, "join", "{}").is(200);
        loser.at(id, "start", "{}").is(200);
        loser.at(id, "resign", "{\"seat\": 0}").is(200);
        winner.at(id, "propose", "{\"kind\": \"end\"}").is(200);
    }

    private static JsonNode page(Client asking, String name) {
        return asking.get("/api/people/" + name).is(200).json();
    }

    private static List<String> here(Client asking) {
        return asking.get("/api/online").is(200).json().findValuesAsText("name");
    }

    static void show(Client person, String audience) {
        person.post("/api/me/audience", "{\"audience\": \"" + audience + "\"}").is(204);
    }

    @ParameterizedTest
    @EnumSource
    void aPageShowsResultsToThoseWhoMaySeeThem(Keeping keeping) {
        try (TestServer server = keeping.start(folder)) {
            Client ana = withAccount(server, "Ana");
            Client ben = withAccount(server, "Ben");
            Client carl = withAccount(server, "Carl");
            game(ana, ben, NewTables.grande().with("visibility", "public"));
            game(ana, ben, NewTables.grande().with("visibility", "link"));

            JsonNode seen = page(server.stranger(), "Ben");
            assertThat(seen.at("/results/0/places").toString()).isEqualTo("[2,0]");
            assertThat(seen.at("/results/0/isSettled").asBoolean()).isFalse();
            assertThat(seen.at("/rivals/0/name").asText()).isEqualTo("Ana");
            assertThat(seen.at("/rivals/0/higher").asInt()).isEqualTo(2);
            assertThat(seen.at("/recent/0/table").asText())
                    .as("the table behind a link")
                    .isEmpty();
            assertThat(seen.at("/recent/1/table").asText()).isNotEmpty();
            assertThat(page(ana, "Ben").at("/recent/0/table").asText())
                    .as("to those who played there")
                    .isNotEmpty();
            assertThat(ana.get("/api/people/Ben/course/el-grande?seats=2")
                            .is(200)
                            .json())
                    .hasSize(2);

            ana.post("/api/people/Ben/follow", "").is(204);
            ana.post("/api/people/Ben/follow", "").is(204);
            assertThat(page(ana, "Ben").get("isFollowed").asBoolean()).isTrue();
            assertThat(page(carl, "Ben").get("followers").asInt()).isEqualTo(1);
            assertThat(ana.get("/api/following").is(200).json().at("/0/name").asText())
                    .isEqualTo("Ben");
            assertThat(ana.post("/api/people/Ana/follow", "").status()).isEqualTo(422);

            show(ana, "friends");
            assertThat(page(ben, "Ana").get("isHidden").asBoolean()).isFalse();
            assertThat(page(carl, "Ana").get("isHidden").asBoolean()).isTrue();
            assertThat(page(carl, "Ana").get("results")).isEmpty();
            assertThat(page(carl, "Ana").get("recent")).isEmpty();
            assertThat(carl.get("/api/people/Ana/course/el-grande?seats=2")
                            .is(200)
                            .json())
                    .isEmpty();
            assertThat(page(carl, "Ben").get("rivals"))
                    .as("an opponent whose page is not public")
                    .isEmpty();
            show(ana, "me");
            assertThat(page(ben, "Ana").get("isHidden").asBoolean()).isTrue();
            assertThat(page(ana, "Ana").get("audience").asText()).isEqualTo("me");
            assertThat(carl.get("/api/months/now").is(200).json().get("players"))
                    .hasSize(1);

            assertThat(here(ben)).as("only Ana sees that she is here").doesNotContain("Ana");
            assertThat(ben.get("/api/following").is(200).json()).isEmpty();
            show(ana, "friends");
            assertThat(here(ben)).as("a friend").contains("Ana");
            assertThat(here(carl)).as("no friend").contains("Ben").doesNotContain("Ana", "Carl");
            assertThat(ana.get("/api/online")
                            .is(200)
                            .json()
                            .at("/people/0/isFollowed")
                            .asBoolean())
                    .as("Ben comes first")
                    .isTrue();
            assertThat(here(server.guest("Dora"))).contains("Ben", "Carl").doesNotContain("Ana", "Dora");
            assertThat(server.stranger().get("/api/online").status()).isEqualTo(401);
            String id = ben.create(NewTables.grande().me().open().with("visibility", "public"));
            JsonNode followed = ana.get("/api/following").is(200).json().get(0);
            assertThat(followed.get("table").asText()).isEqualTo(id);
            assertThat(followed.get("isWaiting").asBoolean()).isTrue();
            show(ben, "me");
            followed = ana.get("/api/following").is(200).json().get(0);
            assertThat(followed.get("isHere").asBoolean()).isFalse();
            assertThat(followed.get("table").asText()).isEmpty();

            ana.send("DELETE", "/api/people/Ben/follow", null).is(204);
            assertThat(page(ana, "Ben").get("followers").asInt()).isZero();
            assertThat(ana.get("/api/people/Zacarias").status()).isEqualTo(404);
        }
    }
}
