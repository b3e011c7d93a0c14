import { once } from "node:events";
import { request as call, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "../../contract.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { validRegistration } from "../../testing/auth/registration.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { describeIssue } from "./parseInput.ts";

const WRONG_VALUES = [
  undefined,
  null,
  Number.NaN,
  "x",
  "",
  "07",
  -1,
  1.5,
  1e99,
  "1e99",
  [],
  [1],
  {},
  true,
  "x".repeat(5000),
];
const ZOD_MESSAGE = /Invalid [a-z]|: expected|, received |[Uu]nrecognized|[Tt]oo (small|big)|NaN|undefined/;

const getFields = (schema: z.ZodType) =>
  Object.keys(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }).properties ?? {});

function getMessages(schema: z.ZodType): string[] {
  const fields = getFields(schema);
  const wrongFields = fields.flatMap((field) => WRONG_VALUES.map((wrong) => ({ [field]: wrong })));
  const wrong = [
    ...WRONG_VALUES,
    ...wrongFields,
    Object.fromEntries(fields.map((field) => [field, []])),
    { other: 1 },
  ];
  return wrong.flatMap((input) => {
    const { error } = schema.safeParse(input, { error: describeIssue });
    return error === undefined ? [] : error.issues.map(({ message }) => message);
  });
}

describe.each(
  (endpoints as readonly Endpoint[]).map((each) => [`${each.method} ${each.path}`, each] as const),
)("%s", (_, { params, query, body }) => {
  test("S32 invalid input is refused with our own message", () => {
    const messages = [params, query, body].flatMap((schema) =>
      schema === undefined ? [] : getMessages(schema),
    );
    expect(messages.filter((message) => ZOD_MESSAGE.test(message))).toEqual([]);
  });
});

test("each kind of validation error has a message", () => {
  const schema = z.strictObject({
    Age: z.number().int().min(18),
    Name: z.string().min(2).max(3),
    Kind: z.enum(["one", "two"]),
    Tags: z.array(z.string()).max(1),
    When: z.iso.date(),
  });
  const input = { Age: Number.NaN, Name: "x", Kind: "three", Tags: ["a", "b"], When: "today", other: 1 };
  const { error } = schema.safeParse(input, { error: describeIssue });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "Age must be a number.",
    "Name must have at least 2 characters.",
    "Kind must be one of these: one, two.",
    "Tags must have at most 1 entry.",
    "When is not in the required format.",
    "There is no field called other here.",
  ]);
  expect(schema.safeParse({}, { error: describeIssue }).error?.issues[0]?.message).toBe("Age is missing.");
});

describe.each(testDatabases)("S28 S32 hostile input on %s", (_name, open) => {
  const api = startApi(open, { set: "reference" });

  async function send(method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) {
    const request = call(api.url + path, {
      method,
      headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json", ...headers },
    });
    request.end(body);
    const [response] = (await once(request, "response")) as [IncomingMessage];
    const problem = await json(response);
    expect(problem).toEqual({
      success: false,
      code: expect.any(String),
      message: expect.any(String),
      requestId: expect.any(String),
    });
    return response.statusCode;
  }

  test("a body that does not match its content encoding is refused", async () => {
    const uncompressed = Buffer.from("{}");
    expect(await send("POST", "/api/auth/logout", { "Content-Encoding": "gzip" }, uncompressed)).toBe(400);
    const cut = gzipSync(Buffer.alloc(1000)).subarray(0, 12);
    expect(await send("POST", "/api/auth/logout", { "Content-Encoding": "gzip" }, cut)).toBe(400);
    expect(await send("POST", "/api/auth/logout", { "Content-Encoding": "unheard-of" }, uncompressed)).toBe(
      415,
    );
  });

  test("the limit of a body applies to its decompressed size", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, " "));
    expect(await send("POST", "/api/auth/logout", { "Content-Encoding": "gzip" }, bomb)).toBe(413);
    expect(await send("POST", "/api/none", {}, Buffer.alloc(200_000, " "))).toBe(413);
  });

  test("a body nested deeper than the limit is refused", async () => {
    const body = Buffer.from(`${"[".repeat(40_000)}"\\ud800"${"]".repeat(40_000)}`);
    expect(await send("POST", "/api/auth/login", {}, body)).toBe(400);
  });

  test("half of a surrogate pair is refused", async () => {
    const registration = await validRegistration(api.knex, { StreetName: "Main Road \ud83d" });
    const refused = await api.browser().postJson("/api/auth/register", registration);
    expect(refused).toMatchObject({ status: 400, message: "What was sent could not be read." });
  });

  test("a character that the database cannot hold is refused", async () => {
    for (const path of [
      "/api/buildingblock/searchcontact?filter=%00",
      "/api/geography/boundary/list/3?filter=%00",
      "/api/geography/boundary/list/3/0?filter=a%00b",
    ])
      expect([path, await send("GET", path)]).toEqual([path, 400]);
    const registration = await validRegistration(api.knex, { StreetName: "Main\u0000Road" });
    const refused = await api.browser().postJson("/api/auth/register", registration);
    expect(refused.status).toBe(400);
    expect(await api.knex("user_account").select()).toEqual([]);
  });
});
