import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openDatabase } from "../../api/lib/database/db.ts";
import { readEnv } from "../../api/lib/operating/env.ts";
import { migrate } from "../../api/migrations/migrate.ts";
import { seed } from "../../api/seeds/seed.ts";
import { asAdmin } from "../../api/testing/asAdmin.ts";
import { freePort } from "./freePort.ts";

const run = promisify(execFile);

/** Keeps the demonstration's quarters stable. */
export const BENCH_DAY = new Date("2026-08-15T10:00:00+02:00");

type SeedSet = "demonstration" | "reference";

export type PostgresServer = {
  /** Migrated and seeded, empty, or a copy of one made here. Returns its address. */
  createDatabase(from: SeedSet | "empty" | { copyOf: string }): Promise<string>;
  dropDatabase(url: string): Promise<void>;
  stop(): Promise<void>;
};

/** Falls back to Debian's binaries. */
export async function findPostgres(): Promise<PostgresServer | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return serverAt(given, async () => undefined);
  const binaries = globSync("/usr/lib/postgresql/*/bin").findLast((folder) => existsSync(`${folder}/initdb`));
  return binaries === undefined ? undefined : startServer(binaries);
}

async function startServer(binaries: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "gbvf-bench-postgres-"));
  // The user postgres creates the cluster in it.
  await chmod(folder, 0o777);
  const data = `${folder}/data`;
  const port = await freePort();
  const program = (name: string, ...args: string[]) => {
    const command = [`${binaries}/${name}`, ...args];
    // PostgreSQL refuses to run as root.
    const [first, ...rest] =
      process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", ...command] : command;
    return run(first as string, rest, { cwd: folder });
  };
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_wal_size=4GB`;
  await program(
    "initdb",
    "-D",
    data,
    "-U",
    "gbvf",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  );
  await program("pg_ctl", "start", "-D", data, "-l", `${folder}/log`, "-w", "-o", options);
  return serverAt(`postgres://gbvf@127.0.0.1:${port}/postgres`, async () => {
    await program("pg_ctl", "stop", "-D", data, "-m", "immediate");
    await rm(folder, { recursive: true, force: true });
  });
}

function serverAt(adminUrl: string, stopServer: () => Promise<void>): PostgresServer {
  const made = new Set<string>();
  const templates = new Map<SeedSet, Promise<string>>();

  const create = async (template?: string) => {
    const url = new URL(adminUrl);
    const name = `gbvf_bench_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
    url.pathname = `/${name}`;
    await asAdmin(
      adminUrl,
      `create database ${name} ${template === undefined ? "" : `template ${template}`}`,
    );
    made.add(name);
    return url.href;
  };
  const drop = async (name: string) => {
    await asAdmin(adminUrl, `drop database ${name} with (force)`);
    made.delete(name);
  };
  const templateOf = (set: SeedSet) => {
    const template = templates.get(set) ?? create().then((url) => seedDatabase(url, set));
    templates.set(set, template);
    return template;
  };

  return {
    createDatabase: async (from) =>
      from === "empty"
        ? create()
        : create(nameOf(typeof from === "string" ? await templateOf(from) : from.copyOf)),
    dropDatabase: (url) => drop(nameOf(url)),
    stop: async () => {
      for (const name of made) await drop(name);
      await stopServer();
    },
  };
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

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
