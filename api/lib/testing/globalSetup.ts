import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { readEnv } from "../operating/env.ts";
import { asAdmin } from "./asAdmin.ts";
import { pgliteTemplate } from "./pgliteTemplate.ts";
import { postgresTemplate } from "./postgresTemplate.ts";

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
  project.provide("pgliteTemplates", {
    demonstration: await pgliteTemplate("demonstration", SECRET_KEY),
    reference: await pgliteTemplate("reference", SECRET_KEY),
  });

  const url = process.env.TEST_DATABASE_URL;
  project.provide("postgresUrl", url);
  project.provide("postgresTemplates", {
    demonstration: url === undefined ? "" : await postgresTemplate(url, "demonstration", SECRET_KEY),
    reference: url === undefined ? "" : await postgresTemplate(url, "reference", SECRET_KEY),
  });
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
