import { describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "../../shared/http/endpoint.ts";
import { startApi } from "../../testing/startApi.ts";
import { bothDatabases } from "../../testing/testDatabase.ts";
import { testSession } from "../../testing/testSession.ts";
import { route } from "./route.ts";

const Echo = z.object({ echo: z.unknown() });
const Numbered = z.strictObject({ groupId: z.coerce.number().int() });

const routes = [
  route(
    endpoint({
      method: "DELETE",
      path: "/api/test/byQuery",
      access: "signed-in",
      query: Numbered,
      response: Echo,
    }),
    async ({ query, trx, audit }) => {
      await audit(trx, { what: "groups changed", subject: query.groupId });
      return { echo: query.groupId };
    },
  ),
  route(
    endpoint({
      method: "DELETE",
      path: "/api/test/byBody",
      access: "signed-in",
      body: z.strictObject({ GroupId: z.number().int(), UserActions: z.number().int().array() }),
      response: Echo,
    }),
    ({ body }) => ({ echo: body.UserActions }),
  ),
  route(
    endpoint({ method: "DELETE", path: "/api/test/byNothing", access: "signed-in", response: Echo }),
    ({ session }) => ({ echo: session.stakeholderId }),
  ),
  route(
    endpoint({
      method: "POST",
      path: "/api/test/reads",
      access: "signed-in",
      reads: true,
      body: z.strictObject({ writes: z.boolean() }),
      response: Echo,
    }),
    async ({ body, trx }) => {
      if (body.writes) await trx("component").delete();
      return { echo: "read" };
    },
  ),
];

const CALLER = testSession({ stakeholderId: 7 });
const AS_JSON = { "Content-Type": "application/json" };

describe.each(bothDatabases)("changes on %s", (_name, open) => {
  const api = startApi(open, { set: "reference", routes, readSession: async () => CALLER });

  const send = (method: string, path: string, init: RequestInit = {}) =>
    fetch(`${api.url}/api/test/${path}`, {
      method,
      ...init,
      headers: { "Sec-Fetch-Site": "same-origin", ...init.headers },
    });

  test("a DELETE names what goes in its query", async () => {
    const answer = await send("DELETE", "byQuery?groupId=12");
    expect([answer.status, await answer.json()]).toEqual([200, { echo: 12 }]);
  });

  test("a DELETE names what goes in its body", async () => {
    const body = JSON.stringify({ GroupId: 12, UserActions: [5, 6] });
    const answer = await send("DELETE", "byBody", { body, headers: AS_JSON });
    expect([answer.status, await answer.json()]).toEqual([200, { echo: [5, 6] }]);
  });

  test("a DELETE may need neither", async () => {
    const answer = await send("DELETE", "byNothing");
    expect([answer.status, await answer.json()]).toEqual([200, { echo: 7 }]);
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
    expect(await api.knex("component").first()).toBeDefined();
  });

  test("S33 a change's line in the audit log says who acted and when", async () => {
    await send("DELETE", "byQuery?groupId=99");
    const line = await api.knex("audit_log").where({ subjectStakeholderId: 99 }).first();
    expect(line).toMatchObject({ actorStakeholderId: 7, what: "groups changed" });
  });
});
