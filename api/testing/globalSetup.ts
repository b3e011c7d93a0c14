import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { readEnv } from "../lib/operating/env.ts";
import { asAdmin } from "./asAdmin.ts";
import { pgliteTemplate } from "./pgliteTemplate.ts";
import { postgresTemplate } from "./postgresTemplate.ts";
import { TEST_DAY } from "./testDay.ts";

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

/** Returns the clean-up. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const onPostgres = async (set: keyof Templates) =>
    url === undefined ? "" : postgresTemplate(url, set, SECRET_KEY, TEST_DAY);
  const [demonstration, onServer] = await Promise.all([
    pgliteTemplate("demonstration", SECRET_KEY, TEST_DAY),
    onPostgres("demonstration"),
  ]);
  project.provide("pgliteTemplates", {
    demonstration,
    reference: await pgliteTemplate("reference", SECRET_KEY, TEST_DAY),
  });
  project.provide("postgresUrl", url);
  project.provide("postgresTemplates", { demonstration: onServer, reference: await onPostgres("reference") });
  const prefix = `gbvf_test_${randomBytes(4).toString("hex")}_`;
  project.provide("postgresPrefix", prefix);

  return async () => {
    if (url !== undefined) await dropDatabases(url, prefix);
  };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const left = await asAdmin(url, `select datname from pg_database where starts_with(datname, '${prefix}')`);
  for (const { datname } of left) await asAdmin(url, `drop database ${datname} with (force)`);
}
