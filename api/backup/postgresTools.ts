import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { Knex } from "knex";
import { OperatorError } from "../lib/operating/env.ts";

type Tool = "pg_dump" | "pg_restore" | "psql";
export type RunningTool = { process: ChildProcess; exited: Promise<void> };

/** If the tool fails, `exited` rejects with its error output. */
export function startTool(
  name: Tool,
  args: string[],
  { url, stdio }: { url?: string; stdio: StdioOptions },
): RunningTool {
  const connection = url === undefined ? { args: [], env: {} } : parseConnection(url);
  const process_ = spawn(name, [...connection.args, ...args], {
    stdio,
    env: { ...process.env, ...connection.env },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const output = process_.stderr === null ? Promise.resolve("") : text(process_.stderr);
  process_.once("error", () =>
    reject(
      new OperatorError(
        `${name} was not found. Install the client programs of PostgreSQL: postgresql-client.`,
      ),
    ),
  );
  process_.once("close", async (code) => {
    if (code === 0) return resolve();
    reject(new OperatorError(`${name} failed: ${findReason(await output) ?? `it ended with ${code}`}.`));
  });
  // Node.js would exit on a rejection that happens before the caller awaits `exited`.
  promise.catch(() => undefined);
  return { process: process_, exited: promise };
}

/**
 * Passes the password in the environment, because every user of the machine can list a command's arguments.
 */
function parseConnection(url: string) {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = "";
  return {
    args: ["--no-password", `--dbname=${parsed.href}`],
    env: password === "" ? {} : { PGPASSWORD: password },
  };
}

const findReason = (output: string): string | undefined => {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const line = lines.find((each) => /\b(error|ERROR|FATAL):/.test(each)) ?? lines[0];
  return line?.replace(/^.*?\b(error|ERROR|FATAL): +/, "").replace(/\.$/, "");
};

/** @throws {OperatorError} if `pg_dump` is missing or older than the server */
export async function dumpPostgres(knex: Knex, url: string, file: string): Promise<void> {
  const { rows } = await knex.raw("select current_setting('server_version_num')::int / 10000 as version");
  const clientVersion = await readVersion();
  if (clientVersion < rows[0].version) {
    throw new OperatorError(
      `pg_dump ${clientVersion} cannot dump PostgreSQL ${rows[0].version}. Install postgresql-client-${rows[0].version}.`,
    );
  }
  const args = ["--format=custom", "--schema=public", "--no-owner", "--no-privileges"];
  await startTool("pg_dump", [...args, "--exclude-table-data=public.session", `--file=${file}`], {
    url,
    stdio: ["ignore", "ignore", "pipe"],
  }).exited;
}

async function readVersion(): Promise<number> {
  const { process: tool, exited } = startTool("pg_dump", ["--version"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = tool.stdout === null ? "" : await text(tool.stdout);
  await exited;
  return Number(/ (\d+)/.exec(output)?.[1]);
}
