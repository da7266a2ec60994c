package hidalgo.lab.env;

import hidalgo.records.Json;
import hidalgo.records.JsonText;
import hidalgo.records.RecordException;
import hidalgo.rules.Message;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The process of another program: it reads lines of JSON and answers with lines of JSON. Its errors go to ours. */
final class AgentProcess implements AutoCloseable {
    private static final int MOST_LETTERS = 1 << 16;
    /** The line that stands for the end of the output. */
    private static final String ENDED = "";

    private static final int MOST_LINES = 4;

    private final String name;
    private final int seconds;
    private final Process process;
    private final Writer in;
    private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(MOST_LINES);

    /** Starts a command of the shell. */
    AgentProcess(String name, String command, int seconds) {
        this.name = name;
        this.seconds = seconds;
        boolean windows = System.getProperty("os.name", "").startsWith("Windows");
        ProcessBuilder builder = windows
                ? new ProcessBuilder("cmd", "/c", command)
                : new ProcessBuilder("/bin/sh", "-c", "exec " + command);
        try {
            process = builder.redirectError(Redirect.INHERIT).start();
        } catch (IOException e) {
            throw new AgentFailed(
                    Message.of("lab.agent.start", "agent", name, "reason", String.valueOf(e.getMessage())));
        }
        in = process.outputWriter(StandardCharsets.UTF_8);
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        Thread.ofVirtual().start(() -> read(out));
    }

    /** Passes on lines until there are no more, or one is too long. */
    private void read(BufferedReader out) {
        try (out) {
            StringBuilder line = new StringBuilder();
            for (int letter = out.read(); letter >= 0 && line.length() < MOST_LETTERS; letter = out.read()) {
                if (letter != '\n') {
                    line.append((char) letter);
                } else if (!line.toString().isBlank()) {
                    lines.put(line.toString());
                    line.setLength(0);
                }
            }
            lines.put(ENDED);
        } catch (IOException e) {
            if (!lines.offer(ENDED)) {
                process.destroyForcibly(); // It has written without being asked, and nothing waits for it any more.
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Sends a message that needs no answer. */
    void send(Map<String, @Nullable Object> message) {
        try {
            in.write(JsonText.of(message) + "\n");
            in.flush();
        } catch (IOException e) {
            throw ended();
        }
    }

    /** Sends a message and waits for the answer. */
    Map<?, ?> ask(Map<String, @Nullable Object> message) {
        send(message);
        try {
            String line = lines.poll(seconds, TimeUnit.SECONDS);
            if (line == null) {
                process.destroyForcibly();
                throw new AgentFailed(Message.of("lab.agent.late", "agent", name, "seconds", seconds));
            }
            if (line.equals(ENDED)) {
                throw ended();
            }
            return answer(line);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private Map<?, ?> answer(String line) {
        try {
            if (Json.parse(line) instanceof Map<?, ?> answer) {
                return answer;
            }
        } catch (RecordException e) {
            throw notJson(line);
        }
        throw notJson(line);
    }

    private AgentFailed notJson(String line) {
        String start = line.length() > 100 ? line.substring(0, 100) + "…" : line;
        return new AgentFailed(Message.of("lab.agent.json", "agent", name, "line", start));
    }

    private AgentFailed ended() {
        try {
            if (process.waitFor(seconds, TimeUnit.SECONDS)) {
                return new AgentFailed(Message.of("lab.agent.ended", "agent", name, "code", process.exitValue()));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new AgentFailed(Message.of("lab.agent.closed", "agent", name));
    }

    /** Lets the program read the last messages and end by itself, because its input has ended. */
    @Override
    public void close() {
        try {
            in.close();
            process.waitFor(seconds, TimeUnit.SECONDS);
        } catch (IOException e) {
            // It has closed its input, so it reads nothing any more.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
    }
}
