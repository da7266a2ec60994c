// Adds to Maven's bill of materials what the packages carry besides: node bill.mjs BOM PACKAGE-LOCK JAVA-VERSION <PACKAGES
import { readFileSync } from "node:fs";

const [bomFile, lockFile, javaVersion] = process.argv.slice(2);
const bom = JSON.parse(readFileSync(bomFile, "utf8"));
const lock = JSON.parse(readFileSync(lockFile, "utf8"));
const debian = readFileSync(0, "utf8").trim().split("\n");

function component(type, name, version, purl, more) {
  return { type, "bom-ref": purl, name, version, purl, ...more };
}

/** Contents of the page: packages that only check it are marked as dev; esbuild and marked only build it. */
const npm = Object.entries(lock.packages)
  .filter(([path, about]) => path !== "" && !about.dev && !/esbuild|marked/.test(path))
  .map(([path, about]) => {
    const name = path.replace(/^.*node_modules\//, "");
    return component("library", name, about.version, `pkg:npm/${name.replace("@", "%40")}@${about.version}`, {
      licenses: [{ license: { id: about.license } }],
    });
  });

/** The parts of the image below the program. */
const base = debian.map((line) => {
  const [name, version] = line.split(" ")[0].split("=");
  return component("library", name, version, `pkg:deb/debian/${name}@${encodeURIComponent(version)}`);
});

const runtime = component("platform", "OpenJDK", javaVersion, `pkg:generic/openjdk@${encodeURIComponent(javaVersion)}`, {
  licenses: [{ expression: "GPL-2.0-only WITH Classpath-exception-2.0" }],
});

bom.components.push(...npm, runtime, ...base);
// A number and a time in it would make every bill different.
delete bom.serialNumber;
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
