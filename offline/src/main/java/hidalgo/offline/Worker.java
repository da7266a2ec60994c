package hidalgo.offline;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The worker of the page: the messages that it posts and receives are texts. */
public final class Worker implements Browser {
    private Worker() {}

    /** Begins to receive messages of the page. */
    public static void main(String[] args) {
        OfflineServer server = new OfflineServer(new Worker());
        onMessage(server::receive);
        send("{\"type\": \"ready\"}");
    }

    @Override
    public void post(String message) {
        send(message);
    }

    @Override
    public void after(int millis, Runnable work) {
        timeout(millis, work::run);
    }

    @Override
    public long now() {
        return System.currentTimeMillis();
    }

    @JSFunctor
    private interface Hearer extends JSObject {
        void receive(String message);
    }

    @JSFunctor
    private interface Work extends JSObject {
        void run();
    }

    @JSBody(params = "hearer", script = "self.onmessage = event => hearer(event.data);")
    private static native void onMessage(Hearer hearer);

    @JSBody(params = "message", script = "self.postMessage(message);")
    private static native void send(String message);

    @JSBody(
            params = {"millis", "work"},
            script = "setTimeout(work, millis);")
    private static native void timeout(int millis, Work work);
}
