package hidalgo.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** People with accounts and without browsers, who enter cups. */
public final class Crowd {
    private Crowd() {}

    /** Some people make accounts and enter a cup. */
    public static void enter(RunningServer server, String cup, String... names) {
        for (String name : names) {
            try (HttpClient person =
                    HttpClient.newBuilder().cookieHandler(new CookieManager()).build()) {
                post(person, server.at("api/session"), "{}");
                post(
                        person,
                        server.at("api/account"),
                        "{\"name\": \"" + name + "\", \"password\": \"nine green herons\"}");
                post(person, server.at("api/cups/" + cup + "/register"), "{}");
            }
        }
    }

    private static void post(HttpClient person, String address, String body) {
        try {
            HttpResponse<String> answer = person.send(
                    HttpRequest.newBuilder(URI.create(address))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(body))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() >= 300) {
                throw new IllegalStateException(address + ": " + answer.body());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
