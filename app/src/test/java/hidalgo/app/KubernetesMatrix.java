package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The files for Kubernetes against their schemas: values by the validators made of it, names of fields by its types. */
@EnabledOnOs(OS.LINUX)
class KubernetesMatrix {
    private static final String CHECK = """
            import { readFileSync, writeFileSync } from 'node:fs';
            import { createRequire } from 'node:module';

            const require = createRequire(import.meta.url);
            const documents = require('yaml').parseAllDocuments(readFileSync(process.argv[2], 'utf8')).map((each) => each.toJS());
            const lines = documents.map((object, i) => {
              const path = object.apiVersion === 'v1' ? 'v1' : object.apiVersion;
              new (require(`kubernetes-models/${path}`)[object.kind])(object).validate();
              const type = `I${object.kind}`;
              return `import type { ${type} as T${i} } from 'kubernetes-models/${path}';\\n`
                + `export const object${i}: T${i} = ${JSON.stringify(object)};\\n`;
            });
            writeFileSync('objects.ts', lines.join(''));
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void install() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("package.json"), "{\"private\": true}");
        Files.writeString(folder.resolve("check.mjs"), CHECK);
        run(
                0,
                "npm",
                "install",
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
                "kubernetes-models@4.5.1",
                "yaml@2.9.1");
    }

    @Test
    void theServersFollowTheirSchemas() throws IOException, InterruptedException {
        String all = Files.readString(Path.of("..", "packaging", "kubernetes", "hidalgo.yaml"));
        check(0, 0, all);
        check(1, 0, all.replace("replicas: 2", "replicas: two"));
        check(1, 0, all.replace("averageUtilization: 70", "averageUtilization: much"));
        check(0, 1, all.replace("minAvailable: 1", "leastAvailable: 1"));
        check(0, 1, all.replace("readinessProbe", "readyProbe"));
    }

    @Test
    void theJobFollowsItsSchema() throws IOException, InterruptedException {
        String job = Files.readString(SharedTournament.EXAMPLES.resolve("kubernetes.yaml"));
        check(0, 0, job);
        check(1, 0, job.replace("completions: 16", "completions: many"));
        check(1, 0, job.replace("restartPolicy: Never", "restartPolicy: Perhaps"));
        check(0, 1, job.replace("backoffLimitPerIndex", "backoffLimitOfIndex"));
    }

    private void check(int values, int names, String job) throws IOException, InterruptedException {
        Files.writeString(folder.resolve("job.yaml"), job);
        run(values, "node", "check.mjs", "job.yaml");
        if (values == 0) {
            run(
                    names,
                    Path.of("../web/node_modules/.bin/tsc").toRealPath().toString(),
                    "--noEmit",
                    "--strict",
                    "--skipLibCheck",
                    "--module",
                    "esnext",
                    "--moduleResolution",
                    "bundler",
                    "objects.ts");
        }
    }

    private void run(int exit, String... command) throws IOException, InterruptedException {
        assertThat(SharedTournament.run(folder, Map.of(), exit, List.of(command)))
                .isNotNull();
    }
}
