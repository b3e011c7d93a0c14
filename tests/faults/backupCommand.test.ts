import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../api/lib/database/db.ts";
import { readEnv } from "../../api/lib/operating/env.ts";
import { migrate } from "../../api/migrations/migrate.ts";
import { seed } from "../../api/seeds/seed.ts";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";

const folder = temporaryFolder(afterAll);
let settings: Record<string, string>;
beforeAll(async () => {
  settings = { VAR_DIR: join(folder, "var"), DATABASE_URL: "" };
  const database = await openDatabase({ VAR_DIR: join(folder, "var") });
  const { SECRET_KEY } = readEnv({});
  await migrate(database.knex, (trx) =>
    seed(trx, { set: "reference", today: new Date(), secretKey: SECRET_KEY }),
  );
  await database.close();
});

function run(command: "backup" | "restore", args: string[], within: readonly string[] = []) {
  const [program = "", ...rest] = [...within, process.execPath, `api/${command}Command.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(program, rest, {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: { ...process.env, NODE_ENV: "development", ...settings },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

/** Runs a command with a small disk at `path`, and lists that disk afterwards. */
const onSmallDisk = (path: string) => [
  "unshare",
  "--mount",
  "sh",
  "-c",
  `mount -t tmpfs -o size=64k test "${path}" && { "$@"; status=$?; ls -A "${path}"; exit $status; }`,
  "sh",
];
const canMount = spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "test", tmpdir()]).status === 0;
if (!canMount) console.log("A backup onto a full disk: not tested, for want of the right to mount one.");

test.skipIf(!canMount)(
  "S52 a full disk ends a backup with a sentence, and nothing of it is left",
  async () => {
    const small = join(folder, "small");
    await mkdir(small);
    expect(run("backup", [small], onSmallDisk(small))).toEqual({
      status: 1,
      stdout: "",
      stderr: `The backup cannot be written into ${small}: its disk is full. Nothing of it was kept.\n`,
    });
  },
);

test("S52 a backup that says 'Written' restores; with a flipped byte it is refused in a sentence", async () => {
  const backups = join(folder, "backups");
  const made = run("backup", [backups]);
  expect(made).toMatchObject({
    status: 0,
    stderr: "",
    stdout: expect.stringContaining("Written, and proven: "),
  });
  const [name] = await readdir(backups);
  const file = join(backups, name as string);
  const bytes = await readFile(file);
  const flipped = join(folder, "flipped");
  const middle = Math.floor(bytes.length / 2);
  await writeFile(flipped, bytes.fill((bytes[middle] as number) ^ 16, middle, middle + 1));
  expect(run("restore", [flipped, "--replace"])).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/^The backup is damaged[^\n]*\.\n$/),
  });

  settings = { ...settings, VAR_DIR: join(folder, "empty") };
  const restored = run("restore", [file]);
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  const [, digests] = /Digest of the rows: (\w+), of the counters: \w+\n/.exec(made.stdout) ?? [];
  expect(restored.stdout).toContain(`Digests as those of the backup: ${digests} of the rows`);
});
