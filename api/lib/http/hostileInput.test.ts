import { once } from "node:events";
import { request as call, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { validRegistration } from "../../testing/auth/registration.ts";
import { startApi } from "../../testing/startApi.ts";
import { bothDatabases } from "../../testing/testDatabase.ts";

describe.each(bothDatabases)("S28 S32 hostile input on %s", (_name, open) => {
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

  test.each(["TRACE", "PROPFIND", "DELETE", "PATCH"])(
    "%s is a method that no address takes",
    async (method) => {
      expect(await send(method, "/api/auth/login")).toBe(405);
    },
  );

  test("a body that is not packed as it says is not read", async () => {
    const plain = Buffer.from("{}");
    expect(await send("POST", "/api/auth/logout", { "Content-Encoding": "gzip" }, plain)).toBe(400);
    const cut = gzipSync(Buffer.alloc(1000)).subarray(0, 12);
    expect(await send("POST", "/api/auth/logout", { "Content-Encoding": "gzip" }, cut)).toBe(400);
    expect(await send("POST", "/api/auth/logout", { "Content-Encoding": "unheard-of" }, plain)).toBe(415);
  });

  test("a body's size is what it is unpacked", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, " "));
    expect(await send("POST", "/api/auth/logout", { "Content-Encoding": "gzip" }, bomb)).toBe(413);
    expect(await send("POST", "/api/none", {}, Buffer.alloc(200_000, " "))).toBe(413);
  });

  test("lists nested deeper than a call may be are refused", async () => {
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
