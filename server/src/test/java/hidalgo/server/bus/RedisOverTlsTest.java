package hidalgo.server.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.net.ssl.ExtendedSSLSession;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A certificate must belong to the host that was named, even if its issuer is trusted. */
class RedisOverTlsTest {
    private static final String PASSWORD = "changeit";

    @TempDir
    private Path folder;

    private final List<String> names = new CopyOnWriteArrayList<>();

    @Test
    void aCertificateOfTheHostIsAcceptedAndItsNameIsSent() throws Exception {
        SSLContext keys = certificateFor("dns:localhost");
        try (SSLServerSocket server = listen(keys);
                RedisTransport transport = RedisTransport.connect(address(server), keys.getSocketFactory())) {
            transport.send("hello");
        }
        assertThat(names).isNotEmpty().allMatch(name -> name.contains("localhost"));
    }

    @Test
    void aCertificateOfAnotherHostIsRefused() throws Exception {
        SSLContext keys = certificateFor("dns:other.example");
        try (SSLServerSocket server = listen(keys)) {
            assertThatThrownBy(() -> RedisTransport.connect(address(server), keys.getSocketFactory()))
                    .isInstanceOf(SSLHandshakeException.class)
                    .hasMessageContaining("localhost");
        }
    }

    private static RedisAddress address(SSLServerSocket server) {
        return RedisAddress.of("rediss://:swordfish@localhost:" + server.getLocalPort());
    }

    /** Answers every command with a number. */
    private SSLServerSocket listen(SSLContext keys) throws IOException {
        SSLServerSocket server = (SSLServerSocket)
                keys.getServerSocketFactory().createServerSocket(0, 5, InetAddress.getByName("localhost"));
        Thread.ofVirtual().start(() -> {
            while (!server.isClosed()) {
                try {
                    SSLSocket socket = (SSLSocket) server.accept();
                    Thread.ofVirtual().start(() -> answer(socket));
                } catch (IOException e) {
                    return;
                }
            }
        });
        return server;
    }

    private void answer(SSLSocket socket) {
        try (socket) {
            socket.startHandshake();
            names.add(String.valueOf(((ExtendedSSLSession) socket.getSession()).getRequestedServerNames()));
            byte[] command = new byte[1000];
            InputStream in = socket.getInputStream();
            while (in.read(command) > 0) {
                socket.getOutputStream().write(":1\r\n".getBytes(StandardCharsets.US_ASCII));
            }
        } catch (IOException e) {
            // The client has gone.
        }
    }

    /** A server's certificate, which its clients trust. */
    private SSLContext certificateFor(String name) throws Exception {
        Path file = folder.resolve("keys.p12");
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "redis",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=redis",
                        "-ext",
                        "san=" + name,
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        file.toString(),
                        "-storepass",
                        PASSWORD)
                .inheritIO()
                .start();
        assertThat(keytool.waitFor()).isZero();
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            store.load(in, PASSWORD.toCharArray());
        }
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, PASSWORD.toCharArray());
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("redis", store.getCertificate("redis"));
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
        return context;
    }
}
