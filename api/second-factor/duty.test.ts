import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../lib/db.ts";
import { readEnv } from "../lib/env.ts";
import { Browser } from "../lib/testing/Browser.ts";
import { openedMail } from "../lib/testing/openedMail.ts";
import { PRODUCTION } from "../lib/testing/production.ts";
import { type RunningApp, startApp } from "../lib/testing/startApp.ts";
import { testDatabases } from "../lib/testing/testDatabase.ts";
import { TEST_DAY } from "../lib/testing/testDay.ts";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import { addAuthenticator } from "./testing/authenticator.ts";

const ADMIN = "admin@demo.example";
const USER = "tworoles@demo.example";
const DAY = 24 * 60 * 60_000;

test("S40 fourteen days in production, off elsewhere, unless SECOND_FACTOR_DAYS says otherwise", () => {
  expect(readEnv(PRODUCTION).SECOND_FACTOR_DAYS).toBe(14);
  expect(readEnv({}).SECOND_FACTOR_DAYS).toBe("off");
  expect(readEnv({ SECOND_FACTOR_DAYS: "3" }).SECOND_FACTOR_DAYS).toBe(3);
  expect(readEnv({ ...PRODUCTION, SECOND_FACTOR_DAYS: "off" }).SECOND_FACTOR_DAYS).toBe("off");
  expect(() => readEnv({ SECOND_FACTOR_DAYS: "soon" })).toThrow(/SECOND_FACTOR_DAYS/);
});

