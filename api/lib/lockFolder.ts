import { createHash } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { StartError } from "./env.ts";

/**
 * Claims a folder for this process, for the embedded database can be opened by one process only. The claim is a
 * listening socket: the system drops it when the process ends, however it ends, so a claim can never be stale.
 * Resolves to the function that gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const name = createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16);
  const path = join(tmpdir(), `gbvf-${name}.sock`);
  if (await isAnswering(path)) {
    throw new StartError(
      `The embedded database in ${folder} is in use by another process; stop that one first, or set DATABASE_URL.`,
    );
  }
  await rm(path, { force: true });
  const server = createServer((socket) => socket.end());
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(path, done);
  });
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      answer(true);
    });
    socket.once("error", () => answer(false));
  });
}
