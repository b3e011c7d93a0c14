import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import type { Knex } from "knex";
import { type Env, OperatorError } from "../lib/operating/env.ts";
import { dumpPglite } from "./dumpPglite.ts";

const getSocketPath = (varDir: string) => join(varDir, "pglite", "backup.sock");

/**
 * Only one process can open an embedded database, so the server sends backups through a socket.
 * @returns a function that closes the socket
 */
export async function listenForBackups(
  knex: Knex,
  { DATABASE_URL, VAR_DIR }: Pick<Env, "DATABASE_URL" | "VAR_DIR">,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (DATABASE_URL !== undefined) return async () => undefined;
  const path = getSocketPath(VAR_DIR);
  // A killed process leaves its socket behind.
  await rm(path, { force: true });
  const sendBackup = async (socket: Socket) => {
    socket.on("error", onError);
    try {
      socket.end(await dumpPglite(knex));
    } catch (error) {
      socket.destroy();
      onError(error);
    }
  };
  const server = createServer((socket) => void sendBackup(socket)).listen(path);
  server.on("error", onError);
  // The path may be too long for a socket; the server then runs without one.
  await once(server, "listening").catch(() => undefined);
  return async () => {
    server.close();
    await rm(path, { force: true });
  };
}

/**
 * @returns null if no server has the database open
 * @throws {OperatorError} if the server ended before it sent the whole backup
 */
export async function requestBackup(varDir: string): Promise<Uint8Array | null> {
  const socket = createConnection(getSocketPath(varDir));
  try {
    await once(socket, "connect");
  } catch {
    return null;
  }
  try {
    const dump = await buffer(socket);
    gunzipSync(dump);
    return dump;
  } catch {
    throw new OperatorError("The server could not send the whole backup; its log says why.");
  }
}
