package hidalgo.workshop.load;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Some servers on one database, each in a separate process, with or without a share of the processors. */
final class StartedNodes implements AutoCloseable {
    private final List<ServerNode> nodes = new ArrayList<>();
    private final List<ProcessorShare> shares = new ArrayList<>();
    private final @Nullable Double processors;

    /**
     * Starts servers.
     *
     * @param processors how many processors each may use once it is warm; all of them if not given
     */
    StartedNodes(LoadDatabase place, int count, List<String> javaOptions, @Nullable Double processors) {
        this.processors = processors;
        try {
            for (int i = 1; i <= count; i++) {
                start(place, i, javaOptions);
            }
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    private void start(LoadDatabase place, int number, List<String> javaOptions) {
        List<String> arguments = new ArrayList<>(place.arguments());
        arguments.addAll(List.of("--port=0", "--node=load-" + number, "--bot-pause=0"));
        Path log = place.folder().resolve("log-" + number);
        if (processors == null) {
            nodes.add(ServerNode.start(javaOptions, log, arguments));
        } else {
            shares.add(ProcessorShare.create("hidalgo-load-" + number));
            nodes.add(ServerNode.start(javaOptions, log, arguments, shares.getLast()));
        }
    }

    List<URI> addresses() {
        return nodes.stream().map(ServerNode::address).toList();
    }

    List<ProcessHandle> processes() {
        return nodes.stream().map(ServerNode::process).toList();
    }

    /** From now on, limits each server to its share. */
    void limit() {
        if (processors != null) {
            shares.forEach(share -> share.limit(processors));
        }
    }

    @Override
    public void close() {
        nodes.forEach(ServerNode::close);
        shares.forEach(ProcessorShare::close);
    }
}
