import { beforeEach, describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import type { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { Authenticator, addAuthenticator } from "../testing/second-factor/secondFactorChanges.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { codeAt, computeStep, findStep, formatKeyUri, toBase32 } from "./totp.ts";

const USER = "tworoles@demo.example";

describe.each(testDatabases)("S40 adding and removing a second factor, %s", (_, open) => {
  const api = startApi(open);
  let userBrowser: Browser;

  beforeEach(async () => {
    api.advanceMinutes(1);
    await api.knex("totp").delete();
    await api.knex("recovery_code").delete();
    await api.knex("mail").delete();
    userBrowser = await api.signedIn(USER);
  });

  const factors = async () => (await userBrowser.get("/api/auth/second-factors")).json();
  const lastAuditKinds = (count: number) =>
    api.knex("audit_log").orderBy("audit_id", "desc").limit(count).pluck("what");

  test("an authenticator app is active after its first code", async () => {
    const enrolment = await userBrowser.postJson("/api/auth/totp/begin");
    expect(enrolment.address).toContain(`secret=${enrolment.key}`);
    expect(await api.browser().signIn(USER, DEMONSTRATION_PASSWORD)).not.toHaveProperty("secondFactor");
    const authenticator = new Authenticator(enrolment.key as string);
    const wrongCode = authenticator.codeAt(api.clock, 5);
    expect(await userBrowser.postJson("/api/auth/totp/confirm", { code: wrongCode })).toMatchObject({
      status: 400,
      errors: [{ field: "code" }],
    });
    const added = await userBrowser.postJson("/api/auth/totp/confirm", {
      code: authenticator.codeAt(api.clock),
    });
    expect(added).toMatchObject({ status: 200 });
    expect(added.recoveryCodes).toHaveLength(10);
    expect(await factors()).toMatchObject({ totpAddedAt: api.clock.toISOString(), recoveryCodesLeft: 10 });
    expect(await api.browser().signIn(USER, DEMONSTRATION_PASSWORD)).toMatchObject({
      secondFactor: ["totp"],
    });
    expect(await lastAuditKinds(1)).toEqual(["second factor added"]);
    const emails = await openedMail(api.knex);
    expect(emails.at(-1)).toMatchObject({ to: USER, text: expect.stringContaining("authenticator app") });
  });

  test("the first factor ends the sessions begun without it, except the one that added it", async () => {
    const otherBrowser = await api.signedIn(USER);
    await addAuthenticator(userBrowser, api.clock);
    expect((await otherBrowser.get("/api/auth/profile")).status).toBe(401);
    expect((await userBrowser.get("/api/auth/profile")).status).toBe(200);
  });

  test("a new pending key replaces the earlier one; an active key is removed only after confirmation", async () => {
    const firstAuthenticator = new Authenticator(
      (await userBrowser.postJson("/api/auth/totp/begin")).key as string,
    );
    const second = new Authenticator((await userBrowser.postJson("/api/auth/totp/begin")).key as string);
    expect(
      (await userBrowser.post("/api/auth/totp/confirm", { code: firstAuthenticator.codeAt(api.clock) }))
        .status,
    ).toBe(400);
    expect(
      (await userBrowser.post("/api/auth/totp/confirm", { code: second.codeAt(api.clock) })).status,
    ).toBe(200);
    expect((await userBrowser.post("/api/auth/totp/begin")).status).toBe(409);
    expect(
      (await userBrowser.post("/api/auth/totp/confirm", { code: second.codeAt(api.clock, 1) })).status,
    ).toBe(409);
  });

  test("new recovery codes replace the earlier ones; without a second factor there are no recovery codes", async () => {
    expect((await userBrowser.post("/api/auth/recovery-codes")).status).toBe(409);
    const { recoveryCodes } = await addAuthenticator(userBrowser, api.clock);
    const response = await userBrowser.postJson("/api/auth/recovery-codes");
    expect(response.recoveryCodes).toHaveLength(10);
    expect(response.recoveryCodes).not.toEqual(expect.arrayContaining(recoveryCodes));
    const passwordOnlyBrowser = await api.signedIn(USER);
    const factor = { kind: "recovery", code: recoveryCodes[0] };
    expect(await passwordOnlyBrowser.postJson("/api/auth/verify-second-factor", { factor })).toMatchObject({
      status: 400,
    });
    expect((await userBrowser.send("DELETE", "/api/auth/totp")).status).toBe(200);
    expect(await factors()).toEqual({ totpAddedAt: null, passkeys: [], recoveryCodesLeft: 0 });
    expect(await lastAuditKinds(1)).toEqual(["second factor removed"]);
    expect((await userBrowser.send("DELETE", "/api/auth/totp")).status).toBe(404);
  });
});

/** The key in RFC 6238, appendix B. */
const key = Buffer.from("12345678901234567890");

describe("one-time codes of an authenticator app", () => {
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("%i seconds after 1970 the code is the one in RFC 6238", (seconds, code) => {
    expect(codeAt(key, computeStep(new Date(seconds * 1000)))).toBe(code);
  });

  test("a code is accepted one step early or late, and no further", () => {
    const now = new Date("2026-08-15T10:00:00Z");
    const findStepAt = (step: number) =>
      findStep(codeAt(key, computeStep(now) + step), { key, lastStep: 0, now });
    expect([-2, -1, 0, 1, 2].map((step) => findStepAt(step) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test("a code is accepted once, and earlier codes are refused afterwards", () => {
    const now = new Date("2026-08-15T10:00:00Z");
    const lastStep = computeStep(now);
    expect(findStep(codeAt(key, lastStep), { key, lastStep, now })).toBeUndefined();
    expect(findStep(codeAt(key, lastStep - 1), { key, lastStep, now })).toBeUndefined();
    expect(findStep(codeAt(key, lastStep + 1), { key, lastStep, now })).toBe(lastStep + 1);
  });

  test("the key is formatted in Base32 and as an otpauth URI", () => {
    expect(toBase32(key)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    expect(formatKeyUri(key, "zoë@example.org")).toBe(
      "otpauth://totp/GBVF%20dashboard:zo%C3%AB%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=GBVF%20dashboard",
    );
  });
});
