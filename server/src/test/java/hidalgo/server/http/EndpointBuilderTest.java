package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class EndpointBuilderTest {
    @Test
    void refusesAnEndpointWithoutARate() {
        assertThatThrownBy(() ->
                        Endpoint.post("/api/forgotten", "Forgets its rate").does(call -> {}))
                .hasMessageContaining("/api/forgotten declares no rate");
    }
}
