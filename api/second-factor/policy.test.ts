import { beforeEach, describe, expect, test } from "vitest";
import { readEnv } from "../lib/operating/env.ts";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import type { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { PRODUCTION } from "../testing/production.ts";
import { addAuthenticator } from "../testing/second-factor/secondFactorChanges.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";

const ADMIN = "admin@demo.example";
const USER = "tworoles@demo.example";

test("S40 SECOND_FACTOR_DAYS is fourteen in production and off elsewhere by default", () => {
  expect(readEnv(PRODUCTION).SECOND_FACTOR_DAYS).toBe(14);
  expect(readEnv({}).SECOND_FACTOR_DAYS).toBe("off");
  expect(readEnv({ SECOND_FACTOR_DAYS: "3" }).SECOND_FACTOR_DAYS).toBe(3);
  expect(readEnv({ ...PRODUCTION, SECOND_FACTOR_DAYS: "off" }).SECOND_FACTOR_DAYS).toBe("off");
  expect(() => readEnv({ SECOND_FACTOR_DAYS: "soon" })).toThrow(/SECOND_FACTOR_DAYS/);
});

describe.each(testDatabases)("S40 required and lost second factors, %s", (_, open) => {
  const api = startApi(open, { settings: { SECOND_FACTOR_DAYS: "14" } });
  const { signedIn } = api;

  beforeEach(async () => {
    for (const table of ["totp", "recovery_code", "rate_limit", "mail"]) await api.knex(table).delete();
    await api.knex("user_account").update({ secondFactorFrom: null });
  });

  const checkSession = (userBrowser: Browser) => userBrowser.postJson("/api/auth/userAuthenticated");
  const advanceDays = (days: number) => api.advanceMinutes(days * 24 * 60);

  test("the fourteen days begin at the first sign-in; after them, a user can only add a factor", async () => {
    expect(await checkSession(await signedIn(ADMIN))).toMatchObject({ daysToAddFactor: 14 });
    advanceDays(13);
    const earlyBrowser = await signedIn(ADMIN);
    expect(await checkSession(earlyBrowser)).toMatchObject({ daysToAddFactor: 1 });
    expect((await earlyBrowser.get("/api/security/getAllUsers")).status).toBe(200);
    advanceDays(1);
    const userBrowser = await signedIn(ADMIN);
    expect(await checkSession(userBrowser)).toMatchObject({ isAuthenticated: true, daysToAddFactor: 0 });
    const blockedResponses = [
      await userBrowser.get("/api/security/getAllUsers"),
      await userBrowser.get("/api/auth/profile"),
      await userBrowser.post("/api/security/setUserDisabled", {}),
      await userBrowser.send("DELETE", "/api/auth/totp"),
    ];
    for (const response of blockedResponses) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "second-factor-needed" });
    }
    expect((await userBrowser.get("/api/auth/second-factors")).status).toBe(200);
    await addAuthenticator(userBrowser, api.clock);
    expect(await checkSession(userBrowser)).not.toHaveProperty("daysToAddFactor");
    expect((await userBrowser.get("/api/security/getAllUsers")).status).toBe(200);
  });

  test("users whose permissions need no second factor are not asked for one", async () => {
    const userBrowser = await signedIn("norole@demo.example");
    expect(await checkSession(userBrowser)).not.toHaveProperty("daysToAddFactor");
    advanceDays(30);
    const laterBrowser = await signedIn("norole@demo.example");
    expect((await laterBrowser.get("/api/auth/profile")).status).toBe(200);
  });

  describe("resetting a lost factor by another administrator", () => {
    const reset = async (userBrowser: Browser, username: string) =>
      userBrowser.postJson("/api/security/resetSecondFactor", { stakeholderId: await api.idOf(username) });

    test("e-mails the owner, ends their sessions, and the password alone signs in again", async () => {
      const owner = await signedIn(USER);
      await addAuthenticator(owner, api.clock);
      const administrator = await signedIn(ADMIN);
      const details = async () =>
        (
          await administrator.get(`/api/security/getUserDetails?stakeholderId=${await api.idOf(USER)}`)
        ).json();
      expect(await details()).toMatchObject({ secondFactor: ["totp"] });
      expect(await reset(administrator, USER)).toMatchObject({ status: 200 });
      expect(await details()).toMatchObject({ secondFactor: [] });
      expect((await owner.get("/api/auth/profile")).status).toBe(401);
      expect(await api.knex("recovery_code").select()).toEqual([]);
      expect((await openedMail(api.knex)).at(-1)).toMatchObject({
        to: USER,
        text: expect.stringContaining("An administrator reset your second factor"),
      });
      expect(await checkSession(await signedIn(USER))).toMatchObject({ isAuthenticated: true });
      expect(await reset(administrator, USER)).toMatchObject({ status: 409 });
    });

    test("does not restart the fourteen days: the owner must add a factor at once", async () => {
      await addAuthenticator(await signedIn(USER), api.clock);
      advanceDays(20);
      await reset(await signedIn(ADMIN), USER);
      expect(await checkSession(await signedIn(USER))).toMatchObject({ daysToAddFactor: 0 });
    });

    test("is refused for one's own factor, without recent authentication, and for users with more permissions", async () => {
      const administrator = await signedIn(ADMIN);
      expect(await reset(administrator, ADMIN)).toMatchObject({ status: 409, code: "own-account" });
      const owner = await signedIn(USER);
      await addAuthenticator(owner, api.clock);
      expect(await reset(owner, ADMIN)).toMatchObject({ status: 403 });
      api.advanceMinutes(6);
      expect(await reset(administrator, USER)).toMatchObject({ status: 403, code: "password-needed" });
    });

    test("does not let the administrator invite the owner, get their code or set their password", async () => {
      await addAuthenticator(await signedIn(USER), api.clock);
      const administrator = await signedIn(ADMIN);
      await reset(administrator, USER);
      const stakeholderId = await api.idOf(USER);
      for (const change of ["copy", "resend"]) {
        const response = await administrator.postJson("/api/security/changeInvitation", {
          stakeholderId,
          change,
        });
        expect(response).toMatchObject({ status: 409, code: "arrived" });
      }
      await administrator.post("/api/auth/forgot-password", { Email: USER });
      const emails = await openedMail(api.knex);
      expect(emails.filter(({ template }) => template === "otp").map(({ to }) => to)).toEqual([USER]);
    });

    test("ends a sign-in in progress, and leaves a disabled account disabled", async () => {
      const { app: authenticator } = await addAuthenticator(await signedIn(USER), api.clock);
      api.advanceMinutes(1);
      const passwordOnlyBrowser = await signedIn(USER);
      const administrator = await signedIn(ADMIN);
      await api.knex("user_account").where({ username: USER }).update({ isDisabled: true });
      expect(await reset(administrator, USER)).toMatchObject({ status: 200 });
      const factor = { kind: "totp", code: authenticator.codeAt(api.clock) };
      expect(await passwordOnlyBrowser.postJson("/api/auth/verify-second-factor", { factor })).toMatchObject({
        status: 401,
      });
      const signInResult = await api.browser().signIn(USER, DEMONSTRATION_PASSWORD);
      await api.knex("user_account").where({ username: USER }).update({ isDisabled: false });
      expect(signInResult).toMatchObject({ status: 401 });
    });
  });
});
