import { beforeEach, describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import type { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { type Authenticator, addAuthenticator } from "../testing/second-factor/secondFactorChanges.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";

const USER = "tworoles@demo.example";
const NEW_PASSWORD = "Quiet-Harbour93%";

describe.each(testDatabases)("S40 signing in with an authenticator app, %s", (_, open) => {
  const api = startApi(open);
  const { browser } = api;
  let authenticator: Authenticator;
  let recoveryCodes: string[];

  beforeEach(async () => {
    api.advanceMinutes(10);
    await api.knex("totp").delete();
    await api.knex("recovery_code").delete();
    await api.knex("rate_limit").delete();
    await api.knex("mail").delete();
    const userBrowser = await api.signedIn(USER);
    ({ app: authenticator, recoveryCodes } = await addAuthenticator(userBrowser, api.clock));
    api.advanceMinutes(1);
  });

  const isSignedIn = async (userBrowser: Browser) =>
    (await userBrowser.postJson("/api/auth/userAuthenticated")).isAuthenticated;
  const signInWithPasswordOnly = async (userBrowser = browser()) => {
    expect(await userBrowser.signIn(USER, DEMONSTRATION_PASSWORD)).toMatchObject({
      status: 200,
      userType: 2,
      secondFactor: ["totp"],
    });
    return userBrowser;
  };
  const submitFactor = (userBrowser: Browser, factor: unknown) =>
    userBrowser.postJson("/api/auth/verify-second-factor", { factor });
  const submitCode = (userBrowser: Browser, code: string) =>
    submitFactor(userBrowser, { kind: "totp", code });
  const wrongCode = () => {
    const validCodes = [-1, 0, 1].map((steps) => authenticator.codeAt(api.clock, steps));
    return ["000000", "111111", "222222", "333333"].find((code) => !validCodes.includes(code)) as string;
  };

  const submitTwentyWrongCodes = async (from?: Browser) => {
    const { cookies } = await signInWithPasswordOnly(from);
    for (let i = 0; i < 20; i += 1) {
      const browserCopy = browser();
      for (const [name, value] of cookies) browserCopy.cookies.set(name, value);
      expect(await submitCode(browserCopy, wrongCode())).toMatchObject({ status: 400 });
    }
  };

  test("the password alone gives no access", async () => {
    const userBrowser = await signInWithPasswordOnly();
    expect(await isSignedIn(userBrowser)).toBe(false);
    for (const path of ["/api/auth/profile", "/api/auth/second-factors", "/api/security/getUserSessions"]) {
      expect((await userBrowser.get(path)).status, path).toBe(401);
    }
    for (const path of [
      "/api/auth/totp/begin",
      "/api/auth/confirm-password",
      "/api/auth/recovery-codes",
      "/api/security/endUserSession",
    ]) {
      expect((await userBrowser.post(path, { Password: DEMONSTRATION_PASSWORD })).status, path).toBe(401);
    }
    const passwords = { Password: NEW_PASSWORD, ConfirmPassword: NEW_PASSWORD };
    const reset = { Email: USER, ...passwords, UserType: 3 };
    expect((await userBrowser.post("/api/auth/reset-password", reset)).status).toBe(400);
    expect((await userBrowser.post("/api/auth/add-password", { ...passwords, UserType: 1 })).status).toBe(
      400,
    );
    expect([...userBrowser.cookies.keys()]).toEqual(["session"]);
  });

  test("the code signs in with a new session id, and the browser is known afterwards", async () => {
    const userBrowser = await signInWithPasswordOnly();
    const passwordOnlySession = userBrowser.cookies.get("session");
    expect(await submitCode(userBrowser, authenticator.codeAt(api.clock))).toMatchObject({
      status: 200,
      success: true,
    });
    expect(await isSignedIn(userBrowser)).toBe(true);
    expect(userBrowser.cookies.get("session")).not.toBe(passwordOnlySession);
    expect(userBrowser.cookies.has("known")).toBe(true);
    const oldBrowser = browser();
    oldBrowser.cookies.set("session", passwordOnlySession as string);
    expect(await isSignedIn(oldBrowser)).toBe(false);
    expect(await submitCode(oldBrowser, authenticator.codeAt(api.clock, 1))).toMatchObject({ status: 401 });
  });

  test("a code is accepted once, in any browser", async () => {
    const code = authenticator.codeAt(api.clock);
    await submitCode(await signInWithPasswordOnly(), code);
    const otherBrowser = await signInWithPasswordOnly();
    expect(await submitCode(otherBrowser, code)).toMatchObject({ status: 400, code: "factor-refused" });
    expect(await isSignedIn(otherBrowser)).toBe(false);
  });

  test("of two concurrent requests with one code, one signs in", async () => {
    const code = authenticator.codeAt(api.clock);
    const browsers = [await signInWithPasswordOnly(), await signInWithPasswordOnly()];
    const responses = await Promise.all(browsers.map((userBrowser) => submitCode(userBrowser, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("a second factor is refused without the password, whatever session id is sent", async () => {
    const factor = { kind: "totp", code: authenticator.codeAt(api.clock) };
    expect(await submitFactor(browser(), factor)).toMatchObject({ status: 401, code: "sign-in-over" });
    const browserWithInventedSession = browser();
    browserWithInventedSession.cookies.set("session", "A".repeat(43));
    expect(await submitFactor(browserWithInventedSession, factor)).toMatchObject({ status: 401 });
    const otherUser = await api.signedIn("norole@demo.example");
    expect(await submitFactor(otherUser, factor)).toMatchObject({ status: 401 });
  });

  test("S4 after twenty wrong codes in a day, from any addresses, no further code is checked", async () => {
    await submitTwentyWrongCodes();
    expect(await submitCode(await signInWithPasswordOnly(), authenticator.codeAt(api.clock))).toMatchObject({
      status: 429,
    });
    const recovery = { kind: "recovery", code: recoveryCodes[0] };
    expect(await submitFactor(await signInWithPasswordOnly(), recovery)).toMatchObject({ status: 200 });
    const warnings = (await openedMail(api.knex)).filter(
      ({ template }) => template === "second-factor-guessed",
    );
    expect(warnings.map(({ to }) => to)).toEqual([USER]);
  });

  test("S4 a browser that signed in before has a separate limit", async () => {
    const knownBrowser = await signInWithPasswordOnly();
    await submitCode(knownBrowser, authenticator.codeAt(api.clock));
    await knownBrowser.post("/api/auth/logout");
    await submitTwentyWrongCodes();
    api.advanceMinutes(1);
    expect(
      await submitCode(await signInWithPasswordOnly(knownBrowser), authenticator.codeAt(api.clock)),
    ).toMatchObject({
      status: 200,
    });
  });

  test("S4 only the browser that added the first second factor has a separate limit, not others that signed in earlier", async () => {
    await api.knex("totp").delete();
    const [userBrowser, other] = [browser(), browser()];
    for (const each of [userBrowser, other]) await each.signIn(USER, DEMONSTRATION_PASSWORD);
    ({ app: authenticator } = await addAuthenticator(userBrowser, api.clock));
    api.advanceMinutes(1);
    await submitTwentyWrongCodes(other);
    expect(await submitCode(await signInWithPasswordOnly(), authenticator.codeAt(api.clock))).toMatchObject({
      status: 429,
    });
    await userBrowser.post("/api/auth/logout");
    expect(
      await submitCode(await signInWithPasswordOnly(userBrowser), authenticator.codeAt(api.clock)),
    ).toMatchObject({ status: 200 });
  });

  test("a recovery code works once, in upper or lower case; the response has how many are left, and the owner gets an e-mail", async () => {
    expect(recoveryCodes).toHaveLength(10);
    const typed = ` ${recoveryCodes[3]?.toLowerCase().replace("-", " ")}`;
    const userBrowser = await signInWithPasswordOnly();
    expect(await submitFactor(userBrowser, { kind: "recovery", code: typed })).toMatchObject({
      status: 200,
      message: "You are signed in. 9 recovery codes are left.",
    });
    expect(await isSignedIn(userBrowser)).toBe(true);
    expect(
      await submitFactor(await signInWithPasswordOnly(), { kind: "recovery", code: typed }),
    ).toMatchObject({
      status: 400,
    });
    const emails = await openedMail(api.knex);
    expect(emails.at(-1)).toMatchObject({ to: USER, text: expect.stringContaining("9 recovery codes") });
  });

  test("the stored rows contain no code", async () => {
    const rows = [await api.knex("totp").select(), await api.knex("recovery_code").select()];
    const stored = JSON.stringify(rows);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
    expect(rows[0]?.[0]?.sealedKey.length).toBeGreaterThan(40);
  });

  test("S3 S8 a password reset by e-mail does not bypass the second factor", async () => {
    const passwordOnlyBrowser = await signInWithPasswordOnly();
    const userBrowser = browser();
    const { devOtp } = await userBrowser.postJson("/api/auth/forgot-password", { Email: USER });
    await userBrowser.postJson("/api/auth/verify-otp", { Email: USER, OTP: devOtp, UserType: 3 });
    const body = { Email: USER, Password: NEW_PASSWORD, ConfirmPassword: NEW_PASSWORD, UserType: 3 };
    expect(await userBrowser.postJson("/api/auth/reset-password", body)).toMatchObject({
      status: 200,
      secondFactor: ["totp"],
    });
    expect(await isSignedIn(userBrowser)).toBe(false);
    expect(await submitCode(passwordOnlyBrowser, authenticator.codeAt(api.clock))).toMatchObject({
      status: 401,
    });
    expect(await submitCode(userBrowser, authenticator.codeAt(api.clock))).toMatchObject({ status: 200 });
    expect(await isSignedIn(userBrowser)).toBe(true);
    const { passwordHash } = await api
      .knex("user_account")
      .where({ username: "norole@demo.example" })
      .first("password_hash");
    await api.knex("user_account").where({ username: USER }).update({ passwordHash });
  });

  test("an account that is disabled between password and code is not signed in", async () => {
    const userBrowser = await signInWithPasswordOnly();
    await api.knex("user_account").where({ username: USER }).update({ isDisabled: true });
    expect(await submitCode(userBrowser, authenticator.codeAt(api.clock))).toMatchObject({ status: 401 });
    await api.knex("user_account").where({ username: USER }).update({ isDisabled: false });
  });

  test("a code is refused more than ten minutes after the password", async () => {
    const userBrowser = await signInWithPasswordOnly();
    api.advanceMinutes(11);
    expect(await submitCode(userBrowser, authenticator.codeAt(api.clock))).toMatchObject({ status: 401 });
  });

  test("recent authentication requires the password together with the second factor", async () => {
    const userBrowser = await signInWithPasswordOnly();
    await submitCode(userBrowser, authenticator.codeAt(api.clock));
    api.advanceMinutes(6);
    const confirmPassword = (factor?: unknown) =>
      userBrowser.postJson("/api/auth/confirm-password", { Password: DEMONSTRATION_PASSWORD, factor });
    const isRecentlyConfirmed = async () =>
      (await userBrowser.post("/api/auth/recovery-codes")).status === 200;
    expect(await confirmPassword()).toMatchObject({ status: 200, secondFactor: ["totp"] });
    expect(await isRecentlyConfirmed()).toBe(false);
    expect(await confirmPassword({ kind: "totp", code: wrongCode() })).toMatchObject({ status: 400 });
    expect(await isRecentlyConfirmed()).toBe(false);
    const response = await confirmPassword({ kind: "totp", code: authenticator.codeAt(api.clock) });
    expect(response.status).toBe(200);
    expect(response).not.toHaveProperty("secondFactor");
    expect(await isRecentlyConfirmed()).toBe(true);
  });

  test("S3 with a wrong password, the response does not reveal whether the account has a second factor", async () => {
    const responses = await Promise.all(
      [USER, "nobody@demo.example"].map((username) => browser().signIn(username, "Wrong-Password42!")),
    );
    const [registered, unknown] = responses.map(({ requestId: _, ...response }) => response);
    expect(registered).toEqual(unknown);
  });
});
