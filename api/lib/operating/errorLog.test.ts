import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "../../shared/http/endpoint.ts";
import { startSmtp } from "../../testing/smtpServer.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { Database } from "../database/db.ts";
import { route } from "../http/route.ts";
import { queueEmail } from "../mail/emailQueue.ts";
import { startMailing } from "../mail/startMailing.ts";
import { Secrets } from "../security/secrets.ts";
import { readEnv } from "./env.ts";
import { makeLogger } from "./logger.ts";
import { serializeError } from "./serializeError.ts";

const EMAIL = "thandeka.m@example.org";
const NUMBER = "0825551234";
const PERSONAL = /thandeka|@example\.org|0825551234/i;

const RequestBody = z.strictObject({ email: z.string(), number: z.string() });
type TestRequest = { body: z.infer<typeof RequestBody>; trx: Database["knex"] };

const failingRoute = (name: string, fail: (testRequest: TestRequest) => unknown) =>
  route(
    endpoint({
      method: "POST",
      path: `/api/test/${name}`,
      access: "anyone",
      body: RequestBody,
      response: z.object({ number: z.number() }),
    }),
    async (testRequest) => (await fail(testRequest)) as { number: number },
  );

const routes = [
  failingRoute("taken", async ({ body, trx }) => {
    const row = { code: body.number, description: body.email };
    await trx.raw("create temp table t (code text primary key, description text) on commit drop");
    await trx("t").insert(row);
    await trx("t").insert(row);
  }),
  failingRoute("no-number", ({ body, trx }) => trx.raw("select ?::text::int", [body.email])),
  failingRoute("in-the-statement", ({ body, trx }) => trx.raw(`select "${body.email}"`)),
  failingRoute("no-json", ({ body }) => JSON.parse(body.email)),
  failingRoute("against-contract", ({ body }) => ({ number: body.email })),
  failingRoute("with-a-cause", ({ body }) => {
    throw new Error(body.email, { cause: Object.assign(new Error(body.number), { code: "EINNER" }) });
  }),
];

describe.each(testDatabases)("S32 the log of errors on %s", (_name, open) => {
  const lines: string[] = [];
  const logger = makeLogger("trace", { write: (line) => void lines.push(line) });
  const api = startApi(open, { set: "reference", routes, logger });
  afterEach(() => lines.splice(0));

  test.each([
    ["taken", { code: "23505", table: "t", constraint: "t_pkey" }],
    ["no-number", { code: "22P02", severity: "ERROR" }],
    ["in-the-statement", { code: "42703" }],
    ["no-json", { type: "SyntaxError" }],
    ["against-contract", { message: expect.stringContaining("invalid_type at number") }],
    ["with-a-cause", { cause: expect.objectContaining({ code: "EINNER" }) }],
  ])("contains nothing that a client sent: %s", async (name, fields) => {
    const response = await fetch(`${api.url}/api/test/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
      body: JSON.stringify({ email: EMAIL, number: NUMBER }),
    });
    expect(response.status).toBe(500);
    const { requestId } = (await response.json()) as { requestId: string };
    const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "request failed");
    expect(logged).toMatchObject({ requestId, err: fields });
    expect(logged.err.stack.join()).toMatch(/:\d+:\d+/);
    expect(lines.join()).not.toMatch(PERSONAL);
  });

  test("contains nothing of a refused e-mail, and the e-mail's row does not either", async () => {
    const smtp = await startSmtp();
    smtp.behaviour = "rejects-recipient";
    const env = readEnv({ NODE_ENV: "test", SMTP_URL: smtp.url });
    const secrets = new Secrets(env.SECRET_KEY);
    await api.knex.transaction((trx) =>
      queueEmail(
        trx,
        { to: EMAIL, email: { template: "test", subject: "Thandeka", paragraphs: ["Dear Thandeka"] } },
        { secrets, now: new Date() },
      ),
    );
    const stop = startMailing({ knex: api.knex, env, logger });
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    await stop();
    await smtp.close();
    expect(JSON.parse(lines[0] as string).err).toMatchObject({ code: "EENVELOPE", responseCode: 550 });
    expect(lines.join()).not.toMatch(PERSONAL);
    const { lastError } = await api.knex("mail").first("last_error");
    expect(lastError).toContain("550");
    expect(lastError).not.toMatch(PERSONAL);
  });
});

test("S32 omits a listed field that is not a short word", () => {
  const error = Object.assign(new Error("x"), { code: EMAIL, table: "x".repeat(200), severity: "ERROR" });
  expect(serializeError(error)).toEqual({ type: "Error", severity: "ERROR", stack: expect.any(Array) });
});
