import { once } from "node:events";
import { request as call } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "../../shared/http/endpoint.ts";
import { type RunningApp, startApp } from "../../testing/startApp.ts";
import { openTestDatabase } from "../../testing/testDatabase.ts";
import { multiTxRoute } from "../http/route.ts";
import { readEnv } from "../operating/env.ts";

const getClientAddress = endpoint({
  method: "POST",
  path: "/api/where-from",
  access: "anyone",
  session: "optional",
  body: z.strictObject({}),
  response: z.object({ address: z.string() }),
});
const route = multiTxRoute(getClientAddress, ({ visit: { network } }) => ({ address: network }));

async function sendRequestFrom(localAddress: string, url: string, headers: Record<string, string>) {
  const request = call(`${url}/api/where-from`, {
    method: "POST",
    localAddress,
    headers: { "Content-Type": "application/json", ...headers },
  });
  request.end("{}");
  const [response] = await once(request, "response");
  const { address } = JSON.parse(await text(response));
  return { status: response.statusCode, address };
}

describe("S31 X-Forwarded-*", () => {
  let behindProxy: RunningApp;
  let direct: RunningApp;
  const sameOrigin = { "Sec-Fetch-Site": "same-origin" };

  beforeAll(async () => {
    behindProxy = await startApp({
      database: await openTestDatabase("reference"),
      routes: [route],
      env: readEnv({ NODE_ENV: "test", TRUST_PROXY: "10.9.0.0/16, 127.0.0.2" }),
    });
    direct = await startApp({ database: await openTestDatabase("reference"), routes: [route] });
  });
  afterAll(async () => {
    await behindProxy.close();
    await direct.close();
  });

  test("is used if it comes from the configured proxy", async () => {
    const headers = { ...sameOrigin, "X-Forwarded-For": "203.0.113.7" };
    expect(await sendRequestFrom("127.0.0.2", behindProxy.url, headers)).toEqual({
      status: 200,
      address: "203.0.113.7",
    });
  });

  test("only its last address is used, because the client may have written the others", async () => {
    const headers = { ...sameOrigin, "X-Forwarded-For": "198.51.100.1, 203.0.113.7" };
    expect((await sendRequestFrom("127.0.0.2", behindProxy.url, headers)).address).toBe("203.0.113.7");
  });

  test("is ignored from any other client", async () => {
    const headers = { ...sameOrigin, "X-Forwarded-For": "203.0.113.7" };
    expect((await sendRequestFrom("127.0.0.3", behindProxy.url, headers)).address).toBe("127.0.0.3");
    expect((await sendRequestFrom("127.0.0.3", direct.url, headers)).address).toBe("127.0.0.3");
  });

  test("with another host or protocol does not make a foreign origin ours", async () => {
    const headers = {
      Origin: "https://evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
    };
    expect((await sendRequestFrom("127.0.0.3", behindProxy.url, headers)).status).toBe(403);
    expect((await sendRequestFrom("127.0.0.3", direct.url, headers)).status).toBe(403);
  });

  test.each(["true", "proxy.example", "10.0.0.0/33", "127.0.0.1,"])(
    "%s is refused as TRUST_PROXY",
    (TRUST_PROXY) => {
      expect(() => readEnv({ TRUST_PROXY })).toThrow(/TRUST_PROXY/);
    },
  );
});
