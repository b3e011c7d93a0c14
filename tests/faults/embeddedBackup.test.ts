import { once } from "node:events";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";
import {
  addSession,
  backUp,
  computeDigests,
  emptyDatabase,
  expectGoodCopy,
  NOT_COMPARED,
  restore,
  runCommand,
  type Settings,
  within,
} from "../backupCommands.ts";
import { demonstrationFolder } from "../demonstration.ts";
import { serve } from "../serve.ts";

const folder = temporaryFolder(afterAll);
const SESSION_HASH = "x".repeat(43);

describe("a backup of the embedded database, which a server has open", () => {
  let source: Settings;
  let file: string;
  let before: Record<string, string>;
  beforeAll(async () => {
    source = { VAR_DIR: await demonstrationFolder() };
    await within(source, (database) => addSession(database, SESSION_HASH));
    const { VAR_DIR: varDir = "" } = source;
    const served = await serve({ varDir });
    afterAll(served.stop);
    let log = "";
    served.process.stdout?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
    file = await backUp(source, join(folder, "embedded")).catch((cause) => {
      throw new Error(`The server's log: ${log}`, { cause });
    });
    expect((await runCommand("restore", [file, "--replace"], source)).stderr).toContain(
      "is in use by another process",
    );
    expect((await fetch(`${served.url}/readyz`)).status).toBe(200);
    served.process.kill("SIGTERM");
    await once(served.process, "exit");
    before = await computeDigests(source);
  });

  test("is readable by its owner alone, and holds no session", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(gunzipSync(readFileSync(file)).includes(SESSION_HASH)).toBe(false);
  });

  test("S52 restores into another folder; with a flipped byte it is refused and changes nothing", async () => {
    const target = { VAR_DIR: join(folder, "other") };
    const bytes = readFileSync(file);
    const middle = bytes.length >> 1;
    const flipped = join(folder, "flipped.sql.gz");
    writeFileSync(
      flipped,
      bytes.map((byte, at) => (at === middle ? byte ^ 16 : byte)),
    );
    expect((await runCommand("restore", [flipped], target)).stderr).toMatch(
      /^The backup could not be restored, and nothing was changed: [^\n]*\n$/,
    );
    await restore(file, target);
    expect(await computeDigests(target)).toEqual({ ...before, ...NOT_COMPARED });
    await expectGoodCopy(target);
  });

  test.skipIf(process.env.TEST_DATABASE_URL === undefined)("S52 restores into PostgreSQL", async () => {
    const target = await emptyDatabase(folder);
    await restore(file, target);
    expect(await computeDigests(target)).toEqual({ ...before, ...NOT_COMPARED });
    await expectGoodCopy(target);
  });
});
