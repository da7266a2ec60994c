package hidalgo.server.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrustedProxiesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "10.0.0.0/8               | 10.200.3.4       | true",
                "10.0.0.0/8               | 11.0.0.1         | false",
                "10.0.0.5/8               | 10.9.9.9         | true",
                "192.168.1.64/26          | 192.168.1.127    | true",
                "192.168.1.64/26          | 192.168.1.128    | false",
                "203.0.113.7/32           | 203.0.113.7      | true",
                "203.0.113.7/32           | 203.0.113.6      | false",
                "203.0.113.7/32           | ::ffff:203.0.113.7 | true",
                "2001:db8::/32            | [2001:db8:1::1]  | true",
                "2001:db8::/32            | 2001:db9::1      | false",
                "0.0.0.0/0                | 2001:db9::1      | false",
                "127.0.0.1/32, ::1/128    | [0:0:0:0:0:0:0:1] | true",
                "127.0.0.1/32, ::1/128    | 127.0.0.1        | true",
                "127.0.0.1/32             | a name           | false",
            })
    void rangesIncludeTheAddressesThatBeginWithTheirBits(String ranges, String ip, boolean included) {
        assertThat(TrustedProxies.of(ranges).includes(ip)).isEqualTo(included);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ",",
                "yes",
                "10/8",
                "10.0.0.0",
                "10.0.0.0/",
                "10.0.0.0/33",
                "10.0.0.0/-1",
                "256.0.0.0/8",
                "::/129",
                "1::2::3/64",
                "10.0.0.0/8,",
                "localhost/8"
            })
    void otherTextsAreRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> TrustedProxies.of(text));
    }

    @Test
    void anyIncludesEveryAddressAndNoneIncludesNone() {
        for (String ip : new String[] {"127.0.0.1", "203.0.113.7", "2001:db8::1", "fe80::1%eth0"}) {
            assertThat(TrustedProxies.any().includes(ip)).isTrue();
            assertThat(TrustedProxies.none().includes(ip)).isFalse();
        }
    }
}
