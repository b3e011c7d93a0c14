import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createVitest, type TestModule, type Vitest } from "vitest/node";
import { applyBreak, type Break, getPath, readBreaks } from "./breaks.ts";

/**
 * Makes the breaks of breaks.json one by one, runs the tests named for each, and prints those that no test
 * finds. Arguments select breaks whose names contain one of them.
 */
process.chdir(getPath("."));
Object.assign(process.env, { NODE_ENV: "test", VITEST: "true" });

const filters = process.argv.slice(2);
const breaks = readBreaks().filter(
  ({ name }) => filters.length === 0 || filters.some((word) => name.includes(word)),
);
if (breaks.length === 0) fail("No break has such a name.");
for (const each of breaks) applyBreak(each);

let restore = () => {};
process.on("exit", () => restore());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));

const isJourney = (file: string) => file.startsWith("tests/journeys/");

const vitest = await startVitest();
const { failure } = await run([...new Set(breaks.flatMap(({ tests }) => tests))]);
if (failure !== null) fail(`A test fails without any break: ${failure}`);

const survivors: string[] = [];
for (const [index, each] of breaks.entries()) {
  const startedAt = performance.now();
  const failure = await testBreak(each);
  if (failure === null) survivors.push(each.name);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const verdict = failure === null ? "SURVIVED" : `found by ${failure}`;
  console.log(`${index + 1} of ${breaks.length}, ${seconds} s: ${each.name}: ${verdict}`);
}
console.log(`${breaks.length - survivors.length} of ${breaks.length} breaks were found.`);
for (const name of survivors) console.log(`Survived: ${name}`);
process.exit(survivors.length > 0 ? 1 : 0);

/** Returns the failure that finds the break, or null. */
async function testBreak({ tests, ...appliedBreak }: Break): Promise<string | null> {
  const path = getPath(appliedBreak.file);
  const { before, after } = applyBreak(appliedBreak);
  restore = () => {
    writeFileSync(path, before);
    if (tests.some(isJourney)) rmSync(getPath("app/dist"), { recursive: true, force: true });
  };
  writeFileSync(path, after);
  vitest.invalidateFile(path);
  try {
    const { failure, unloaded } = await run(tests);
    if (unloaded !== null) throw new Error(`"${appliedBreak.name}" is no break: ${unloaded}`);
    return failure;
  } finally {
    restore();
    vitest.invalidateFile(path);
    restore = () => {};
  }
}

/** Journeys start a server, which reads the production build only once, so the app is built first. */
async function run(files: string[]) {
  if (!files.some(isJourney)) return findFailedTest(vitest, files);
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync("vite", ["build", "app", "--logLevel", "warn"], { stdio: "inherit", env });
  if (status !== 0) fail("The app cannot be built.");
  const builtVitest = await startVitest();
  const failedTest = await findFailedTest(builtVitest, files);
  await builtVitest.close();
  return failedTest;
}

function startVitest(): Promise<Vitest> {
  return createVitest("test", {
    watch: false,
    bail: 1,
    reporters: [{}],
    project: ["unit", "api", "contract", "stories", "journeys"],
  });
}

async function findFailedTest(vitest: Vitest, files: string[]) {
  const specifications = (await vitest.globTestSpecifications(files)).filter(({ moduleId }) =>
    files.some((file) => moduleId === getPath(file)),
  );
  if (specifications.length < files.length) fail(`Some of these files are not tests: ${files.join(", ")}`);
  // Results of an earlier run would count as failures of this one.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.filter((module) => !module.ok());
  const [failure = null] = [
    ...failed.flatMap(listFailedTests),
    ...unhandledErrors.map((error) => (error as Error).message),
  ];
  const unloaded = failed.find(({ children }) => children.size === 0);
  return { failure, unloaded: unloaded === undefined ? null : `${failure}` };
}

function listFailedTests(module: TestModule): string[] {
  const tests = [...module.children.allTests("failed")];
  if (tests.length > 0) return tests.map(({ fullName }) => `${module.relativeModuleId} > ${fullName}`);
  const suites = [module, ...module.children.allSuites()];
  return suites.flatMap((suite) =>
    suite.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
  );
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
