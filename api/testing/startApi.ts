import type { Knex } from "knex";
import { afterAll, beforeAll, expect } from "vitest";
import type { AppOptions } from "../app.ts";
import type { Database } from "../lib/database/db.ts";
import { readEnv } from "../lib/operating/env.ts";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import { Browser } from "./Browser.ts";
import { type RunningApp, startApp } from "./startApp.ts";
import { type OpenTestDatabase, openShared, openTestDatabase } from "./testDatabase.ts";
import { TEST_DAY } from "./testSession.ts";

const ADMINISTRATOR = "admin@demo.example";

type TestApi = {
  readonly url: string;
  readonly knex: Knex;
  clock: Date;
  advanceMinutes(minutes: number): void;
  /** Each browser has an address of its own, because limits count by address. */
  browser(headers?: Readonly<Record<string, string>>): Browser;
  signedIn(username?: string): Promise<Browser>;
  user(username?: string): Browser;
  idOf(username?: string): Promise<number>;
};

type TestApiOptions = Partial<Omit<AppOptions, "database">> & {
  set?: "demonstration" | "reference";
  isShared?: boolean;
  settings?: Readonly<Record<string, string>>;
};

export function startApi(
  open: OpenTestDatabase = openTestDatabase,
  { set = "demonstration", isShared = false, settings, ...options }: TestApiOptions = {},
): TestApi {
  let database: Database;
  let app: RunningApp;
  let clientCount = 0;

  beforeAll(async () => {
    database = isShared ? await openShared(open, set) : await open(set);
    const env = readEnv({ NODE_ENV: "test", TRUST_PROXY: "127.0.0.1", ...settings });
    app = await startApp({ database, env, now: () => api.clock, ...options });
  });
  afterAll(() => app.close());

  const api: TestApi = {
    get url() {
      return app.url;
    },
    get knex() {
      return database.knex;
    },
    clock: TEST_DAY,
    advanceMinutes: (minutes) => {
      api.clock = new Date(api.clock.getTime() + minutes * 60_000);
    },
    browser: (headers) => {
      clientCount += 1;
      const address = `10.${clientCount >> 16}.${(clientCount >> 8) & 255}.${clientCount & 255}`;
      return new Browser(api, { "X-Forwarded-For": address, ...headers });
    },
    signedIn: async (username = ADMINISTRATOR) => {
      const userBrowser = api.browser();
      expect(await userBrowser.signIn(username, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 200 });
      return userBrowser;
    },
    user: (username = ADMINISTRATOR) => {
      const userBrowser = api.browser();
      beforeAll(async () => {
        expect(await userBrowser.signIn(username, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 200 });
      });
      return userBrowser;
    },
    idOf: async (username = ADMINISTRATOR) =>
      (await database.knex("user_account").where({ username }).first("stakeholder_id")).stakeholderId,
  };
  return api;
}
