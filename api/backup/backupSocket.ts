import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Knex } from "knex";
import type { Env } from "../lib/operating/env.ts";
import { atOneMoment, backupOf } from "./writeBackup.ts";

const socketOf = (varDir: string) => join(varDir, "pglite", "backup.sock");

/**
 * Only one process can open an embedded database, so it sends backups through a socket in the data folder.
 * Returns the function that stops it.
 */
export async function offerBackups(
  knex: Knex,
  { DATABASE_URL, VAR_DIR }: Pick<Env, "DATABASE_URL" | "VAR_DIR">,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (DATABASE_URL !== undefined) return async () => undefined;
  const path = socketOf(VAR_DIR);
  // A gone process left this socket.
  await rm(path, { force: true });
  const server = createServer((socket) => void sendBackup(knex, socket).catch(onError)).listen(path);
  server.on("error", onError);
  // A path too long for a socket must not stop the server.
  await once(server, "listening").catch(() => undefined);
  return async () => {
    server.close();
    await rm(path, { force: true });
  };
}

const sendBackup = (knex: Knex, socket: Socket): Promise<void> =>
  atOneMoment(knex, (trx) => pipeline(backupOf(trx, new Date()), socket));

/** Null where no server has the database open. */
export async function askServer(varDir: string): Promise<Readable | null> {
  const socket = createConnection(socketOf(varDir));
  try {
    await once(socket, "connect");
    return socket;
  } catch {
    return null;
  }
}