describe.each(testDatabases)("S40 who needs a second factor, and who lost one, %s", (_, open) => {
  let database: Database;
  let app: RunningApp;
  let clock = TEST_DAY;

  beforeAll(async () => {
    database = await open("demonstration");
    const env = readEnv({ NODE_ENV: "test", SECOND_FACTOR_DAYS: "14" });
    app = await startApp({ database, env, now: () => clock });
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    for (const table of ["totp", "recovery_code", "rate_limit", "mail"]) await database.knex(table).delete();
    await database.knex("user_account").update({ secondFactorFrom: null });
  });

  const signedIn = async (username: string) => {
    const own = new Browser(app.url);
    expect(await own.signIn(username, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 200 });
    return own;
  };
  const check = (own: Browser) => own.postJson("/api/auth/userAuthenticated");
  const idOf = async (username: string): Promise<number> =>
    (await database.knex("user_account").where({ username }).first("stakeholder_id")).stakeholderId;
  const later = (days: number) => {
    clock = new Date(clock.getTime() + days * DAY);
  };

  test("the days count from the first sign-in; then only adding one is open, on the server", async () => {
    expect(await check(await signedIn(ADMIN))).toMatchObject({ daysToAddFactor: 14 });
    later(13);
    const before = await signedIn(ADMIN);
    expect(await check(before)).toMatchObject({ daysToAddFactor: 1 });
    expect((await before.get("/api/security/getAllUsers")).status).toBe(200);
    later(1);
    const own = await signedIn(ADMIN);
    expect(await check(own)).toMatchObject({ isAuthenticated: true, daysToAddFactor: 0 });
    const closed = [
      await own.get("/api/security/getAllUsers"),
      await own.get("/api/auth/profile"),
      await own.post("/api/security/setUserDisabled", {}),
      await own.send("DELETE", "/api/auth/totp"),
    ];
    for (const answer of closed) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "second-factor-needed" });
    }
    expect((await own.get("/api/auth/second-factors")).status).toBe(200);
    await addAuthenticator(own, clock);
    expect(await check(own)).not.toHaveProperty("daysToAddFactor");
    expect((await own.get("/api/security/getAllUsers")).status).toBe(200);
  });

  test("nothing is demanded of those whose permissions do not need one", async () => {
    const own = await signedIn("norole@demo.example");
    expect(await check(own)).not.toHaveProperty("daysToAddFactor");
    later(30);
    const again = await signedIn("norole@demo.example");
    expect((await again.get("/api/auth/profile")).status).toBe(200);
  });

  describe("a lost one is reset by another administrator", () => {
    const reset = async (own: Browser, username: string) =>
      own.postJson("/api/security/resetSecondFactor", { stakeholderId: await idOf(username) });

    test("the owner is told and signed out, and the password alone lets in again", async () => {
      const owner = await signedIn(USER);
      await addAuthenticator(owner, clock);
      const administrator = await signedIn(ADMIN);
      const details = async () =>
        (await administrator.get(`/api/security/getUserDetails?stakeholderId=${await idOf(USER)}`)).json();
      expect(await details()).toMatchObject({ secondFactor: ["totp"] });
      expect(await reset(administrator, USER)).toMatchObject({ status: 200 });
      expect(await details()).toMatchObject({ secondFactor: [] });
      expect((await owner.get("/api/auth/profile")).status).toBe(401);
      expect(await database.knex("recovery_code").select()).toEqual([]);
      expect((await openedMail(database.knex)).at(-1)).toMatchObject({
        to: USER,
        text: expect.stringContaining("An administrator reset your second factor"),
      });
      expect(await check(await signedIn(USER))).toMatchObject({ isAuthenticated: true });
      expect(await reset(administrator, USER)).toMatchObject({ status: 409 });
    });

    test("a reset brings no new days: who needs one adds it at once", async () => {
      await addAuthenticator(await signedIn(USER), clock);
      later(20);
      await reset(await signedIn(ADMIN), USER);
      expect(await check(await signedIn(USER))).toMatchObject({ daysToAddFactor: 0 });
    });

    test("never one's own, never without a fresh password, never of those who can do more", async () => {
      const administrator = await signedIn(ADMIN);
      expect(await reset(administrator, ADMIN)).toMatchObject({ status: 409, code: "own-account" });
      const owner = await signedIn(USER);
      await addAuthenticator(owner, clock);
      expect(await reset(owner, ADMIN)).toMatchObject({ status: 403 });
      clock = new Date(clock.getTime() + 6 * 60_000);
      expect(await reset(administrator, USER)).toMatchObject({ status: 403, code: "password-needed" });
    });

    test("who resets gets no further: no invitation, no code, no password of the owner's", async () => {
      await addAuthenticator(await signedIn(USER), clock);
      const administrator = await signedIn(ADMIN);
      await reset(administrator, USER);
      const stakeholderId = await idOf(USER);
      for (const path of ["copyInvitation", "resendInvitation"]) {
        const answer = await administrator.postJson(`/api/security/${path}`, { stakeholderId });
        expect(answer).toMatchObject({ status: 409, code: "arrived" });
      }
      // Outside production the answer has the code; in production only the owner's mail has it.
      await administrator.post("/api/auth/forgot-password", { Email: USER });
      const letters = await openedMail(database.knex);
      expect(letters.filter(({ template }) => template === "otp").map(({ to }) => to)).toEqual([USER]);
    });

    test("a sign-in that is under way ends with the reset, and a disabled account stays closed", async () => {
      const { app: authenticator } = await addAuthenticator(await signedIn(USER), clock);
      clock = new Date(clock.getTime() + 60_000);
      const half = await signedIn(USER);
      const administrator = await signedIn(ADMIN);
      await database.knex("user_account").where({ username: USER }).update({ isDisabled: true });
      expect(await reset(administrator, USER)).toMatchObject({ status: 200 });
      const factor = { kind: "totp", code: authenticator.codeAt(clock) };
      expect(await half.postJson("/api/auth/verify-second-factor", { factor })).toMatchObject({
        status: 401,
      });
      const closed = await new Browser(app.url).signIn(USER, DEMONSTRATION_PASSWORD);
      await database.knex("user_account").where({ username: USER }).update({ isDisabled: false });
      expect(closed).toMatchObject({ status: 401 });
    });
  });
});
