import { once } from "node:events";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { json, text } from "node:stream/consumers";
import pino from "pino";
import { createApp } from "../../api/app.ts";
import { DATASETS } from "../../api/lib/cache/datasets.ts";
import { openDatabase } from "../../api/lib/database/db.ts";
import type { Session } from "../../api/lib/http/route.ts";
import { readEnv } from "../../api/lib/operating/env.ts";
import { PERMISSION_IDS, type PermissionName } from "../../api/shared/permissions.ts";
import { testSession } from "../../api/testing/testSession.ts";
import { BENCH_DAY } from "./postgresServer.ts";
import { recordSql, type Statement } from "./recordedSql.ts";

type InProcessRequest = { method?: "GET" | "PUT" | "POST"; address: string; body?: object };
type TimedResponse = { ms: number; body: unknown };

export type InProcessApi = {
  send(request: InProcessRequest): Promise<TimedResponse>;
  /** Returns the ms to the last byte of an uncached response. */
  timeResponse(address: string): Promise<number>;
  recordSql(request: string | InProcessRequest): Promise<Statement[]>;
  close(): Promise<void>;
};

export const createSession = (stakeholderId: number, municipalityIds: number[] = []): Session =>
  testSession({
    stakeholderId,
    permissions: new Set(Object.keys(PERMISSION_IDS) as PermissionName[]),
    municipalityIds,
    authenticatedAt: BENCH_DAY,
  });

/** Runs the API in this process and measures its time without a client's. */
export async function startInProcess(url: string, session?: Session): Promise<InProcessApi> {
  const database = await openDatabase({ DATABASE_URL: url, VAR_DIR: "" });
  const { server, dropCachedResponses } = createApp({
    database,
    env: readEnv({ NODE_ENV: "test" }),
    logger: pino({ level: "silent" }),
    loadSession: async () => session,
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
  const send = async ({ method = "GET", address, body }: InProcessRequest): Promise<TimedResponse> => {
    dropCachedResponses(DATASETS);
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
    const nodeRequest = request({ host: "127.0.0.1", port, path: address, agent, method, headers });
    nodeRequest.end(body && JSON.stringify(body));
    const [response] = await once(nodeRequest, "response");
    const responseBody = await (response.headers["content-disposition"] ? text : json)(response);
    if (response.statusCode !== 200) {
      throw new Error(`${address} responded ${response.statusCode}: ${JSON.stringify(responseBody)}`);
    }
    return { ms: elapsed, body: responseBody };
  };

  return {
    send,
    timeResponse: async (address) => (await send({ address })).ms,
    recordSql: (request) =>
      recordSql([database.knex, database.publicReads], () =>
        send(typeof request === "string" ? { address: request } : request),
      ),
    close: async () => {
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}
