import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "../../api/lib/database/db.ts";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";
import { Browser } from "../../api/testing/Browser.ts";
import { changesSince, copyTables, readTables } from "../../api/testing/migrations/compareTables.ts";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";
import { startedServer } from "../serve.ts";
import { makePostgresDatabase, type PostgresDatabase } from "../testPostgres.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const FIRST_RELEASE = "f5923916";

const MEANT_CHANGES: readonly string[] = [];

const ASKED = [
  "/api/dashboard?boundaryId=7",
  "/api/crime/stats?boundaryId=7",
  "/api/geography/boundary/7",
  "/api/auth/profile",
  "/api/security/getAllUsers?pageNumber=1&pageSize=100",
];

const run = (program: string, args: string[], cwd = root) =>
  spawnSync(program, args, { cwd, stdio: ["ignore", "inherit", "inherit"] }).status === 0;

function installFirstRelease(folder: string): string | null {
  const into = join(folder, "first");
  mkdirSync(into);
  const steps: [what: string, isDone: () => boolean][] = [
    ["the history", () => run("sh", ["-c", `git archive ${FIRST_RELEASE} | tar -x -C "${into}"`])],
    ["its files", () => existsSync(join(into, "package.json"))],
    [
      "its packages",
      () => run("npm", ["ci", "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"], into),
    ],
    [
      "its app",
      () => run(join(into, "node_modules/.bin/vite"), ["build", "app", "--logLevel", "warn"], into),
    ],
  ];
  const missing = steps.find(([, isDone]) => !isDone());
  if (missing) console.log(`The upgrade from the first release: not tested, for want of ${missing[0]}.`);
  return missing === undefined ? into : null;
}

const isAsked = process.env.THOROUGH !== undefined && process.env.TEST_DATABASE_URL !== undefined;

describe.skipIf(!isAsked)("an upgrade from the first release", () => {
  const folder = temporaryFolder(afterAll);
  let first: string | null = null;
  let template: PostgresDatabase;
  let before: Awaited<ReturnType<typeof ask>>;
  let shapes: Awaited<ReturnType<typeof readTables>>;
  let cookies: Map<string, string>;

  async function ask(browser: Browser) {
    const answers: Record<string, unknown> = {};
    for (const path of ASKED) {
      const answer = await browser.get(path);
      answers[path] = [answer.status, withoutTimes(await answer.text())];
    }
    return answers;
  }

  beforeAll(async () => {
    first = installFirstRelease(folder);
    template = (await makePostgresDatabase()) as PostgresDatabase;
    if (first === null) return;
    const settings = { DATABASE_URL: template.url, VAR_DIR: join(folder, "var"), NODE_ENV: "development" };
    const env = { ...process.env, ...settings, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error" };
    const node = join(first, "node_modules/.bin/node");
    const server = spawn(node, ["api/server.ts"], { cwd: first, env, stdio: ["ignore", "pipe", "inherit"] });
    const browser = new Browser({ url: await startedServer(server) });
    const entered = await browser.signIn("admin@demo.example", DEMONSTRATION_PASSWORD);
    expect(entered.status).toBe(200);
    ({ cookies } = browser);
    before = await ask(browser);
    expect(Object.values(before).map((answer) => (answer as [number])[0])).toEqual(ASKED.map(() => 200));
    server.kill("SIGTERM");
    await once(server, "exit");
    shapes = await within(template, async ({ knex }) => {
      await copyTables(knex);
      return readTables(knex);
    });
  }, 600_000);
  afterAll(() => template.drop());

  async function within<T>({ url }: PostgresDatabase, work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({ DATABASE_URL: url, VAR_DIR: folder });
    return work(database).finally(database.close);
  }

  function upgrade(target: PostgresDatabase): ChildProcessByStdio<null, Readable, null> {
    const settings = { DATABASE_URL: target.url, VAR_DIR: join(folder, target.name) };
    return spawn(process.execPath, ["api/upgradeCommand.ts"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "development", ...settings },
      stdio: ["ignore", "pipe", "inherit"],
    });
  }

  test.for([0, 1, 2, 3, 4, 5, 6])(
    "S52 keeps figures, people, surveys and sessions, also when killed after step %i",
    async (step, { skip }) => {
      skip(first === null, "the first release could not be installed");
      const target = (await makePostgresDatabase(template)) as PostgresDatabase;
      onTestFinished(target.drop);
      if (step > 0) {
        const killed = upgrade(target);
        await afterLines(killed, step);
        killed.kill("SIGKILL");
        await once(killed, "exit");
        await expect.poll(() => connectionsTo(target)).toBe(0);
      }
      const upgrading = upgrade(target);
      const said = text(upgrading.stdout);
      expect(await once(upgrading, "exit")).toEqual([0, null]);
      if (step === 0) console.log(await said);
      expect(await said).toContain("The upgrade is done.");
      expect(await within(target, ({ knex }) => changesSince(knex, shapes))).toEqual(MEANT_CHANGES);

      const server = spawn(process.execPath, ["api/server.ts"], {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: "development",
          DATABASE_URL: target.url,
          VAR_DIR: join(folder, target.name),
          PORT: "0",
          HOST: "127.0.0.1",
          LOG_LEVEL: "error",
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const browser = new Browser({ url: await startedServer(server) });
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      expect(await ask(browser)).toMatchObject(before);
      server.kill("SIGTERM");
      await once(server, "exit");
    },
  );

  const connectionsTo = ({ name }: PostgresDatabase) =>
    within(template, async ({ knex }) => {
      const [row] = await knex("pg_stat_activity").where({ datname: name }).count("pid");
      return Number(row?.count);
    });
});

const withoutTimes = (text: string): unknown =>
  JSON.parse(text, (key, value) => (key === "lastSeenAt" ? undefined : value));

function afterLines(process: ChildProcessByStdio<null, Readable, null>, count: number): Promise<void> {
  return new Promise((resolve) => {
    let lines = 0;
    process.stdout.on("data", (part: Buffer) => {
      lines += part.toString().split("\n").length - 1;
      if (lines >= count) resolve();
    });
    process.once("exit", () => resolve());
  });
}
