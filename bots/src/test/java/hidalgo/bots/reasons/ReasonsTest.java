package hidalgo.bots.reasons;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Message;
import org.junit.jupiter.api.Test;

class ReasonsTest {
    @Test
    void whatTheMoveItselfSaysIsToldOnlyIfThereIsNoReason() {
        Reasons reasons = new Reasons();
        reasons.restate(9, "why.eg.king");
        assertThat(reasons.strongest()).extracting(Message::key).containsExactly("why.eg.king");
        reasons.add(1, "why.eg.keepsVeto");
        assertThat(reasons.strongest()).extracting(Message::key).containsExactly("why.eg.keepsVeto");
    }
}
