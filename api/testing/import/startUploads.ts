import type { Knex } from "knex";
import { afterAll, beforeAll, expect } from "vitest";
import { type DataImport, getImport } from "../../data-import/contract.ts";
import type { Database } from "../../lib/database/db.ts";
import { type Env, readEnv } from "../../lib/operating/env.ts";
import { DEMONSTRATION_PASSWORD } from "../../seeds/demonstration/users.ts";
import { Browser } from "../Browser.ts";
import { type RunningApp, startApp } from "../startApp.ts";
import { temporaryFolder } from "../temporaryFile.ts";
import type { OpenTestDatabase } from "../testDatabase.ts";
import { WORKER_LIMIT_MS } from "./workerLimit.ts";

type OpenedImport = Awaited<ReturnType<typeof readOne>>;
const readOne = (browser: Browser, importId: number) => browser.read(getImport, { query: { importId } });

export function startUploads(open: OpenTestDatabase) {
  let database: Database;
  let app: RunningApp;
  let env: Env;
  const varDir = temporaryFolder(afterAll);
  const site = {
    get url() {
      return app.url;
    },
  };
  const admin = new Browser(site);
  const signIn = async (name: string, browser = new Browser(site)) => {
    await browser.signIn(`${name}@demo.example`, DEMONSTRATION_PASSWORD);
    return browser;
  };
  beforeAll(async () => {
    database = await open("demonstration");
    const { connectionString } = (database.knex.client.config.connection ?? {}) as {
      connectionString?: string;
    };
    env = { ...readEnv({ NODE_ENV: "test" }), VAR_DIR: varDir, DATABASE_URL: connectionString };
    app = await startApp({ database, env, now: () => new Date() });
    await signIn("admin", admin);
  });
  afterAll(() => app.close());
  const read = (importId: number) => readOne(admin, importId);
  return {
    get knex(): Knex {
      return database.knex;
    },
    get services() {
      return { database, env };
    },
    varDir,
    admin,
    signIn,
    read,
    async until(importId: number, state: DataImport["state"]): Promise<OpenedImport> {
      await expect
        .poll(async () => (await read(importId)).state, { interval: 100, timeout: WORKER_LIMIT_MS })
        .toBe(state);
      return read(importId);
    },
  };
}
