package hidalgo.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;

/** A browser or a program: it keeps its session, and all that it was ever sent. */
public final class Client {
    /** One for all tests, because each one starts threads. */
    public static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofMinutes(1))
            .executor(Executors.newVirtualThreadPerTaskExecutor())
            .build();

    private final URI address;
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private volatile String cookieName = "hidalgo";
    private volatile @Nullable String cookie;
    private volatile @Nullable String device;
    private volatile @Nullable String way;
    private volatile @Nullable String token;

    /** A person unknown to the server at an address. */
    public Client(URI address) {
        this.address = address;
    }

    /** The same person at another server. */
    public Client at(URI other) {
        Client client = new Client(other);
        client.cookieName = cookieName;
        client.cookie = cookie;
        client.device = device;
        client.way = way;
        client.token = token;
        return client;
    }

    /** A program that is known by a token. */
    public Client withToken(String secret) {
        Client client = new Client(address);
        client.token = secret;
        return client;
    }

    /** The session as the cookie holds it. */
    public @Nullable String session() {
        return cookie;
    }

    /** A browser with a separate session. */
    public Client withSession(@Nullable String secret) {
        Client client = new Client(address);
        client.cookie = secret;
        return client;
    }

    /** The same browser after it has signed out. */
    public Client withoutSession() {
        Client client = new Client(address);
        client.device = device;
        return client;
    }

    /** Where an address of the API lies. */
    public URI uri(String path) {
        return URI.create(address + path);
    }

    /** Asks. */
    public Reply get(String path, String... headers) {
        return send("GET", path, null, headers);
    }

    /** The files of an archive, by name. */
    public Map<String, String> zip(String path) {
        Map<String, String> files = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(
                HTTP.send(request(path).build(), BodyHandlers.ofInputStream()).body())) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Does something. */
    public Reply post(String path, String body, String... headers) {
        return send("POST", path, body, headers);
    }

    /** Sends a request with headers given as name, value, name, value. */
    public Reply send(String method, String path, @Nullable String body, String... headers) {
        return send(request(path, headers)
                .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
                .build());
    }

    private HttpRequest.Builder request(String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(uri(path)).timeout(Duration.ofMinutes(2));
        credentials().forEach(header -> request.header(header[0], header[1]));
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return request;
    }

    /** The headers that say who asks. */
    public List<String[]> credentials() {
        List<String[]> headers = new ArrayList<>();
        List<String> cookies = new ArrayList<>();
        if (cookie != null) {
            cookies.add(cookieName + "=" + cookie);
        }
        if (device != null) {
            cookies.add(device);
        }
        if (way != null) {
            cookies.add(way);
        }
        if (!cookies.isEmpty()) {
            headers.add(new String[] {"Cookie", String.join("; ", cookies)});
        }
        if (token != null) {
            headers.add(new String[] {"Authorization", "Bearer " + token});
        }
        return headers;
    }

    private Reply send(HttpRequest request) {
        try {
            HttpResponse<String> response = sendAgain(request);
            response.headers().allValues("Set-Cookie").forEach(this::keep);
            heard.add(response.body());
            return new Reply(response.statusCode(), response.body(), response.headers());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /**
     * Sends a request, anew if its connection was closed before it got there: a server that refuses a request without reading
     * it all closes the connection, which the client may have taken for the next one.
     */
    private static HttpResponse<String> sendAgain(HttpRequest request) throws IOException, InterruptedException {
        for (int attempt = 1; ; attempt++) {
            try {
                return HTTP.send(request, BodyHandlers.ofString());
            } catch (IOException e) {
                boolean closed = String.valueOf(e.getMessage()).contains("received no bytes");
                if (!closed || attempt == 3) {
                    throw e;
                }
            }
        }
    }

    private void keep(String header) {
        if (header.contains("hidalgo-device=")) {
            device = header.substring(0, header.indexOf(';'));
            return;
        }
        if (header.contains("hidalgo-way=")) {
            way = header.contains("hidalgo-way=;") ? null : header.substring(0, header.indexOf(';'));
            return;
        }
        String value = header.substring(header.indexOf('=') + 1, header.indexOf(';'));
        cookieName = header.substring(0, header.indexOf('='));
        cookie = value.isEmpty() ? null : value;
    }

    /** Makes a table; its name. */
    public String create(NewTables wish) {
        return post("/api/tables", wish.json()).is(201).json().get("id").asText();
    }

    /** A table as this person sees it. */
    public JsonNode table(String id) {
        return get("/api/tables/" + id).is(200).json();
    }

    /** A table as this person sees it from a seat. */
    public JsonNode table(String id, int seat) {
        return get("/api/tables/" + id + "?seat=" + seat).is(200).json();
    }

    /** Does something at a table. */
    public Reply at(String id, String what, String body) {
        return post("/api/tables/" + id + "/" + what, body);
    }

    /** Sends a move. */
    public Reply move(String id, int seat, int version, String name, String move) {
        return at(
                id,
                "moves",
                "{\"seat\": %d, \"version\": %d, \"id\": \"%s\", \"move\": \"%s\"}"
                        .formatted(seat, version, name, move));
    }

    /** Opens a socket at a table. */
    public Socket open(String id) {
        return Socket.open(this, "/api/tables/" + id + "/socket");
    }

    /** A socket at a table that receives only changes. */
    public Socket openForChanges(String id) {
        return Socket.open(this, "/api/tables/" + id + "/socket?frames=changes");
    }

    /** Everything it was ever sent over HTTP. */
    public List<String> heard() {
        return heard;
    }
}
