import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { raiseDataVersion } from "../../api/lib/cache/dataVersion.ts";
import { type Database, openDatabase } from "../../api/lib/database/db.ts";
import { readEnv } from "../../api/lib/operating/env.ts";
import { asAdmin } from "../../api/testing/asAdmin.ts";
import { PostgresCluster, postgresBinaries } from "../PostgresCluster.ts";
import { type ServedApp, serve } from "../serve.ts";

if (postgresBinaries === undefined)
  console.log("Skipped: a read replica; PostgreSQL's programs are missing.");

const NORTHERN_CAPE = 7;

describe.skipIf(postgresBinaries === undefined)("a server that reads public responses from a replica", () => {
  let primary: PostgresCluster;
  let replica: PostgresCluster;
  let served: ServedApp;
  let database: Database;

  beforeAll(async () => {
    primary = await PostgresCluster.create();
    await asAdmin(primary.getUrl("postgres"), "create database gbvf");
    replica = await primary.replicate();
    served = await serve({
      databaseUrl: primary.getUrl("gbvf"),
      settings: { SEED: "reference", DATABASE_READ_URL: replica.getUrl("gbvf") },
    });
    database = await openDatabase({ DATABASE_URL: primary.getUrl("gbvf"), VAR_DIR: "" });
  });
  afterAll(async () => {
    await served?.stop();
    await database?.close();
    await replica?.remove();
    await primary?.remove();
  });

  const read = async (path: string) => (await fetch(served.url + path)).text();
  const isReadFromReplica = async () => /^public_reads_from_replica 1$/m.test(await read("/metrics"));
  const rename = (description: string) =>
    database.knex.transaction(async (trx) => {
      await trx("boundary").where({ boundaryId: NORTHERN_CAPE }).update({ description });
      await raiseDataVersion(trx, ["boundaries"]);
    });

  test("reads from the primary while the replica lags, and from the replica once it has caught up", async () => {
    await expect.poll(isReadFromReplica).toBe(true);
    expect(await read("/api/geography/boundary/list/1")).toContain("Northern Cape");
    expect(
      await asAdmin(
        replica.getUrl("gbvf"),
        "select count(*)::int from pg_stat_activity where datname = 'gbvf' and pid <> pg_backend_pid()",
      ),
    ).not.toEqual([{ count: 0 }]);

    await asAdmin(replica.getUrl("postgres"), "select pg_wal_replay_pause()");
    await rename("Renamed Province");
    await expect.poll(() => read("/api/geography/boundary/list/1")).toContain("Renamed Province");
    expect(await read(`/api/geography/boundary/${NORTHERN_CAPE}`)).toContain("Renamed Province");
    expect(await isReadFromReplica()).toBe(false);

    await asAdmin(replica.getUrl("postgres"), "select pg_wal_replay_resume()");
    await expect.poll(isReadFromReplica).toBe(true);
    expect(await read("/api/geography/boundary/contained/?containingBoundaryId=0")).toContain(
      "Renamed Province",
    );
  });

  test("reads from the primary while the replica is stopped", async () => {
    await expect.poll(isReadFromReplica).toBe(true);
    await replica.stop();
    await expect.poll(isReadFromReplica).toBe(false);
    expect((await fetch(`${served.url}/api/geography/boundary/1163`)).status).toBe(200);
    expect((await fetch(`${served.url}/readyz`)).status).toBe(200);
    await replica.start();
    await expect.poll(isReadFromReplica).toBe(true);
  });

  test("does not start if DATABASE_READ_URL is not a replica of its database", async () => {
    const settings = { DATABASE_URL: primary.getUrl("gbvf"), DATABASE_READ_URL: primary.getUrl("gbvf") };
    await expect(openDatabase(readEnv(settings), { as: "server" })).rejects.toThrow(
      "DATABASE_READ_URL is not a streaming replica of the database at DATABASE_URL.",
    );
  });
});
