import { openDatabase } from "../../api/lib/database/db.ts";
import { readEnv } from "../../api/lib/operating/env.ts";
import { migrate } from "../../api/migrations/migrate.ts";
import { seed } from "../../api/seeds/seed.ts";
import { asAdmin } from "../../api/testing/asAdmin.ts";
import { PostgresCluster, postgresBinaries } from "../PostgresCluster.ts";

/** Keeps the demonstration's quarters stable. */
export const BENCH_DAY = new Date("2026-08-15T10:00:00+02:00");

type SeedSet = "demonstration" | "reference";

export type PostgresServer = {
  /** Creates a seeded database, or a copy of one that was created here. Returns its address. */
  createDatabase(from: SeedSet | { copyOf: string }): Promise<string>;
  dropDatabase(url: string): Promise<void>;
  stop(): Promise<void>;
};

/** Uses the test server, otherwise starts one with the PostgreSQL that Debian's packages installed. */
export async function findPostgres(): Promise<PostgresServer | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) return createServerAt(url, async () => undefined);
  if (postgresBinaries === undefined) return undefined;
  const cluster = await PostgresCluster.create();
  return createServerAt(cluster.getUrl("postgres"), () => cluster.remove());
}

function createServerAt(adminUrl: string, stopServer: () => Promise<void>): PostgresServer {
  const databases = new Set<string>();
  const templates = new Map<SeedSet, Promise<string>>();

  const create = async (template?: string) => {
    const url = new URL(adminUrl);
    const name = `gbvf_bench_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
    url.pathname = `/${name}`;
    await asAdmin(
      adminUrl,
      `create database ${name} ${template === undefined ? "" : `template ${template}`}`,
    );
    databases.add(name);
    return url.href;
  };
  const drop = async (name: string) => {
    await asAdmin(adminUrl, `drop database ${name} with (force)`);
    databases.delete(name);
  };
  const getTemplate = (set: SeedSet) => {
    const template = templates.get(set) ?? create().then((url) => seedDatabase(url, set));
    templates.set(set, template);
    return template;
  };

  return {
    createDatabase: async (from) =>
      create(getName(typeof from === "string" ? await getTemplate(from) : from.copyOf)),
    dropDatabase: (url) => drop(getName(url)),
    stop: async () => {
      for (const name of databases) await drop(name);
      await stopServer();
    },
  };
}

const getName = (url: string) => new URL(url).pathname.slice(1);

async function seedDatabase(url: string, set: SeedSet): Promise<string> {
  const database = await openDatabase({ DATABASE_URL: url, VAR_DIR: "" });
  await migrate(database.knex, (trx) =>
    seed(trx, { set, today: BENCH_DAY, secretKey: readEnv({}).SECRET_KEY }),
  );
  // A server that has run for a while has done this by itself.
  await database.knex.raw("vacuum analyze");
  await database.close();
  return url;
}
