import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "../../api/shared/http/problem.ts";
import { AddressedClient } from "../AddressedClient.ts";
import { createDemonstrationDatabase } from "../demonstration.ts";
import { type ServedApp, serve } from "../serve.ts";

const SIGN_INS = 60;

/** Requests that wait for a locked table hold connections; help must not wait for them. */
describe.skipIf(process.env.TEST_DATABASE_URL === undefined)("with the accounts' table locked", () => {
  let served: ServedApp;
  let lockingClient: pg.Client;
  /** A transaction reads the list of active connections only once. */
  let watchingClient: pg.Client;
  let drop: () => Promise<void>;
  const clients = Array.from({ length: SIGN_INS }, (_, i) => new AddressedClient(`127.4.0.${i + 1}`));

  beforeAll(async () => {
    const database = await createDemonstrationDatabase();
    drop = database.drop;
    served = await serve({ databaseUrl: database.url });
    lockingClient = new pg.Client({ connectionString: database.url });
    watchingClient = new pg.Client({ connectionString: database.url });
    await Promise.all([lockingClient.connect(), watchingClient.connect()]);
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await Promise.all([lockingClient.end(), watchingClient.end()]);
    await served.stop();
    await drop();
  });

  const countBlocked = async () => {
    const { rows } = await watchingClient.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0].n;
  };

  test("S28 the directory responds, and sign-ins respond 503 instead of waiting for ever", async () => {
    await lockingClient.query("begin");
    await lockingClient.query("lock table user_account in access exclusive mode");
    const signIns = clients.map((client, i) =>
      client.signIn(served.url, `p${i}@example.org`, "Wrong-9-pass!"),
    );
    await expect.poll(countBlocked).toBeGreaterThanOrEqual(10);

    const search = "/api/buildingblock/searchcontact?boundaryId=7&buildingBlockCategoryId=1";
    const statuses = await Promise.all(
      [search, "/api/crime/stats?boundaryId=5", "/readyz"].map(
        async (path) => (await fetch(served.url + path)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200]);

    for (const response of await Promise.all(signIns)) {
      expect([response.status, response.headers["retry-after"]]).toEqual([503, "5"]);
      expect(Problem.parse(JSON.parse(response.body)).code).toBe("unavailable");
    }
    await lockingClient.query("rollback");
    const client = new AddressedClient("127.4.1.1");
    expect((await client.signIn(served.url, "p1@example.org", "Wrong-9-pass!")).status).toBe(401);
    client.disconnect();
  });
});
