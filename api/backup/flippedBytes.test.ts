import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { StartError } from "../lib/operating/env.ts";
import { temporaryFolder } from "../testing/temporaryFile.ts";
import { storeBackup } from "./backupFile.ts";
import { endLine, headerLine, tableParts } from "./backupFormat.ts";
import { digestSequences, RowsDigest } from "./digest.ts";
import { proveBackup } from "./proveBackup.ts";

const folder = temporaryFolder(afterAll);

async function* small() {
  const sequences = { first_id_seq: "7", second_id_seq: null };
  const tables = { first: "1\tKimberley\n2\tPolokwane\n", second: "", third: "é\n\\N\n" };
  const written = new RowsDigest();
  yield headerLine({ madeAt: new Date().toISOString(), migrations: ["001_first"], sequences, tables: 3 });
  for (const [table, text] of Object.entries(tables)) {
    const chunks = [Buffer.from(text)];
    written.add(table, chunks);
    yield* tableParts({ table, columns: ["id"], chunks });
  }
  yield endLine({ rows: written.rows, digest: written.digest, sequencesDigest: digestSequences(sequences) });
}

test("S52 a flipped bit anywhere is found before anything is restored, and said in a sentence", async () => {
  const whole = join(folder, "whole");
  const flipped = join(folder, "flipped");
  const { end } = await storeBackup(small(), whole);
  expect(end?.rows).toBe(4);
  const bytes = readFileSync(whole);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (position, bit) => {
      const copy = Buffer.from(bytes);
      copy[position] = (copy[position] as number) ^ (1 << bit);
      writeFileSync(flipped, copy);
      const found = await proveBackup(flipped).catch((error: unknown) => error);
      // gzip's time and system are not checked.
      if (found instanceof Error) expect(found).toBeInstanceOf(StartError);
      else expect(found).toMatchObject({ end });
    }),
    { numRuns: 1000 },
  );
});

test("S52 a file that is cut off anywhere is not a backup", async () => {
  const bytes = readFileSync(join(folder, "whole"));
  const cut = join(folder, "cut");
  for (let length = 0; length < bytes.length; length++) {
    writeFileSync(cut, bytes.subarray(0, length));
    await expect(proveBackup(cut)).rejects.toBeInstanceOf(StartError);
  }
});
