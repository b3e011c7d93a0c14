import { once } from "node:events";
import { Agent, get } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { createApp } from "../../api/app.ts";
import { DATASETS } from "../../api/lib/datasets.ts";
import { openDatabase } from "../../api/lib/db.ts";
import { readEnv } from "../../api/lib/env.ts";
import { captureSql, type Statement } from "./capturedSql.ts";
import { BENCH_DAY } from "./postgresServer.ts";

export type InProcessApi = {
  /** Ms from the request to the last byte of an uncached answer. */
  timeAnswer(address: string): Promise<number>;
  captureSql(address: string): Promise<Statement[]>;
  close(): Promise<void>;
};

/** The server inside this process, to measure its time without a caller's. */
export async function startInProcess(url: string): Promise<InProcessApi> {
  const database = await openDatabase({ DATABASE_URL: url, VAR_DIR: "" });
  const { server, dropPublicAnswers } = createApp({
    database,
    env: readEnv({ NODE_ENV: "test" }),
    logger: pino({ level: "silent" }),
    readSession: async () => undefined,
    now: () => BENCH_DAY,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });

  let elapsed = 0;
  server.prependListener("request", (_request, response) => {
    const startedAt = performance.now();
    response.once("finish", () => {
      elapsed = performance.now() - startedAt;
    });
  });
  const fetchAnew = async (address: string) => {
    dropPublicAnswers(DATASETS);
    const request = get({ host: "127.0.0.1", port, path: address, agent });
    const [response] = await once(request, "response");
    await once(response.resume(), "end");
    if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}.`);
  };

  return {
    timeAnswer: async (address) => {
      await fetchAnew(address);
      return elapsed;
    },
    captureSql: (address) => captureSql(database.knex, () => fetchAnew(address)),
    close: async () => {
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}
