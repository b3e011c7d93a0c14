import { spawn, spawnSync } from "node:child_process";
import { setPriority } from "node:os";
import { relative } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { type CliOptions, startVitest, type TestModule } from "vitest/node";
import { SilentBrowser } from "./SilentBrowser.ts";

/**
 * The kinds of tests are the projects of vitest.config.ts. File names narrow the tests; `--changed` to those
 * that import what has changed since the last commit, `--changed=main` since a branch (never journeys and
 * faults, which need a build). `--thorough` adds what the everyday run omits; `--busy` keeps every core busy
 * and delays stories' responses at random. The built Storybook is tested when one of its ingredients has
 * changed since main or, on main, within a day.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
process.env.NODE_ENV = "test";

const CLOSE_TIMEOUT_MS = 60_000;

type Count = { passed: number; failed: number; skipped: number };
const counts = new Map<string, Count>();
const count = (kind: string, result: keyof Count, by = 1) => {
  const kindCount = counts.get(kind) ?? { passed: 0, failed: 0, skipped: 0 };
  kindCount[result] += by;
  counts.set(kind, kindCount);
};

const failedFiles: string[] = [];

const args = process.argv.slice(2);
const filters = args.filter((each) => !each.startsWith("--"));
const changedOption = args.find((each) => each.startsWith("--changed"));
if (args.includes("--thorough")) process.env.THOROUGH = "1";
if (args.includes("--busy")) {
  process.env.BUSY = "1";
  keepBusy(4);
}

const checks: Promise<void>[] = [];
if (filters.length === 0) {
  checks.push(check("lint", "biome", ["check", "."]));
  checks.push(check("imports", "depcruise", ["api", "app", "ui", "mocks"]));
  checks.push(check("unused code", "knip", []));
  checks.push(check("types", "tsc", ["--project", "."]));
  // Checked separately, because the server must not use types of the browser.
  checks.push(check("types of the API", "tsc", ["--project", "api"]));
  // The journeys need the production build.
  if (changedOption === undefined) {
    const build = ["build", "app", "--logLevel", "warn"];
    await check("build", "vite", build, { ...process.env, NODE_ENV: "production" });
  }
}

const exclude =
  filters.length > 0 || args.includes("--thorough") || hasStorybookChanged()
    ? []
    : ["tests/built/storybook.test.ts"];
if (exclude.length > 0)
  console.log("Skipped: the built Storybook; its sources and dependencies have not changed.");

const startedAt = performance.now();
const unhandledErrors: string[] = [];
const unfinishedFiles = await runTests(filters, {
  ...(exclude.length > 0 && { cliExclude: exclude }),
  ...(changedOption !== undefined && {
    changed: changedOption.split("=")[1] ?? true,
    passWithNoTests: true,
    project: ["!journeys", "!faults", "!faults alone"],
  }),
});
// A browser stopped responding before it had run these files, so they are run once more.
if (unfinishedFiles.length > 0) {
  console.log(
    `The browser stopped at ${unfinishedFiles.map((file) => relative(root, file)).join(", ")}: running these files again.`,
  );
  for (const file of await runTests(unfinishedFiles)) {
    count("stories", "failed");
    failedFiles.push(`${relative(root, file)}: the browser did not finish it`);
  }
}
if (unhandledErrors.length > 0) count("unhandled errors", "failed", unhandledErrors.length);
await Promise.all(checks);

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
  console.log("  Skipped: PostgreSQL, because TEST_DATABASE_URL is not set; PGlite was tested.");
}
for (const each of failedFiles) console.log(`Failed: ${each}`);
if (unhandledErrors.length > 0) console.log(`Unhandled errors:\n  ${unhandledErrors.join("\n  ")}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || (total.passed === 0 && changedOption === undefined) ? 1 : 0);

/** Returns the files that a browser never started or never finished. */
async function runTests(names: string[], options: CliOptions = {}): Promise<string[]> {
  const silent = new SilentBrowser();
  const vitest = await startVitest("test", names, {
    watch: false,
    run: true,
    reporters: ["default", silent],
    // By default, Vitest leaves half of a small machine idle.
    maxWorkers: "100%",
    ...options,
  });
  const modules = vitest.state.getTestModules();
  const unfinishedFiles = new Set([
    ...silent.unstartedFiles,
    ...modules.filter(hasHung).map(({ moduleId }) => moduleId),
  ]);
  for (const module of modules.filter(({ moduleId }) => !unfinishedFiles.has(moduleId))) countTests(module);
  const errors = vitest.state.getUnhandledErrors() as Error[];
  const otherErrors = errors.filter(
    ({ message }) => ![...unfinishedFiles].some((file) => message.includes(file)),
  );
  unhandledErrors.push(...otherErrors.map(describeUnhandled));
  // Waits for a limited time, because a server left behind by a failed test would otherwise block the end.
  await Promise.race([vitest.close(), delay(CLOSE_TIMEOUT_MS)]);
  return [...unfinishedFiles];
}

