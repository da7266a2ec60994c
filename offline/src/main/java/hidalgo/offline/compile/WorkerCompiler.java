package hidalgo.offline.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles a worker to JavaScript, unless it was compiled from the same classes before: compiling takes a quarter of a
 * minute.
 */
public final class WorkerCompiler {
    private static final String FILE = "tables.js";

    private WorkerCompiler() {}

    /** Compiles a main class and what it uses into a folder; a file beside it says from which class path. */
    public static void main(String[] arguments) throws IOException, TeaVMToolException {
        String main = arguments[0];
        Path folder = Path.of(arguments[1]);
        Path stamp = Path.of(arguments[2]);
        String now = ClassPathHash.of(System.getProperty("java.class.path"));
        boolean isThere = Files.exists(folder.resolve(FILE)) && Files.exists(stamp);
        if (!isThere || !Files.readString(stamp).equals(now)) {
            compile(main, folder);
            Files.writeString(stamp, now);
        }
    }

    private static void compile(String main, Path folder) throws TeaVMToolException {
        TeaVMTool tool = new TeaVMTool();
        tool.setLog(new ConsoleTeaVMToolLog(false));
        tool.setClassLoader(new PackedFiles(WorkerCompiler.class.getClassLoader()));
        tool.setMainClass(main);
        tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
        tool.setJsModuleType(JSModuleType.ES2015);
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName(FILE);
        tool.setObfuscated(true);
        // Checks of every index and every null would make bots three to five times as slow. The code doesn't rely on
        // them.
        tool.setStrict(false);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.generate();
        StringBuilder problems = new StringBuilder();
        for (Problem problem : tool.getProblemProvider().getSevereProblems()) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            problem.render(text);
            problems.append(text.getText())
                    .append("\n    at ")
                    .append(problem.getLocation())
                    .append('\n');
        }
        if (!problems.isEmpty()) {
            throw new IllegalStateException("Can't compile the worker:\n" + problems);
        }
    }
}
