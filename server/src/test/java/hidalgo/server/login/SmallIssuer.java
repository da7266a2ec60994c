package hidalgo.server.login;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import hidalgo.server.base.Issuer;
import hidalgo.server.base.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** A small provider of OpenID Connect: a page that signs a person in, and tokens, with all the checks that one makes. */
public final class SmallIssuer implements AutoCloseable {
    static final String CLIENT = "hidalgo";
    static final String SECRET = "a secret of both";

    private final HttpServer server;
    private final ECKey key;
    private final Map<String, Map<String, String>> codes = new ConcurrentHashMap<>();

    /** The person who is signed in there, and what is wrong with what it says. */
    volatile String subject = "ana-1";

    volatile String name = "Ana of Ávila";
    volatile Map<String, Object> instead = Map.of();
    volatile boolean tellsNameLater;
    volatile boolean isSignedByAnother;

    /** A path that it sends callers away from, and how often they went where it sent them. */
    volatile String sendsAwayFrom = "";

    final AtomicInteger followed = new AtomicInteger();

    /** A provider that listens on any free port. */
    public SmallIssuer() {
        try {
            key = new ECKeyGenerator(Curve.P_256).keyID("one").generate();
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        serve("/.well-known/openid-configuration", exchange -> answer(exchange, 200, description()));
        String keys = new JWKSet(key).toPublicJWKSet().toString();
        serve("/keys", exchange -> answer(exchange, 200, keys));
        server.createContext("/authorize", this::authorize);
        serve("/token", this::token);
        serve(
                "/userinfo",
                exchange -> answer(exchange, 200, Json.text(Map.of("sub", subject, "preferred_username", name))));
        server.createContext("/inside", exchange -> {
            followed.incrementAndGet();
            answer(exchange, 200, "{}");
        });
        server.start();
    }

    private void serve(String path, HttpHandler handler) {
        server.createContext(path, exchange -> {
            if (sendsAwayFrom.equals(path)) {
                exchange.getResponseHeaders().set("Location", address() + "/inside");
                exchange.sendResponseHeaders(302, -1);
                exchange.close();
            } else {
                handler.handle(exchange);
            }
        });
    }

    /** Its address. */
    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** The settings of a server that trusts it. */
    public Issuer settings() {
        return new Issuer("Club", address(), CLIENT, SECRET);
    }

    private String description() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("issuer", address());
        all.put("authorization_endpoint", address() + "/authorize");
        all.put("token_endpoint", address() + "/token");
        all.put("userinfo_endpoint", address() + "/userinfo");
        all.put("jwks_uri", address() + "/keys");
        all.put("response_types_supported", List.of("code"));
        all.put("subject_types_supported", List.of("public"));
        all.put("id_token_signing_alg_values_supported", List.of("ES256"));
        all.put("code_challenge_methods_supported", List.of("S256"));
        return Json.text(all);
    }

    /** Signs in the person at once, and sends the browser back. */
    private void authorize(HttpExchange exchange) throws IOException {
        Map<String, String> asked = fields(exchange.getRequestURI().getRawQuery());
        boolean isRight = "code".equals(asked.get("response_type"))
                && CLIENT.equals(asked.get("client_id"))
                && "S256".equals(asked.get("code_challenge_method"))
                && asked.getOrDefault("scope", "").contains("openid")
                && asked.containsKey("nonce");
        if (!isRight) {
            answer(exchange, 400, "{}");
            return;
        }
        String code = UUID.randomUUID().toString();
        codes.put(code, asked);
        String state = URLEncoder.encode(asked.get("state"), StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Location", asked.get("redirect_uri") + "?code=" + code + "&state=" + state);
        exchange.sendResponseHeaders(302, -1);
        exchange.close();
    }

    private void token(HttpExchange exchange) throws IOException {
        Map<String, String> sent = fields(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        String login = URLEncoder.encode(CLIENT, StandardCharsets.UTF_8) + ":"
                + URLEncoder.encode(SECRET, StandardCharsets.UTF_8);
        String expected = "Basic " + Base64.getEncoder().encodeToString(login.getBytes(StandardCharsets.UTF_8));
        // A code counts once.
        Map<String, String> asked = codes.remove(sent.getOrDefault("code", ""));
        boolean isRight = expected.equals(exchange.getRequestHeaders().getFirst("Authorization"))
                && asked != null
                && asked.get("redirect_uri").equals(sent.get("redirect_uri"))
                && asked.get("code_challenge").equals(challenge(sent.getOrDefault("code_verifier", "")));
        if (!isRight) {
            answer(exchange, 400, "{\"error\": \"invalid_grant\"}");
            return;
        }
        Map<String, Object> tokens = new LinkedHashMap<>();
        tokens.put("access_token", "access");
        tokens.put("token_type", "Bearer");
        tokens.put("id_token", statement(asked.get("nonce")));
        answer(exchange, 200, Json.text(tokens));
    }

    private String statement(String nonce) {
        Instant now = Instant.now();
        JWTClaimsSet.Builder claims = new JWTClaimsSet.Builder()
                .issuer(address())
                .audience(CLIENT)
                .subject(subject)
                .claim("nonce", nonce)
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plusSeconds(60)));
        if (!tellsNameLater) {
            claims.claim("preferred_username", name);
        }
        instead.forEach(claims::claim);
        try {
            ECKey signer = isSignedByAnother
                    ? new ECKeyGenerator(Curve.P_256).keyID("one").generate()
                    : key;
            SignedJWT signed = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.ES256).keyID("one").build(), claims.build());
            signed.sign(new ECDSASigner(signer));
            return signed.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String challenge(String verifier) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The fields of a query or a form. */
    public static Map<String, String> fields(String text) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (String part : text.split("&", -1)) {
            String[] pair = part.split("=", 2);
            fields.put(pair[0], URLDecoder.decode(pair.length > 1 ? pair[1] : "", StandardCharsets.UTF_8));
        }
        return fields;
    }

    /** The fields with which the browser comes back after the person was signed in there. */
    public static Map<String, String> visit(String address) {
        try {
            var response = hidalgo.server.Client.HTTP.send(
                    java.net.http.HttpRequest.newBuilder(URI.create(address)).build(),
                    java.net.http.HttpResponse.BodyHandlers.discarding());
            String back = response.headers().firstValue("Location").orElseThrow();
            return fields(URI.create(back).getRawQuery());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static void answer(HttpExchange exchange, int status, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
