import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startVitest, type TestModule } from "vitest/node";

/**
 * Runs every check, kind by kind, and prints at the end what ran. The kinds of tests are the projects of
 * vitest.config.ts. File names on the command line narrow the tests; `--changed` to those that import what has changed
 * since the last commit, `--changed=main` since a branch. The journeys import nothing of the app: it runs none of them.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
process.env.NODE_ENV = "test";

type Count = { passed: number; failed: number; skipped: number };
const counts = new Map<string, Count>();
const count = (kind: string, result: keyof Count, by = 1) => {
  const own = counts.get(kind) ?? { passed: 0, failed: 0, skipped: 0 };
  own[result] += by;
  counts.set(kind, own);
};

const given = process.argv.slice(2);
const filters = given.filter((each) => !each.startsWith("--changed"));
const since = given.find((each) => each.startsWith("--changed"));
if (filters.length === 0) {
  check("lint", "biome", ["check", "."]);
  check("types", "tsc", ["--project", "."]);
  // The server must not use browser types.
  check("types of the API", "tsc", ["--project", "api"]);
  // The journeys use the app as it is served to the public.
  if (since === undefined) check("build", "vite", ["build", "app", "--logLevel", "warn"]);
}

const triedTwice: string[] = [];
const startedAt = performance.now();
const vitest = await startVitest("test", filters, {
  watch: false,
  run: true,
  reporters: ["default"],
  // The default leaves one core to the person at the machine: half of a small one.
  maxWorkers: "100%",
  ...(since !== undefined && { changed: since.split("=")[1] ?? true, passWithNoTests: true }),
});
for (const module of vitest.state.getTestModules()) countTests(module);
const unhandled = vitest.state.getUnhandledErrors().length;
if (unhandled > 0) count("unhandled errors", "failed", unhandled);
await vitest.close();

const seconds = Math.round((performance.now() - startedAt) / 1000);
const total: Count = { passed: 0, failed: 0, skipped: 0 };
console.log(`\nTests took ${seconds} s. By kind:`);
for (const [kind, { passed, failed, skipped }] of counts) {
  console.log(
    `  ${kind.padEnd(18)} ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  );
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
if (process.env.TEST_DATABASE_URL === undefined) {
  console.log("  PostgreSQL: not tested, because TEST_DATABASE_URL is not set; PGlite was.");
}
if (triedTwice.length > 0) console.log(`Passed only at the second try:\n  ${triedTwice.join("\n  ")}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || (total.passed === 0 && since === undefined) ? 1 : 0);

function check(kind: string, program: string, args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: "inherit" });
  count(kind, status === 0 ? "passed" : "failed");
}

function countTests(module: TestModule): void {
  const kind = module.project.name;
  const tests = [...module.children.allTests()];
  for (const test of tests) {
    const { state } = test.result();
    if (state !== "pending") count(kind, state);
    if (test.diagnostic()?.flaky) triedTwice.push(`${module.relativeModuleId} > ${test.fullName}`);
  }
  // A file that fails to load has no tests, and must not pass because of that.
  if (module.state() === "failed" && tests.every((test) => test.result().state !== "failed")) {
    count(kind, "failed");
  }
}
