package hidalgo.server.rights;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.base.Json;

/**
 * The values for the body of a request.
 *
 * @param version the version of the table
 * @param move a legal move
 * @param name the name of an account
 * @param secret a recovery code, or the secret of a reset link
 */
record Blanks(int version, String move, String name, String secret) {
    /** The values for a table, as a player sees it. */
    static Blanks of(Client player, String id) {
        JsonNode seen = player.table(id);
        String move = seen.at("/play/legal/0").asText("power 1");
        return new Blanks(seen.get("version").asInt(), move.isEmpty() ? "power 1" : move, "", "");
    }

    /** The same with a secret. */
    Blanks with(String known) {
        return new Blanks(version, move, name, known);
    }

    String fill(String body) {
        return body.replace("{version}", String.valueOf(version))
                .replace("{move}", move)
                .replace("{name}", name)
                .replace("{secret}", secret)
                .replace("{record}", Json.text(Scenes.RECORD));
    }
}
