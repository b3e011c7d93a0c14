import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { databaseOfPglite } from "../lib/database/db.ts";
import { migrate } from "../migrations/migrate.ts";
import { seed } from "../seeds/seed.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { type TemplateSet, templateHash } from "./templateHash.ts";

const CACHE = `${fileURLToPath(new URL("../../", import.meta.url))}node_modules/.cache/test-databases/`;
const UNUSED_AFTER_MS = 7 * 24 * 60 * 60_000;

/** Caches the template until its sources change, because creating it takes longer than most test files. */
export async function pgliteTemplate(set: TemplateSet, secretKey: string, today: Date): Promise<string> {
  const file = `${CACHE}${set}-${dayInSouthAfrica(today)}-${await templateHash()}.tar`;
  if (existsSync(file)) return file;
  await mkdir(CACHE, { recursive: true });
  await removeUnused();
  // Two test runs may create the template concurrently, so it gets its name when it is complete.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await makeTemplate(set, secretKey, today));
  await rename(unfinished, file);
  return file;
}

async function makeTemplate(set: TemplateSet, secretKey: string, today: Date): Promise<Buffer> {
  // A copy includes the log since the last checkpoint, so these settings keep the log small.
  const pglite = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, "-c", "min_wal_size=32MB", "-c", "max_wal_size=32MB"],
  });
  const database = databaseOfPglite(pglite, "template");
  await migrate(database.knex, (trx) => seed(trx, { set, today, secretKey }));
  await pglite.exec("checkpoint");
  const archive = await pglite.dumpDataDir("none");
  await database.close();
  return Buffer.from(await archive.arrayBuffer());
}

async function removeUnused(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const { mtimeMs } = await stat(CACHE + name);
    if (Date.now() - mtimeMs > UNUSED_AFTER_MS) await rm(CACHE + name, { force: true });
  }
}
