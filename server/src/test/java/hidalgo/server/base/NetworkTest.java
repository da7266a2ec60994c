package hidalgo.server.base;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkTest {
    @ParameterizedTest
    @CsvSource({
        "2001:db8:1:2::1, 2001:db8:1:2:ffff:ffff:ffff:ffff",
        "::ffff:203.0.113.7, 203.0.113.7",
        "203.0.113.7:4711, 203.0.113.7",
        "[2001:db8:1:2::1]:4711, 2001:db8:1:2::9",
        "fe80::1%1, fe80::2%1"
    })
    void countsAddressesOfOneNetworkTogether(String one, String other) {
        assertThat(Network.of(one)).isEqualTo(Network.of(other));
    }

    @ParameterizedTest
    @CsvSource({"203.0.113.7, 203.0.113.8", "2001:db8:1:2::1, 2001:db8:1:3::1", "2001:db8::1, 203.0.113.7"})
    void tellsNetworksApart(String one, String other) {
        assertThat(Network.of(one)).isNotEqualTo(Network.of(other));
    }

    @ParameterizedTest
    @CsvSource({"2001:db8:1:2::1, 2001:db8:1:ffff::1", "203.0.113.7, 203.0.113.7", "::1, ::1", "nonsense, unknown"})
    void widerNetworksAreTheSame(String one, String other) {
        assertThat(Network.of(one).wider()).isEqualTo(Network.of(other).wider());
    }

    @ParameterizedTest
    @CsvSource({"2001:db8:1:2::1, 2001:db8:2:2::1", "203.0.113.7, 203.0.113.8", "::1, ::2"})
    void widerNetworksDiffer(String one, String other) {
        assertThat(Network.of(one).wider()).isNotEqualTo(Network.of(other).wider());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "unknown", "_hidden", "[", "203.0.113.7.evil.example", "1:2:3"})
    void countsUnreadableAddressesAsOneNetwork(String address) {
        assertThat(Network.of(address)).isEqualTo(Network.of("nonsense"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "::1",
                "10.1.2.3",
                "172.31.0.1",
                "192.168.0.7",
                "100.64.0.1",
                "169.254.1.1",
                "fe80::1",
                "fec0::1",
                "fc00::1",
                "fd12:3456::1",
                "nonsense"
            })
    void localNetworksAreNotPublic(String address) {
        assertThat(Network.of(address).isPublic()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"203.0.113.7", "172.32.0.1", "100.128.0.1", "2001:db8::1", "fb00::1"})
    void othersArePublic(String address) {
        assertThat(Network.of(address).isPublic()).isTrue();
    }

    @Test
    void hasShortKeys() {
        assertThat(Network.of("x".repeat(10_000)).key()).hasSizeLessThan(40);
    }
}
