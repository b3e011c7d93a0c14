import { EventEmitter } from "node:events";
import type { Context } from "koa";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { type Endpoint, endpoint } from "../../shared/http/endpoint.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { testSession } from "../../testing/testSession.ts";
import { enforceDeadline } from "./deadline.ts";
import { route } from "./route.ts";

describe("deadline", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  const changeEndpoint = endpoint({
    method: "POST",
    path: "/api/test",
    access: "anyone",
    response: z.object({}),
  });

  function runDeadline(requested?: Endpoint) {
    const work = Promise.withResolvers<void>();
    const ctx = { req: new EventEmitter(), app: new EventEmitter() };
    const errors: unknown[] = [];
    ctx.app.on("error", (error) => errors.push(error));
    const state = { refusal: undefined as unknown };
    const response = enforceDeadline(requested)(ctx as unknown as Context, () => work.promise).catch(
      (error) => {
        state.refusal = error;
      },
    );
    return { ctx, work, response, errors, state };
  }

  test("S49 a GET or repeatable POST responds 503 after five seconds, and a later error is logged", async () => {
    for (const requested of [
      undefined,
      { ...changeEndpoint, method: "GET" },
      { ...changeEndpoint, repeatable: true },
    ] as const) {
      const { work, response, errors, state } = runDeadline(requested);
      await vi.advanceTimersByTimeAsync(5000);
      await response;
      expect(state.refusal).toMatchObject({ status: 503, message: expect.stringContaining("try again") });
      const late = new Error("late");
      work.reject(late);
      await vi.advanceTimersByTimeAsync(1);
      expect(errors).toEqual([late]);
    }
  });

  test("S49 a request that changes something gets 503 after 25 seconds, with a message that the change may have been made", async () => {
    const { response, state } = runDeadline(changeEndpoint);
    await vi.advanceTimersByTimeAsync(24_000);
    expect(state.refusal).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1000);
    await response;
    expect(state.refusal).toMatchObject({ status: 503, message: expect.stringContaining("may or may not") });
  });

  test("S49 the deadline of an upload begins when the upload has arrived", async () => {
    const { ctx, response, state } = runDeadline({ ...changeEndpoint, upload: true });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state.refusal).toBeUndefined();
    ctx.req.emit("end");
    await vi.advanceTimersByTimeAsync(55_000);
    await response;
    expect(state.refusal).toMatchObject({ status: 503 });
  });

  test("an error within the deadline is thrown, and not logged twice", async () => {
    const { work, response, errors, state } = runDeadline(changeEndpoint);
    const error = new Error("broken");
    work.reject(error);
    await response;
    expect([state.refusal, errors]).toEqual([error, []]);
  });
});

const Echo = z.object({ echo: z.unknown() });
const GroupQuery = z.strictObject({ groupId: z.coerce.number().int() });

const routes = [
  route(
    endpoint({
      method: "DELETE",
      path: "/api/test/byQuery",
      access: "signed-in",
      query: GroupQuery,
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

const SESSION = testSession({ stakeholderId: 7 });
const AS_JSON = { "Content-Type": "application/json" };

describe.each(testDatabases)("changes on %s", (_name, open) => {
  const api = startApi(open, { set: "reference", routes, loadSession: async () => SESSION });

  const send = (method: string, path: string, init: RequestInit = {}) =>
    fetch(`${api.url}/api/test/${path}`, {
      method,
      ...init,
      headers: { "Sec-Fetch-Site": "same-origin", ...init.headers },
    });

  test("S13 a declared body has to be JSON, and every change is checked for cross-site requests", async () => {
    expect((await send("DELETE", "byBody")).status).toBe(415);
    const foreign = { "Sec-Fetch-Site": "cross-site" };
    for (const path of ["byQuery?groupId=12", "byBody", "byNothing"]) {
      expect((await send("DELETE", path, { headers: foreign })).status).toBe(403);
    }
  });

  test("S16 a body that the endpoint does not declare is refused", async () => {
    const response = await send("DELETE", "byQuery?groupId=12", { body: "{}", headers: AS_JSON });
    expect([response.status, (await response.json()).message]).toEqual([400, "This address takes no body."]);
  });

  test("a POST declared as `reads` cannot write", async () => {
    const sendRead = (writes: boolean) =>
      send("POST", "reads", { body: JSON.stringify({ writes }), headers: AS_JSON });
    expect((await sendRead(false)).status).toBe(200);
    expect((await sendRead(true)).status).toBe(500);
    expect(await api.knex("component").first()).toBeDefined();
  });

  test("S33 the audit entry of a change has its actor and time", async () => {
    await send("DELETE", "byQuery?groupId=99");
    const line = await api.knex("audit_log").where({ subjectStakeholderId: 99 }).first();
    expect(line).toMatchObject({ actorStakeholderId: 7, what: "groups changed" });
  });
});
