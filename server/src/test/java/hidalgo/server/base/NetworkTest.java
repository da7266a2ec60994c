package hidalgo.server.base;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Addresses of one network are counted together. */
class NetworkTest {
    @Test
    void theLastHalfOfAnIpv6AddressDoesNotCount() {
        Network network = Network.of("2001:db8:1:2::1");
        assertThat(Network.of("2001:db8:1:2:ffff::9")).isEqualTo(network);
        assertThat(Network.of("[2001:db8:1:2::5]")).isEqualTo(network);
        assertThat(Network.of(network.key())).isEqualTo(network);
        assertThat(Network.of("2001:db8:1:3::1")).isNotEqualTo(network);
    }

    @Test
    void everyIpv4AddressCountsByItselfHoweverItIsWritten() {
        assertThat(Network.of("203.0.113.7").key()).isEqualTo("203.0.113.7");
        assertThat(Network.of("::ffff:203.0.113.7")).isEqualTo(Network.of("203.0.113.7"));
        assertThat(Network.of("203.0.113.8")).isNotEqualTo(Network.of("203.0.113.7"));
    }

    @Test
    void textsThatAreNoAddressCountAsOne() {
        assertThat(Network.of("made up")).isEqualTo(Network.of("_hidden"));
    }

    @Test
    void localNetworksAreNotPublic() {
        assertThat(Network.of("::1").isPublic()).isFalse();
        assertThat(Network.of("fe80::1%eth0").isPublic()).isFalse();
        assertThat(Network.of("192.168.1.2").isPublic()).isFalse();
        assertThat(Network.of("2001:db8::1").isPublic()).isTrue();
    }
}
