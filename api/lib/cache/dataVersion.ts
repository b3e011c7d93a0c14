import { setTimeout as delay } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { Knex } from "knex";
import pg from "pg";
import { DATASETS, type Dataset } from "./datasets.ts";

export type StopListening = () => Promise<void>;
export type OnDataChange = (datasets: readonly Dataset[]) => void;

const CHANNEL = "data_version";
const RECONNECT_AFTER_MS = 500;

export async function addDatasets(trx: Knex): Promise<void> {
  const rows = DATASETS.map((dataset) => ({ dataset, version: 1 }));
  await trx("data_version").insert(rows).onConflict("dataset").ignore();
}

/** On commit, every API process drops the responses that use these datasets. */
export async function raiseDataVersion(trx: Knex, datasets: readonly Dataset[] = DATASETS): Promise<void> {
  // A fixed order avoids deadlocks.
  await trx.raw(
    `update data_version set version = version + 1 from
      (select dataset from data_version where dataset = any(?) order by dataset for update) as raised
    where data_version.dataset = raised.dataset`,
    [[...datasets]],
  );
  await trx.raw("select pg_notify(?, ?)", [CHANNEL, datasets.join()]);
}

const parseDatasets = (names: string): Dataset[] =>
  DATASETS.filter((dataset) => names.split(",").includes(dataset));

export async function listenOnPglite(pglite: PGlite, callback: OnDataChange): Promise<StopListening> {
  const stop = await pglite.listen(CHANNEL, (names) => callback(parseDatasets(names)));
  return () => stop();
}

/** Compares versions after reconnecting, because notifications may be lost. */
export async function listenOnPostgres(url: string, callback: OnDataChange): Promise<StopListening> {
  const stop = new AbortController();
  let versions: Map<Dataset, string> | undefined;

  const connect = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
    const ended = new Promise<void>((resolve) => client.on("end", resolve));
    client.on("error", () => client.end());
    client.on("notification", ({ payload = "" }) => callback(parseDatasets(payload)));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    const current = await readVersions(client);
    const missed = DATASETS.filter(
      (dataset) => versions !== undefined && versions.get(dataset) !== current.get(dataset),
    );
    if (missed.length > 0) callback(missed);
    versions = current;
    return { client, ended };
  };

  let connection: Awaited<ReturnType<typeof connect>> | undefined = await connect();
  const keepConnected = async () => {
    while (!stop.signal.aborted) {
      await connection?.ended;
      if (stop.signal.aborted) return;
      await delay(RECONNECT_AFTER_MS);
      connection = await connect().catch(() => undefined);
    }
  };
  const loop = keepConnected();
  return async () => {
    stop.abort();
    await connection?.client.end();
    await loop;
  };
}

async function readVersions(client: pg.Client): Promise<Map<Dataset, string>> {
  const { rows } = await client.query<{ dataset: Dataset; version: string }>(
    "select dataset, version::text from data_version",
  );
  return new Map(rows.map(({ dataset, version }) => [dataset, version]));
}
