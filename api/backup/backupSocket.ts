import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Knex } from "knex";
import type { Env } from "../lib/env.ts";
import { atOneMoment, backupOf } from "./writeBackup.ts";

const socketOf = (varDir: string) => join(varDir, "pglite", "backup.sock");

/**
 * Gives a backup to whoever connects to a socket among the data, which only the product's own user can: an embedded
 * database is open in one process, and that process serves. Returns a function that ends it.
 */
export async function offerBackups(
  knex: Knex,
  { DATABASE_URL, VAR_DIR }: Pick<Env, "DATABASE_URL" | "VAR_DIR">,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (DATABASE_URL !== undefined) return async () => undefined;
  const path = socketOf(VAR_DIR);
  // The database is ours alone, so what lies here was left by a process that is gone.
  await rm(path, { force: true });
  const server = createServer((socket) => void sendBackup(knex, socket).catch(onError)).listen(path);
  server.on("error", onError);
  // A path that is too long for a socket is no reason not to serve.
  await once(server, "listening").catch(() => undefined);
  return async () => {
    server.close();
    await rm(path, { force: true });
  };
}

async function sendBackup(knex: Knex, socket: Socket): Promise<void> {
  await atOneMoment(knex, (trx) => writeTo(socket, trx));
}

/** A backup into a stream, whose reader sees by the backup's own lines whether it is complete. */
export const writeTo = (target: Writable, trx: Knex.Transaction): Promise<void> =>
  pipeline(Readable.from(backupOf(trx, new Date())), target);

/** A backup from the server that has the embedded database open; null where none has. */
export async function askServer(varDir: string): Promise<Readable | null> {
  const socket = createConnection(socketOf(varDir));
  try {
    await once(socket, "connect");
    return socket;
  } catch {
    return null;
  }
}
