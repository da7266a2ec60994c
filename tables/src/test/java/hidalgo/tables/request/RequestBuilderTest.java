package hidalgo.tables.request;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RequestBuilderTest {
    @Test
    void refusesARequestWithoutARate() {
        assertThatThrownBy(() -> Subject.ABOUT.post("/api/forgotten", "forget").does(call -> {}))
                .hasMessageContaining("/api/forgotten declares no rate");
    }
}
