package hidalgo.offline;

import hidalgo.records.JsonText;
import hidalgo.records.Parsed;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** A worker for tests and measurements, compiled as {@link Worker} is; it answers calls to {@code proof/...} with a {@link Proof}. */
public final class ProofWorker {
    private static final int OK = 200;

    private ProofWorker() {}

    /** Begins to receive messages of the page. */
    public static void main(String[] args) {
        onMessage(ProofWorker::receive);
        send("{\"type\": \"ready\"}");
    }

    private static void receive(String text) {
        Parsed message = Parsed.of(text);
        Object body = Proof.answer(PageRequest.of(message));
        send(JsonText.of(JsonText.object("type", "answer", "id", message.number("id"), "status", OK, "body", body)));
    }

    @JSFunctor
    private interface Hearer extends JSObject {
        void receive(String message);
    }

    @JSBody(params = "hearer", script = "self.onmessage = event => hearer(event.data);")
    private static native void onMessage(Hearer hearer);

    @JSBody(params = "message", script = "self.postMessage(message);")
    private static native void send(String message);
}
