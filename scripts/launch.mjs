// Starts every npm command with any version of Node. It first installs what is missing (packages, and a
// browser for the tests), then runs the command with the project's own Node, which is one of the packages.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const HEADLESS_CHROMIUM = "/usr/bin/chromium-headless-shell";
const bin = (name) => join(root, "node_modules", ".bin", name);
const [command, ...commandArgs] = process.argv.slice(2);

const BUILD = [bin("vite"), "build", "app", "--logLevel", "warn"];
const STORYBOOK_BUILD = [
  bin("storybook"),
  "build",
  "--output-dir",
  "var/storybook",
  "--disable-telemetry",
  "--quiet",
];
const COMMANDS = {
  start: { isForServing: true, steps: [BUILD], run: ["api/server.ts"] },
  dev: { run: ["scripts/dev.ts"] },
  storybook: {
    build: { needsBrowser: true, steps: [STORYBOOK_BUILD], run: ["scripts/takeScreenshots.ts"] },
    publish: { run: ["scripts/chromatic.ts"] },
  }[commandArgs[0]] ?? {
    program: bin("storybook"),
    run: ["dev", "--port", "6006", "--no-open", "--disable-telemetry"],
  },
  test: { needsBrowser: true, run: ["scripts/test.ts"] },
  check: {
    steps: [[bin("biome"), "check", "."], [bin("depcruise"), "api", "app", "ui", "mocks"], [bin("knip")]],
    program: bin("tsc"),
    run: ["--project", "."],
  },
  bench: { needsBrowser: true, run: ["tests/bench/bench.ts"] },
  import: { run: ["api/importCommand.ts"] },
  backup: { isForServing: true, run: ["api/backupCommand.ts"] },
  restore: { isForServing: true, run: ["api/restoreCommand.ts"] },
  admin: { isForServing: true, run: ["api/adminCommand.ts"] },
  screenshots: { needsBrowser: true, steps: [BUILD], run: ["scripts/screenshots.ts"] },
  sentences: { run: ["scripts/sentences.ts"] },
  i18n: { run: ["scripts/i18n/i18n.ts"] },
  mutants: { needsBrowser: true, run: ["scripts/mutants/mutants.ts"] },
  browsers: { needsBrowser: true, steps: [BUILD], run: ["scripts/browsers/browsers.ts"] },
  release: { needsBrowser: true, run: ["scripts/release/release.ts"] },
};

const options = COMMANDS[command];
if (options === undefined) fail(`Usage: npm run ${Object.keys(COMMANDS).join(" | ")}`);

installPackages();
const env = {
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH}`,
  // With this cache, a server starts in three quarters of the time.
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled"),
};
if (options.needsBrowser) findChromium(env);
for (const [program, ...args] of options.steps ?? []) runStep(program, args);
runCommand(options.program ?? bin("node"), [...options.run, ...commandArgs]);

/**
 * Installs packages if the lockfile is newer than the installation; for serving, only those that serving
 * needs.
 */
function installPackages() {
  const installed = join(root, "node_modules", ".package-lock.json");
  const needed = options.isForServing ? ["node", "vite"] : ["node", "vite", "vitest"];
  const isCurrent =
    existsSync(installed) &&
    needed.every((name) => existsSync(bin(name))) &&
    statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
  if (isCurrent) return;
  console.error("Installing packages …");
  const extent = options.isForServing ? "--omit=dev" : "--include=dev";
  const { status } = spawnSync("npm", ["ci", extent, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) fail("The packages could not be installed; npm's message is above.");
}

/**
 * Uses the system's Chromium, otherwise the one that Playwright downloaded, otherwise installs Debian's
 * package if it may. Prefers the headless build, which halves the time of tests.
 */
function findChromium(env) {
  const system = [HEADLESS_CHROMIUM, "/usr/bin/chromium", "/usr/bin/google-chrome"];
  const foundPath = [process.env.CHROMIUM_PATH, ...system].find((path) => path && existsSync(path));
  if (foundPath) {
    env.CHROMIUM_PATH = foundPath;
    return;
  }
  console.error("Installing a Chromium for the tests …");
  const spawnOptions = { cwd: root, stdio: ["ignore", 2, 2] };
  if (spawnSync(bin("playwright"), ["install", "chromium"], spawnOptions).status === 0) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const aptOptions = { ...spawnOptions, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    spawnSync("apt-get", ["update", "-qq"], aptOptions);
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], aptOptions);
    env.CHROMIUM_PATH = HEADLESS_CHROMIUM;
    if (existsSync(env.CHROMIUM_PATH)) return;
  }
  fail("No Chromium was found and none could be installed; install one and set CHROMIUM_PATH.");
}

function runStep(program, args) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs the command in place of this process: passes signals on to it, and ends with its exit code. */
function runCommand(program, args) {
  const child = spawn(program, args, { cwd: root, stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
