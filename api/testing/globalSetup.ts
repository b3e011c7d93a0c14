import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../lib/database/db.ts";
import { readEnv } from "../lib/operating/env.ts";
import { migrate } from "../migrations/migrate.ts";
import { seed } from "../seeds/seed.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { asAdmin } from "./asAdmin.ts";
import { pgliteTemplate } from "./pgliteTemplate.ts";
import { type TemplateSet, templateHash } from "./templateHash.ts";
import { TEST_DAY } from "./testSession.ts";

type Templates = Record<"demonstration" | "reference", string>;

declare module "vitest" {
  interface ProvidedContext {
    pgliteTemplates: Templates;
    postgresUrl: string | undefined;
    postgresTemplates: Templates;
    postgresPrefix: string;
  }
}

const { SECRET_KEY } = readEnv({ NODE_ENV: "test" });

/** Returns the function that cleans up. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const createOnPostgres = async (set: keyof Templates) =>
    url === undefined ? "" : postgresTemplate(url, set, SECRET_KEY, TEST_DAY);
  const [demonstration, postgresDemonstration] = await Promise.all([
    pgliteTemplate("demonstration", SECRET_KEY, TEST_DAY),
    createOnPostgres("demonstration"),
  ]);
  project.provide("pgliteTemplates", {
    demonstration,
    reference: await pgliteTemplate("reference", SECRET_KEY, TEST_DAY),
  });
  project.provide("postgresUrl", url);
  project.provide("postgresTemplates", {
    demonstration: postgresDemonstration,
    reference: await createOnPostgres("reference"),
  });
  const prefix = `gbvf_test_${randomBytes(4).toString("hex")}_`;
  project.provide("postgresPrefix", prefix);

  return async () => {
    if (url !== undefined) await dropDatabases(url, prefix);
  };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const remainingDatabases = await asAdmin(
    url,
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  );
  for (const { datname } of remainingDatabases) await asAdmin(url, `drop database ${datname} with (force)`);
}

const PREFIX = "gbvf_template_";

export async function postgresTemplate(
  url: string,
  set: TemplateSet,
  secretKey: string,
  today: Date,
): Promise<string> {
  const day = dayInSouthAfrica(today).replaceAll("-", "");
  const name = `${PREFIX}${set}_${day}_${(await templateHash()).slice(0, 16)}`;
  const templates = await listTemplates(url);
  if (templates.includes(name)) return name;
  // Two test runs may create the template concurrently, so it gets its name when it is complete.
  const unfinished = `${name}_${process.pid}`;
  await asAdmin(url, `create database ${unfinished}`);
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${unfinished}`;
  const database = await openDatabase({ DATABASE_URL: databaseUrl.href, VAR_DIR: "" });
  await migrate(database.knex, (trx) => seed(trx, { set, today, secretKey }));
  await database.close();
  try {
    await asAdmin(url, `alter database ${unfinished} rename to ${name}`);
  } catch (err) {
    await asAdmin(url, `drop database ${unfinished}`);
    if (!(await listTemplates(url)).includes(name)) throw err;
  }
  return name;
}

async function listTemplates(url: string): Promise<unknown[]> {
  const templates = await asAdmin(
    url,
    `select datname from pg_database where starts_with(datname, '${PREFIX}')`,
  );
  return templates.map(({ datname }) => datname);
}
