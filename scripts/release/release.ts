import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listRefusals } from "./refusals.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(`${root}/${file}`, "utf8");
const git = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) exitWithError(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.split("\n").filter((line) => line !== "");
};

const { version } = JSON.parse(read("package.json")) as { version: string };
const reasons = listRefusals({
  version,
  changes: read("CHANGELOG.md"),
  tags: git("tag", "--list"),
  uncommitted: git("status", "--porcelain"),
  today: new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Johannesburg" }).format(new Date()),
});
if (reasons.length > 0) exitWithError(reasons.join("\n"));

const tests = spawnSync(process.execPath, ["scripts/test.ts", "--thorough"], { cwd: root, stdio: "inherit" });
if (tests.status !== 0) exitWithError(`${version} is not released: not every test passed.`);
git("tag", "--annotate", `v${version}`, "--message", `Release ${version}`);
console.log(`Released: v${version}. Publish it with: git push origin v${version}`);

function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}