/**
 * True if every failed test timed out: a step waits a minute at most, so only a hung browser exceeds a test's limit.
 */
function hasHung({ project, children }: TestModule): boolean {
  const failed = project.config.browser.enabled ? [...children.allTests("failed")] : [];
  const hung = failed.filter((test) =>
    test.result().errors?.some(({ message }) => /^Test timed out in /.test(getFirstLine(message) ?? "")),
  );
  return hung.length > 0 && hung.length === failed.length;
}

async function check(kind: string, program: string, args: string[], env = process.env): Promise<void> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const status = await new Promise((resolve) => child.on("close", resolve));
  console.log(`${kind}: ${status === 0 ? "passed" : "failed"}\n${output}`);
  count(kind, status === 0 ? "passed" : "failed");
}

function hasStorybookChanged(): boolean {
  const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });
  const read = (...args: string[]) => git(...args).stdout.trim();
  const head = read("rev-parse", "HEAD");
  const dayBefore = Number(read("log", "-1", "--format=%ct")) - 24 * 3600;
  const base = [
    read("merge-base", "HEAD", "origin/main"),
    read("merge-base", "HEAD", "main"),
    read("rev-list", "-1", `--before=${dayBefore}`, "HEAD"),
  ].find((commit) => commit !== "" && commit !== head);
  const onlyTests = ["pagePreview", "preparedModules", "reactWarnings", "reader"];
  const exclusions = onlyTests.map((name) => `:!.storybook/${name}.ts`);
  const paths = [".storybook", ":(glob)**/*.mdx", "package-lock.json", ...exclusions];
  // Counts as changed if there is no commit to compare with.
  return base === undefined || git("diff", "--quiet", base, "--", ...paths).status !== 0;
}

function keepBusy(processes: number): void {
  // At this priority, two loops get as much time as one test process, so four on two cores take half of each.
  const niceness = 3;
  const loop = "const parent = process.ppid; while (process.ppid === parent);";
  for (let each = 0; each < processes; each++) {
    const { pid } = spawn(process.execPath, ["-e", loop], { stdio: "ignore" });
    if (pid !== undefined) setPriority(pid, niceness);
  }
}

function countTests(module: TestModule): void {
  const kind = module.project.name;
  const tests = [...module.children.allTests()];
  for (const test of tests) {
    const { state, errors } = test.result();
    if (state !== "pending") count(kind, state);
    if (state === "failed") {
      failedFiles.push(
        `${module.relativeModuleId} > ${test.fullName}: ${getFirstLine(errors?.[0]?.message)}`,
      );
    }
  }
  // A file that fails to load has no tests, but must count as failed.
  if (module.state() === "failed" && tests.every((test) => test.result().state !== "failed")) {
    count(kind, "failed");
    failedFiles.push(`${module.relativeModuleId}: ${getFirstLine(module.errors()[0]?.message)}`);
  }
}

/** Skips the address that Storybook writes above a story's message. */
function getFirstLine(message = ""): string | undefined {
  const lines = stripVTControlCharacters(message).split("\n");
  return lines.find((line) => line.trim() !== "" && !line.startsWith("Click to debug"));
}

/** Names the test by the line that threw, because another test may have started since. */
function describeUnhandled(error: unknown): string {
  const {
    message,
    stack = "",
    VITEST_TEST_PATH: file,
    VITEST_TEST_NAME: test,
  } = error as Record<string, string | undefined>;
  const testName = [file && relative(root, file), test].filter(Boolean).join(" > ");
  const thrownAt = stack.split("\n").find((line) => line.includes(root) && !line.includes("node_modules"));
  return `${testName || "no test"}: ${getFirstLine(message)} ${thrownAt?.trim().replace(root, "") ?? ""}`;
}
