import { readdir, readFile, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import autocannon from "autocannon";
import { type RunningServer, startBareServer } from "./apiServer.ts";
import type { FixedResponse } from "./bareServer.ts";
import { compareToBaseline, type Measurement, measureInterleaved, type Row } from "./Measurement.ts";
import { listPublicAddresses } from "./publicAddresses.ts";

const LIMIT = { rounds: 9, seconds: 2.5 };
/** Large responses get fewer requests, for the same number of bytes. */
const MAX_REQUESTS = 4000;
const BYTES_A_ROUND = 100e6;
/** Keeps one process busy without a queue. */
const CONNECTIONS = 16;
/** Node sets these headers for each response. */
const NODE_HEADERS = ["date", "connection", "keep-alive"];

/** As browsers request them. */
const HEADERS = { "accept-encoding": "br" };

/** Compares the API with a bare server that sends the same headers and body. */
export const benchCachedResponses: Measurement = async (resources) => {
  const api = await resources.api();
  const rows: Row[] = [];
  const file = join(await resources.folder(), "response.json");
  const bare = await startBareServer();
  try {
    for (const { address } of listPublicAddresses().filter(({ isCached }) => isCached)) {
      const response = await fetchResponse(api.url + address);
      await writeFile(file, JSON.stringify(response));
      await bare.send(file);
      const requests = Math.ceil(
        Math.min(MAX_REQUESTS, BYTES_A_ROUND / Buffer.byteLength(JSON.stringify(response))),
      );
      rows.push(await compare(address, requests, api, bare));
    }
  } finally {
    await bare.stop();
  }
  return rows;
};

async function compare(
  address: string,
  requests: number,
  api: RunningServer,
  bare: RunningServer,
): Promise<Row> {
  const createLoad = (server: RunningServer) => () =>
    responsesPerSecond(server, server.url + address, requests);
  // Both servers' code must be compiled.
  for (const server of [api, bare]) await createLoad(server)();
  const speeds = await measureInterleaved(LIMIT, {
    measured: createLoad(api),
    baseline: createLoad(bare),
  });
  return compareToBaseline({
    what: `Cached responses per processor second: ${address}`,
    ...speeds,
    unit: "/s",
    atLeast: 0.8,
  });
}

/** Per second of the server's own processor time, so other processes do not count. */
async function responsesPerSecond(server: RunningServer, url: string, requests: number): Promise<number> {
  const before = await processorSeconds(server.pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: requests,
    headers: HEADERS,
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed under load.`);
  return requests / ((await processorSeconds(server.pid)) - before);
}

/** Sums the time of all threads, which Linux reports in ns. */
async function processorSeconds(pid: number): Promise<number> {
  let sum = 0;
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const times = await readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8");
    sum += Number(times.split(" ")[0]);
  }
  return sum / 1e9;
}

async function fetchResponse(url: string): Promise<FixedResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<FixedResponse>();
  get(url, { headers: HEADERS }, async (response) => {
    const headers = Object.entries(response.headers).filter(([name]) => !NODE_HEADERS.includes(name));
    const body = await buffer(response);
    resolve({
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: body.toString("base64"),
    });
  }).on("error", reject);
  return promise;
}
