import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, readdir, stat, symlink, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMONSTRATION_USERS } from "../../api/seeds/demonstration/users.ts";
import { Browser } from "../../api/testing/Browser.ts";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";
import { TEST_DAY } from "../../api/testing/testSession.ts";
import { createDemonstrationFolder } from "../demonstration.ts";
import { type ServedApp, serve } from "../serve.ts";

const folder = temporaryFolder(afterAll);
const started: ServedApp[] = [];
afterAll(async () => {
  // In reverse order: stopping a server removes its folder, and a later server may be using the same folder.
  for (const each of started.toReversed()) await each.stop();
});

async function start(options: Parameters<typeof serve>[0]): Promise<ServedApp> {
  const served = await serve(options);
  started.push(served);
  return served;
}

function failToStart(settings: Readonly<Record<string, string>>, commandPrefix: readonly string[] = []) {
  const [program = "", ...args] = [...commandPrefix, process.execPath, "api/server.ts"];
  const env = { ...process.env, NODE_ENV: "development", DATABASE_URL: "", PORT: "0", ...settings };
  const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: "utf8", timeout: 240_000 });
  return { status, printed: stdout + stderr };
}

describe("the embedded database", () => {
  let first: ServedApp;
  beforeAll(async () => {
    const varDir = await createDemonstrationFolder(TEST_DAY);
    await chmod(join(varDir, "pglite"), 0o755);
    first = await start({ varDir });
  });

  test("writes files that only their owner can open", async () => {
    const Email = DEMONSTRATION_USERS[0]?.username;
    await new Browser(first).post("/api/auth/forgot-password", { Email });
    const outbox = join(first.varDir, "outbox");
    await expect
      .poll(() => readdir(outbox).catch(() => []))
      .toContainEqual(expect.stringMatching(/^\d+\.eml$/));
    const listings = [first.varDir, outbox].map(async (folder) =>
      (await readdir(folder)).map((name) => join(folder, name)),
    );
    for (const path of (await Promise.all(listings)).flat()) {
      const stats = await stat(path);
      expect([path, (stats.mode & 0o777).toString(8)]).toEqual([path, stats.isDirectory() ? "700" : "600"]);
    }
  });

  test("opens in one process only, by any path, and again after that process is killed", async () => {
    const link = join(folder, "link");
    await symlink(first.varDir, link);
    const linkSettings = { VAR_DIR: link, TMPDIR: folder };
    expect(failToStart(linkSettings)).toEqual({
      status: 1,
      printed: expect.stringMatching(
        /^The embedded database in \S+ is in use by another process; stop that one first, or set DATABASE_URL\.\n$/,
      ),
    });
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    const second = await start({ settings: linkSettings });
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  });
});

/** Returns a prefix for a command, which then runs with VAR_DIR on a separate disk. */
const onDisk = (options: string) => [
  "unshare",
  "--mount",
  "sh",
  "-c",
  `mount -t tmpfs -o ${options} test "$VAR_DIR" && exec "$@"`,
  "sh",
];
const canMount = spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "test", tmpdir()]).status === 0;
if (!canMount) console.log("Skipped: full and read-only disks; the right to mount one is missing.");

describe.skipIf(!canMount)("a disk", () => {
  test.each([
    ["full", "size=20m", "its disk is full: less than 256 MB are free"],
    ["read-only", "ro", "its disk is read-only"],
  ])("that is %s at the start ends the server with one sentence", (_, options, error) => {
    expect(failToStart({ VAR_DIR: folder }, onDisk(options))).toEqual({
      status: 1,
      printed: `The folder ${folder} cannot be used: ${error}.\n`,
    });
  });

  test("that fills up while the server runs makes /readyz respond 503 until there is room again", async () => {
    const served = await start({ commandPrefix: onDisk("size=300m"), settings: { SEED: "reference" } });
    const readReadiness = async () => {
      const response = await fetch(`${served.url}/readyz`);
      return [response.status, await response.json()];
    };
    expect(await readReadiness()).toEqual([200, { status: "ready" }]);
    const filler = `/proc/${served.process.pid}/root${served.varDir}/filler`;
    await writeFile(filler, Buffer.alloc(200 * 1024 * 1024));
    const reason = "VAR_DIR cannot be used: its disk is full: less than 64 MB are free.";
    expect(await readReadiness()).toEqual([503, { status: "not ready", reason }]);
    expect((await fetch(`${served.url}/healthz`)).status).toBe(200);
    await unlink(filler);
    expect(await readReadiness()).toEqual([200, { status: "ready" }]);
  });
});
