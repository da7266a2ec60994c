package hidalgo.app.serve;

import hidalgo.app.input.BadInput;
import hidalgo.server.base.AddressRange;
import hidalgo.server.base.Issuer;
import hidalgo.server.base.MailServer;
import hidalgo.server.base.Operations;
import hidalgo.server.base.Retention;
import hidalgo.server.base.TrustedProxies;
import hidalgo.server.bus.RedisAddress;
import java.net.IDN;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The settings of a server as people write them: reads each from a text, or throws the reason why it can't. */
final class SettingTexts {
    private static final Pattern MAIL =
            Pattern.compile("(?<scheme>smtps?)://((?<user>[^\\s/:@]+)@)?(?<host>[^\\s/:@]+)(:(?<port>\\d{1,5}))?/?");

    private SettingTexts() {}

    /**
     * Another service to sign in at. An attacker on the way to it could sign in as any person, so without HTTPS it must be
     * on this computer.
     */
    static Issuer issuer(String address, @Nullable String client, @Nullable String name, @Nullable String secret) {
        if (!address.matches("https://[^\\s/?#]+[^\\s?#]*|http://(localhost|127\\.[\\d.]+)(:\\d+)?(/[^\\s?#]*)?")) {
            throw BadInput.of("app.serve.issuer", "value", address);
        }
        if (client == null || client.isBlank()) {
            throw BadInput.of("app.serve.issuer.client");
        }
        String host = URI.create(address).getHost();
        return new Issuer(name == null ? host : name, address, client, secret);
    }

    /** A mail server and the sender of messages. */
    static MailServer mail(String address, String from, @Nullable String password) {
        Matcher parts = MAIL.matcher(address);
        if (!parts.matches() || !from.matches("[^@\\r\\n]*[^\\s@]+@[^\\s@]+")) {
            // The value may contain a password, so it is not repeated.
            throw BadInput.of(parts.matches() ? "app.serve.mail.from" : "app.serve.mail");
        }
        boolean isTls = parts.group("scheme").equals("smtps");
        String host = parts.group("host");
        boolean isHere = host.matches("localhost|127\\.[\\d.]+");
        MailServer.Encryption encryption = isTls
                ? MailServer.Encryption.TLS
                : isHere ? MailServer.Encryption.NONE : MailServer.Encryption.STARTTLS;
        String port = parts.group("port");
        String user = parts.group("user");
        return new MailServer(
                host,
                port == null ? isTls ? 465 : isHere ? 25 : 587 : Integer.parseInt(port),
                encryption,
                user == null ? null : URLDecoder.decode(user, StandardCharsets.UTF_8),
                password,
                from);
    }

    static <E extends Enum<E>> E choice(Class<E> type, String text, String option) {
        return Arrays.stream(type.getEnumConstants())
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(text))
                .findFirst()
                .orElseThrow(() -> BadInput.of(
                        "app.serve.choice",
                        "name",
                        option,
                        "choices",
                        Arrays.stream(type.getEnumConstants())
                                .map(each -> each.name().toLowerCase(Locale.ROOT))
                                .collect(Collectors.joining(", ")),
                        "value",
                        text));
    }

    static List<AddressRange> innerNetworks(String text) {
        return switch (text) {
            case "true" -> AddressRange.ALL;
            case "false" -> List.of();
            default -> ranges(text, "app.serve.innerWebhooks");
        };
    }

    private static List<AddressRange> ranges(String text, String refusal) {
        try {
            return Arrays.stream(text.split(",", -1))
                    .map(range -> AddressRange.of(range.strip()))
                    .toList();
        } catch (IllegalArgumentException e) {
            throw BadInput.of(refusal, "value", text);
        }
    }

    static List<AddressRange> exempted(String text) {
        return text.isBlank() ? List.of() : ranges(text, "app.serve.exempt");
    }

    static Retention kept(String text) {
        try {
            return text.isBlank() ? Retention.USUAL : Retention.of(text);
        } catch (IllegalArgumentException e) {
            throw BadInput.of("app.serve.keep", "value", text);
        }
    }

    static @Nullable Path securityLog(@Nullable String text, Path folder) {
        if (text == null) {
            return folder.resolve("security.log");
        }
        if (text.equals("-")) {
            return null;
        }
        Path file = Path.of(text);
        Path parent = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), file);
        if (Files.exists(file) ? Files.isDirectory(file) || !Files.isWritable(file) : !Files.isWritable(parent)) {
            throw BadInput.of("app.serve.securityLog", "file", text);
        }
        return file;
    }

    static Set<String> hosts(String text) {
        Set<String> hosts = new TreeSet<>();
        for (String host : text.isBlank() ? new String[0] : text.split(",", -1)) {
            String name = host.strip().toLowerCase(Locale.ROOT);
            if (!name.matches("[\\p{L}\\p{N}_-]+(\\.[\\p{L}\\p{N}_-]+)*|\\*")) {
                throw BadInput.of("app.serve.allowedHosts", "value", text);
            }
            hosts.add(IDN.toASCII(name));
        }
        return hosts;
    }

    static Operations.From operators(String text) {
        return switch (text) {
            case "loopback" -> Operations.From.LOOPBACK;
            case "private" -> Operations.From.PRIVATE;
            case "all" -> Operations.From.ALL;
            default -> throw BadInput.of("app.serve.operations", "value", text);
        };
    }

    static TrustedProxies trusted(String text) {
        if (text.equals("true")) {
            return TrustedProxies.any();
        }
        try {
            return text.equals("false") ? TrustedProxies.none() : TrustedProxies.of(text);
        } catch (IllegalArgumentException e) {
            throw BadInput.of("app.serve.trustProxy", "value", text);
        }
    }

    /** A password that is given by itself needs no encoding, whatever its characters are. */
    static String withPassword(String url, @Nullable String password) {
        return password == null
                ? url
                : url + (url.contains("?") ? "&" : "?") + "password="
                        + URLEncoder.encode(password, StandardCharsets.UTF_8);
    }

    /** Whether several nodes can share a database. */
    static boolean isShared(@Nullable String database) {
        return database != null && database.startsWith("jdbc:postgresql:");
    }

    static @Nullable String busAddress(@Nullable String address, @Nullable String database) {
        if (address == null) {
            return null;
        }
        try {
            RedisAddress.of(address);
        } catch (IllegalArgumentException e) {
            // The value may contain a password, so it is not repeated.
            throw BadInput.of("app.serve.bus");
        }
        if (!isShared(database)) {
            throw BadInput.of("app.serve.bus.alone");
        }
        return address;
    }

    static @Nullable String address(@Nullable String url) {
        if (url != null && !url.matches("https?://[^\\s/?#]+[^\\s?#]*")) {
            throw BadInput.of("app.serve.publicUrl", "value", url);
        }
        return url;
    }
}
