import { once } from "node:events";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";
import { TEST_DAY } from "../../api/testing/testSession.ts";
import {
  addSession,
  backUp,
  computeDigests,
  createEmptyDatabase,
  expectIntactCopy,
  restore,
  runCommand,
  withDatabase,
} from "../backupCommands.ts";
import { createDemonstrationFolder } from "../demonstration.ts";
import { serve } from "../serve.ts";

const folder = temporaryFolder(afterAll);
const SESSION_HASH = "x".repeat(43);

describe("a backup of the embedded database made while a server has it open", () => {
  let backup: string;
  let before: Record<string, string>;
  beforeAll(async () => {
    const varDir = await createDemonstrationFolder(TEST_DAY);
    const source = { VAR_DIR: varDir };
    await withDatabase(source, (database) => addSession(database, SESSION_HASH));
    const served = await serve({ varDir });
    afterAll(served.stop);
    let log = "";
    served.process.stdout?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
    backup = await backUp(source, join(folder, "embedded")).catch((cause) => {
      throw new Error(`The server's log: ${log}`, { cause });
    });
    expect((await runCommand("restore", [backup, "--replace"], source)).stderr).toContain(
      "is in use by another process",
    );
    expect((await fetch(`${served.url}/readyz`)).status).toBe(200);
    served.process.kill("SIGTERM");
    await once(served.process, "exit");
    before = await computeDigests(source);
  });

  test("is readable only by its owner, and contains no session", () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(gunzipSync(readFileSync(backup)).includes(SESSION_HASH)).toBe(false);
  });

  test("S52 restores into another folder, and with a flipped byte is refused without changes", async () => {
    const target = { VAR_DIR: join(folder, "other") };
    const bytes = readFileSync(backup);
    const middle = bytes.length >> 1;
    const flippedFile = join(folder, "flipped.sql.gz");
    writeFileSync(
      flippedFile,
      bytes.map((byte, index) => (index === middle ? byte ^ 16 : byte)),
    );
    expect((await runCommand("restore", [flippedFile], target)).stderr).toMatch(
      /^The backup could not be restored, and nothing was changed: [^\n]*\n$/,
    );
    await restore(backup, target);
    await expectIntactCopy(target, before);
  });

  test.skipIf(process.env.TEST_DATABASE_URL === undefined)("S52 restores into PostgreSQL", async () => {
    const target = await createEmptyDatabase(folder);
    await restore(backup, target);
    await expectIntactCopy(target, before);
  });
});
