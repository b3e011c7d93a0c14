import { type MessagePort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import type { PGlite } from "@electric-sql/pglite";
import { pgDump } from "@electric-sql/pglite-tools/pg_dump";

/** `pgDump` expects synchronous queries, so this thread sleeps during each. */
const { port, replies } = workerData as { port: MessagePort; replies: Int32Array };

const database = {
  execProtocolRawStream: (message: Uint8Array, { onRawData }: { onRawData: (data: Uint8Array) => void }) => {
    port.postMessage({ query: message.slice() });
    Atomics.wait(replies, 0, 0);
    Atomics.store(replies, 0, 0);
    onRawData(receiveMessageOnPort(port)?.message);
  },
  query: async () => ({ rows: [{ search_path: "public" }] }),
  exec: async () => [],
};

const file = await pgDump({
  pg: database as unknown as PGlite,
  args: ["--no-owner", "--no-privileges", "--exclude-table-data=public.session", "--rows-per-insert=100"],
});
// PostgreSQL 15 and 16 do not know this setting.
const sql = (await file.text()).replace(/^SET transaction_timeout = 0;\n/m, "");
port.postMessage({ dump: gzipSync(sql) });
