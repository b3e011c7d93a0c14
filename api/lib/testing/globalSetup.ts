import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { migrate } from "../../migrations/migrate.ts";
import { seed } from "../../seeds/seed.ts";
import { databaseOfPglite, openDatabase } from "../db.ts";
import { readEnv } from "../env.ts";
import { asAdmin } from "./asAdmin.ts";
import { TEST_DAY } from "./testDay.ts";

type Templates = Record<"demonstration" | "reference", string>;

declare module "vitest" {
  interface ProvidedContext {
    /** Archives by seed set. */
    pgliteTemplates: Templates;
    postgresUrl: string | undefined;
    /** Database names. */
    postgresTemplates: Templates;
  }
}

const { SECRET_KEY } = readEnv({ NODE_ENV: "test" });
const SETS = ["demonstration", "reference"] as const;

/** Makes templates for test databases; returns the clean-up. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "gbvf-templates-"));
  const pgliteTemplates: Templates = { demonstration: "", reference: "" };
  for (const set of SETS) pgliteTemplates[set] = await makePgliteTemplate(set, folder);
  project.provide("pgliteTemplates", pgliteTemplates);

  const url = process.env.TEST_DATABASE_URL;
  const postgresTemplates: Templates = {
    demonstration: `gbvf_template_demonstration_${process.pid}`,
    reference: `gbvf_template_reference_${process.pid}`,
  };
  if (url !== undefined) for (const set of SETS) await makePostgresTemplate(url, postgresTemplates[set], set);
  project.provide("postgresUrl", url);
  project.provide("postgresTemplates", postgresTemplates);

  return async () => {
    await rm(folder, { recursive: true });
    if (url !== undefined)
      for (const set of SETS) await asAdmin(url, `drop database ${postgresTemplates[set]}`);
  };
}

async function makePgliteTemplate(set: (typeof SETS)[number], folder: string): Promise<string> {
  // A copy reads all that is logged since the last checkpoint, and is as large as the log.
  const pglite = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, "-c", "min_wal_size=32MB", "-c", "max_wal_size=32MB"],
  });
  const database = databaseOfPglite(pglite, "template");
  await migrate(database.knex, (trx) => seed(trx, { set, today: TEST_DAY, secretKey: SECRET_KEY }));
  await pglite.exec("checkpoint");
  const archive = await pglite.dumpDataDir("none");
  const file = join(folder, `${set}.tar`);
  await writeFile(file, Buffer.from(await archive.arrayBuffer()));
  await database.close();
  return file;
}

async function makePostgresTemplate(url: string, name: string, set: (typeof SETS)[number]): Promise<void> {
  await asAdmin(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ DATABASE_URL: own.href, VAR_DIR: "" });
  await migrate(database.knex, (trx) => seed(trx, { set, today: TEST_DAY, secretKey: SECRET_KEY }));
  await database.close();
}
