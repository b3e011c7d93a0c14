import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { serve } from "../serve.ts";
import { makePostgresDatabase } from "../testPostgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    servedFolder: string;
    /** Undefined without a test server. */
    servedDatabase: string | undefined;
  }
}

/**
 * Starts a server as a new user does, because writing the demonstration takes longer than most journeys.
 * Returns the clean-up.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "gbvf-journeys-"));
  const postgres = await makePostgresDatabase();
  const starts = [serve({ settings: { VAR_DIR: folder } }), postgres && serve({ databaseUrl: postgres.url })];
  for (const served of await Promise.all(starts)) await served?.stop();
  project.provide("servedFolder", folder);
  project.provide("servedDatabase", postgres?.name);
  return async () => {
    await rm(folder, { recursive: true });
    await postgres?.drop();
  };
}
