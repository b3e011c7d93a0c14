import { MessageChannel, Worker } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import type { Knex } from "knex";

type Message = { query: Uint8Array } | { dump: Uint8Array };

/** Takes the only connection, so that other queries wait until the dump ends. */
export async function dumpPglite(knex: Knex): Promise<Uint8Array> {
  const pglite: PGlite = await knex.client.acquireConnection();
  try {
    return await dumpInWorker(pglite);
  } finally {
    await pglite.exec("rollback; reset all; deallocate all; set search_path to public");
    await knex.client.releaseConnection(pglite);
  }
}

async function dumpInWorker(pglite: PGlite): Promise<Uint8Array> {
  const { port1, port2 } = new MessageChannel();
  const replies = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL("./dumpWorker.ts", import.meta.url), {
    workerData: { port: port2, replies },
    transferList: [port2],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  worker.once("error", reject);
  port1.on("message", (message: Message) => {
    if ("dump" in message) return resolve(message.dump);
    port1.postMessage(pglite.execProtocolRawSync(message.query));
    Atomics.store(replies, 0, 1);
    Atomics.notify(replies, 0);
  });
  return promise.finally(() => worker.terminate());
}
