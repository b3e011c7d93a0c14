import { readFile, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import autocannon from "autocannon";
import { type RunningServer, startBareServer } from "./apiServer.ts";
import type { Answer } from "./bareServer.ts";
import { compared, inTurn, type Measurement, type Row } from "./Measurement.ts";

const ROUNDS = 5;
const SECONDS_A_ROUND = 1;
/** Enough to keep one server process busy without a queue. */
const CONNECTIONS = 16;
/** Set by Node for each answer, or only for one connection. */
const OWN_HEADERS = ["date", "connection", "keep-alive"];

const TARGETS: readonly [address: string, encoding: "identity" | "br"][] = [
  ["/api/config/feature-flags", "identity"],
  ["/api/dashboard/components", "identity"],
  ["/api/crime/stats?boundaryId=7", "identity"],
  ["/api/dashboard?boundaryId=7", "br"],
  ["/api/geography/boundary/geojson/0", "identity"],
  ["/api/geography/boundary/geojson/0", "br"],
];

/** Kept answers per second, beside a bare server that sends the very same headers and body. */
export const cachedAnswers: Measurement = async (resources) => {
  const api = await resources.api();
  const rows: Row[] = [];
  for (const [address, encoding] of TARGETS) {
    const file = join(await resources.folder(), "answer.json");
    const answer = await fetchAnswer(api.url + address, encoding);
    await writeFile(file, JSON.stringify(answer));
    const bare = await startBareServer(file);
    try {
      rows.push(await compare(address, encoding, api, bare));
    } finally {
      await bare.stop();
    }
  }
  return rows;
};

async function compare(
  address: string,
  encoding: string,
  api: RunningServer,
  bare: RunningServer,
): Promise<Row> {
  const load = (server: RunningServer, seconds: number) => () =>
    answersPerSecond(server, server.url + address, encoding, seconds);
  for (const server of [api, bare]) await load(server, 0.5)();
  const speeds = await inTurn(
    { rounds: ROUNDS },
    {
      measured: load(api, SECONDS_A_ROUND),
      baseline: load(bare, SECONDS_A_ROUND),
    },
  );
  return compared({ what: `Kept answer: ${address} (${encoding})`, ...speeds, unit: "/s", atLeast: 0.8 });
}

/**
 * Answers per second of the server's own processor time. The server is kept busy, so on a quiet machine this is
 * what a caller gets; unlike that, it does not count what the caller or anybody else takes of the processors.
 */
async function answersPerSecond(
  server: RunningServer,
  url: string,
  encoding: string,
  duration: number,
): Promise<number> {
  const before = await processorSeconds(server.pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers: { "accept-encoding": encoding },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed under load.`);
  const after = await processorSeconds(server.pid);
  if (process.env.BENCH_DEBUG)
    console.error(
      url,
      encoding,
      (result.requests.total / result.duration).toFixed(0),
      (result.requests.total / (after - before)).toFixed(0),
      "busy",
      ((after - before) / result.duration).toFixed(2),
    );
  return result.requests.total / (after - before);
}

/** User and system time of a process, from Linux's clock of 100 ticks a second. */
async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function fetchAnswer(url: string, encoding: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  get(url, { headers: { "accept-encoding": encoding } }, async (response) => {
    const headers = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.includes(name));
    const body = await buffer(response);
    resolve({
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: body.toString("base64"),
    });
  }).on("error", reject);
  return promise;
}
