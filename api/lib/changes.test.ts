import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "./db.ts";
import { endpoint } from "./endpoint.ts";
import { route, type Session } from "./route.ts";
import { type RunningApp, startApp } from "./testing/startApp.ts";
import { testDatabases } from "./testing/testDatabase.ts";
import { TEST_DAY } from "./testing/testDay.ts";

const Told = z.object({ told: z.unknown() });
const Numbered = z.strictObject({ groupId: z.coerce.number().int() });

const routes = [
  route(
    endpoint({
      method: "DELETE",
      path: "/api/test/byQuery",
      access: "signed-in",
      query: Numbered,
      response: Told,
    }),
    async ({ query, trx, audit }) => {
      await audit(trx, { what: "groups changed", subject: query.groupId });
      return { told: query.groupId };
    },
  ),
  route(
    endpoint({
      method: "DELETE",
      path: "/api/test/byBody",
      access: "signed-in",
      body: z.strictObject({ GroupId: z.number().int(), UserActions: z.number().int().array() }),
      response: Told,
    }),
    ({ body }) => ({ told: body.UserActions }),
  ),
  route(
    endpoint({ method: "DELETE", path: "/api/test/byNothing", access: "signed-in", response: Told }),
    ({ session }) => ({ told: session.stakeholderId }),
  ),
  route(
    endpoint({
      method: "POST",
      path: "/api/test/reads",
      access: "signed-in",
      reads: true,
      body: z.strictObject({ writes: z.boolean() }),
      response: Told,
    }),
    async ({ body, trx }) => {
      if (body.writes) await trx("component").delete();
      return { told: "read" };
    },
  ),
];

const CALLER: Session = {
  stakeholderId: 7,
  actions: new Set(),
  organisationId: null,
  municipalityIds: [],
  passwordGivenAt: TEST_DAY,
};
const AS_JSON = { "Content-Type": "application/json" };

describe.each(testDatabases)("changes on %s", (_name, open) => {
  let database: Database;
  let app: RunningApp;
  beforeAll(async () => {
    database = await open("reference");
    app = await startApp({ database, routes, readSession: async () => CALLER });
  });
  afterAll(() => app.close());

  const send = (method: string, path: string, init: RequestInit = {}) =>
    fetch(`${app.url}/api/test/${path}`, {
      method,
      ...init,
      headers: { "Sec-Fetch-Site": "same-origin", ...init.headers },
    });

  test("a DELETE names what goes in its query", async () => {
    const answer = await send("DELETE", "byQuery?groupId=12");
    expect([answer.status, await answer.json()]).toEqual([200, { told: 12 }]);
  });

  test("a DELETE names what goes in its body", async () => {
    const body = JSON.stringify({ GroupId: 12, UserActions: [5, 6] });
    const answer = await send("DELETE", "byBody", { body, headers: AS_JSON });
    expect([answer.status, await answer.json()]).toEqual([200, { told: [5, 6] }]);
  });

  test("a DELETE may need neither", async () => {
    const answer = await send("DELETE", "byNothing");
    expect([answer.status, await answer.json()]).toEqual([200, { told: 7 }]);
  });

  test("S13 JSON is demanded where a body is declared, and the cross-site check is on all", async () => {
    expect((await send("DELETE", "byBody")).status).toBe(415);
    const foreign = { "Sec-Fetch-Site": "cross-site" };
    for (const path of ["byQuery?groupId=12", "byBody", "byNothing"]) {
      expect((await send("DELETE", path, { headers: foreign })).status).toBe(403);
    }
  });

  test("S16 a body that no endpoint declares is refused", async () => {
    const answer = await send("DELETE", "byQuery?groupId=12", { body: "{}", headers: AS_JSON });
    expect([answer.status, (await answer.json()).message]).toEqual([400, "This address takes no body."]);
  });

  test("a POST that only reads cannot write", async () => {
    const ask = (writes: boolean) =>
      send("POST", "reads", { body: JSON.stringify({ writes }), headers: AS_JSON });
    expect((await ask(false)).status).toBe(200);
    expect((await ask(true)).status).toBe(500);
    expect(await database.knex("component").first()).toBeDefined();
  });

  test("S33 a change's line in the audit log says who acted and when", async () => {
    await send("DELETE", "byQuery?groupId=99");
    const line = await database.knex("audit_log").where({ subjectStakeholderId: 99 }).first();
    expect(line).toMatchObject({ actorStakeholderId: 7, what: "groups changed" });
  });
});
