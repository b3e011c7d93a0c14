import { expect, test } from "vitest";
import { PRODUCTION } from "../../testing/production.ts";
import { readEnv } from "./env.ts";

test("S35 production needs an origin with TLS, a key and a mail server of its own", () => {
  expect(readEnv(PRODUCTION).PUBLIC_ORIGIN).toBe("https://gbvf.example");
  expect(() => readEnv({ NODE_ENV: "production" })).toThrow(
    "The configuration cannot be used: PUBLIC_ORIGIN: production needs it; SECRET_KEY: production needs it; SMTP_URL: production needs it.",
  );
  expect(() => readEnv({ ...PRODUCTION, SMTP_URL: "" })).toThrow(/SMTP_URL: production needs it\.$/);
});

test("S9 S27 production's origin is https; elsewhere it may be plain", () => {
  const plain = "http://gbvf.example";
  expect(() => readEnv({ ...PRODUCTION, PUBLIC_ORIGIN: plain })).toThrow(
    /PUBLIC_ORIGIN: production needs https\.$/,
  );
  expect(readEnv({ PUBLIC_ORIGIN: plain }).PUBLIC_ORIGIN).toBe(plain);
});
