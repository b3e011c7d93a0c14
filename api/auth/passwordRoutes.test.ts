import { hash } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { readEnv } from "../lib/operating/env.ts";
import { hashPassword } from "../lib/security/password.ts";
import { Secrets } from "../lib/security/secrets.ts";
import { getProfile } from "../profile/contract.ts";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import { PASSWORD } from "../testing/auth/registration.ts";
import type { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { inviteAdministrator } from "../user/inviteAdministrator.ts";

const RESET = 3;

describe.each(testDatabases)("passwords and profile, %s", (_, open) => {
  const env = readEnv({ NODE_ENV: "test", TRUST_PROXY: "127.0.0.1" });
  const api = startApi(open);
  const { browser } = api;

  const check = (userBrowser: Browser) => userBrowser.postJson("/api/auth/userAuthenticated");
  const passwords = { Password: PASSWORD, ConfirmPassword: PASSWORD };
  const requestReset = (userBrowser: Browser, Email: string) =>
    userBrowser.postJson("/api/auth/forgot-password", { Email });
  const verify = (userBrowser: Browser, Email: string, OTP: unknown) =>
    userBrowser.postJson("/api/auth/verify-otp", { Email, OTP, UserType: RESET });
  const reset = (userBrowser: Browser, Email: string) =>
    userBrowser.postJson("/api/auth/reset-password", { Email, ...passwords, UserType: RESET });

  test("S8 a reset ends every other session, e-mails the owner and invalidates the old password", async () => {
    const Email = "organisation@demo.example";
    const otherBrowser = await api.signedIn(Email);
    const userBrowser = browser();
    const { devOtp, userType } = await requestReset(userBrowser, Email);
    expect(userType).toBe(RESET);
    expect(await verify(userBrowser, Email, devOtp)).toMatchObject({ status: 200, userType: RESET });
    expect(await check(userBrowser)).toMatchObject({ isAuthenticated: false });
    expect((await userBrowser.get("/api/auth/profile")).status).toBe(401);
    const before = userBrowser.cookies.get("session");
    expect(await reset(userBrowser, Email)).toMatchObject({ status: 200 });
    expect(userBrowser.cookies.get("session")).not.toBe(before);
    expect(await check(userBrowser)).toMatchObject({ isAuthenticated: true });
    expect(await check(otherBrowser)).toMatchObject({ isAuthenticated: false });
    expect((await openedMail(api.knex)).at(-1)).toMatchObject({ to: Email, template: "password-changed" });
    expect(await browser().signIn(Email, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 401 });
    expect(await browser().signIn(Email, PASSWORD)).toMatchObject({ status: 200 });
  });

  test("S6 a verified code lets only its own browser set a password, of its own account, once, within ten minutes", async () => {
    const Email = "tworoles@demo.example";
    const userBrowser = browser();
    const { devOtp } = await requestReset(userBrowser, Email);
    expect(await verify(userBrowser, Email, devOtp)).toMatchObject({ status: 200 });
    expect(await verify(userBrowser, Email, devOtp)).toMatchObject({ status: 400 });
    expect(await reset(browser(), Email)).toMatchObject({ status: 400 });
    expect(await reset(userBrowser, "admin@demo.example")).toMatchObject({ status: 400 });
    api.advanceMinutes(11);
    expect(await reset(userBrowser, Email)).toMatchObject({ status: 400 });
    expect(await browser().signIn(Email, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 200 });
  });

  test("S3 a forgotten-password request gets the same response for an unknown address, and sends it nothing", async () => {
    const registered = await requestReset(browser(), "norole@demo.example");
    const unknown = await requestReset(browser(), "nobody@demo.example");
    const omitCode = ({ devOtp, email, ...rest }: Record<string, unknown>) => rest;
    expect(omitCode(unknown)).toEqual(omitCode(registered));
    expect((await openedMail(api.knex)).map(({ to }) => to)).not.toContain("nobody@demo.example");
    expect(await verify(browser(), "nobody@demo.example", unknown.devOtp)).toMatchObject({ status: 400 });
  });

  test("S4 a paused browser can still reset the password, and then signs in at once", async () => {
    const Email = "buildingblock@demo.example";
    const userBrowser = browser();
    for (let i = 0; i < 6; i += 1) await userBrowser.signIn(Email, "Wrong!");
    expect(await userBrowser.signIn(Email, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 429 });
    const { devOtp } = await requestReset(userBrowser, Email);
    await verify(userBrowser, Email, devOtp);
    expect(await reset(userBrowser, Email)).toMatchObject({ status: 200 });
    expect(await userBrowser.signIn(Email, PASSWORD)).toMatchObject({ status: 200 });
  });

  const invite = (email: string, fullName?: string) =>
    api.knex.transaction((trx) =>
      inviteAdministrator(trx, {
        email,
        fullName,
        env,
        secrets: new Secrets(env.SECRET_KEY),
        now: api.clock,
      }),
    );
  const findCode = (link: string) =>
    new URLSearchParams(new URL(link).hash.slice(1)).get("invitation") as string;

  test("an invited administrator is stored with the given name, or as Administrator without one", async () => {
    await invite("named@example.org", "Nomvula Dube");
    await invite("unnamed@example.org");
    const getName = async (username: string) =>
      (
        await api
          .knex("stakeholder")
          .where({ stakeholderId: await api.idOf(username) })
          .first()
      ).name;
    expect(await getName("named@example.org")).toBe("Nomvula Dube");
    expect(await getName("unnamed@example.org")).toBe("Administrator");
  });

  test("S34 an invitation's link creates an administrator, once and within seven days", async () => {
    const Invitation = findCode(await invite("first@example.org"));
    expect(JSON.stringify(await api.knex("one_time_code").select())).not.toContain(Invitation);
    const add = (userBrowser: Browser, code = Invitation) =>
      userBrowser.postJson("/api/auth/add-password", { ...passwords, UserType: 1, Invitation: code });
    const userBrowser = browser();
    expect(await add(userBrowser, "x".repeat(43))).toMatchObject({ status: 400 });
    expect(await add(userBrowser)).toMatchObject({ status: 200 });
    expect((await userBrowser.get("/api/security/getAllActions")).status).toBe(200);
    expect(await add(browser())).toMatchObject({ status: 400 });
    await expect(invite("first@example.org")).rejects.toThrow(/has an account already/);

    const lateCode = findCode(await invite("late@example.org"));
    api.advanceMinutes(7 * 24 * 60);
    expect(await add(browser(), lateCode)).toMatchObject({ status: 400 });
  });

  test("an invited person who signs in with the code is NewUser and can only add a password", async () => {
    const code = findCode(await invite("second@example.org"));
    const userBrowser = browser();
    expect(await userBrowser.signIn("second@example.org", code)).toMatchObject({ status: 200, userType: 1 });
    expect(await check(userBrowser)).toMatchObject({
      isAuthenticated: true,
      user: { userType: 1 },
      userActions: [],
    });
    expect((await userBrowser.get("/api/security/getAllActions")).status).toBe(401);
    expect(await userBrowser.postJson("/api/auth/add-password", { ...passwords, UserType: 1 })).toMatchObject(
      { status: 200 },
    );
    expect((await userBrowser.get("/api/security/getAllActions")).status).toBe(200);
    expect(await userBrowser.postJson("/api/auth/add-password", { ...passwords, UserType: 1 })).toMatchObject(
      { status: 400 },
    );
    expect(await browser().signIn("second@example.org", code)).toMatchObject({ status: 401 });
  });

  test("a profile can be read and changed, and S33 the audit log has its values before and after", async () => {
    const userBrowser = await api.signedIn("norole@demo.example");
    const profile = await userBrowser.read(getProfile);
    expect(profile).toEqual({
      fullName: "Ayanda Naidoo",
      email: "norole@demo.example",
      alternativeNumber: "",
      mobileNumber: "0825550100",
      stoppedMail: [],
      titleId: 4,
      jobRole: 1,
      version: 1,
    });
    const changed = {
      ...profile,
      version: 1,
      fullName: "Ayanda Zoë Naidoo",
      alternativeNumber: "0115550100",
      titleId: 5,
    };
    const put = (body: unknown) => userBrowser.send("PUT", "/api/auth/updateProfile", body);
    expect((await put({ ...changed, alternativeNumber: "+27 11 555 0100" })).status).toBe(200);
    expect(await userBrowser.read(getProfile)).toEqual({ ...changed, version: 2 });
    expect(await api.knex("audit_log").orderBy("audit_id", "desc").first()).toMatchObject({
      what: "profile changed",
      before: { titleId: 4 },
      after: { titleId: 5, fields: ["fullName", "alternativeNumber"] },
    });
    changed.version = 2;
    expect((await put({ ...changed, alternativeNumber: "" })).status).toBe(200);
    expect((await put({ ...changed, email: "other@example.org" })).status).toBe(400);
    expect((await put({ ...changed, titleId: 99 })).status).toBe(400);
    expect((await put({ ...changed, stakeholderId: 1 })).status).toBe(400);
  });

  test("the current password is required to change the password in the profile; S8 other sessions end", async () => {
    const [userBrowser, otherBrowser] = [browser(), browser()];
    for (const each of [userBrowser, otherBrowser])
      await each.signIn("norole@demo.example", DEMONSTRATION_PASSWORD);
    const profile = await userBrowser.read(getProfile);
    const change = (CurrentPassword: string) =>
      userBrowser.send("PUT", "/api/auth/updateProfile", {
        ...profile,
        CurrentPassword,
        NewPassword: PASSWORD,
        ConfirmPassword: PASSWORD,
      });
    const refused = await change("Wrong!");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ code: "PasswordMismatch" }] });
    expect((await change(DEMONSTRATION_PASSWORD)).status).toBe(200);
    expect(await check(userBrowser)).toMatchObject({ isAuthenticated: true });
    expect(await check(otherBrowser)).toMatchObject({ isAuthenticated: false });
  });

  const changePassword = async (userBrowser: Browser, CurrentPassword: string, NewPassword = PASSWORD) => {
    const profile = await userBrowser.read(getProfile);
    const change = { CurrentPassword, NewPassword, ConfirmPassword: NewPassword };
    return userBrowser.send("PUT", "/api/auth/updateProfile", { ...profile, ...change });
  };

  test("S8 a sign-in that checked the old password before the change is refused after it", async () => {
    const Email = "admin@demo.example";
    const account = api.knex("user_account").where({ username: Email });
    await account.clone().update({ passwordHash: await hashPassword(PASSWORD) });
    const lateBrowser = browser();
    let signingIn: Promise<{ status: number }> | undefined;
    await api.knex.transaction(async (trx) => {
      await trx("user_account").where({ username: Email }).forUpdate().first();
      signingIn = lateBrowser.signIn(Email, PASSWORD);
      await trx("user_account")
        .where({ username: Email })
        .update({ passwordHash: await hashPassword("Another-Skylark7!") });
    });
    expect(await signingIn).toMatchObject({ status: 401 });
    expect(await check(lateBrowser)).toMatchObject({ isAuthenticated: false });
  });

  test("S8 rehashing a password at sign-in never restores the old password", async () => {
    const Email = "admin@demo.example";
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 });
    await api.knex("user_account").where({ username: Email }).update({ passwordHash: weak });
    const userBrowser = browser();
    await userBrowser.signIn(Email, PASSWORD);
    await api.knex("user_account").where({ username: Email }).update({ passwordHash: weak });
    const browsers = Array.from({ length: 4 }, browser);
    const changing = changePassword(userBrowser, PASSWORD, "Another-Skylark7!");
    await Promise.all(browsers.map((other) => other.signIn(Email, PASSWORD)));
    const { status } = await changing;
    expect(await browser().signIn(Email, PASSWORD)).toMatchObject({ status: status === 200 ? 401 : 200 });
  });

  test("S6 S8 a verified code that is sent twice concurrently sets one password", async () => {
    const Email = "organisation@demo.example";
    const userBrowser = browser();
    const { devOtp } = await requestReset(userBrowser, Email);
    await verify(userBrowser, Email, devOtp);
    const responses = await Promise.all([reset(userBrowser, Email), reset(userBrowser, Email)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("S4 wrong current passwords have a separate limit that no other client uses up", async () => {
    const Email = "tworoles@demo.example";
    const userBrowser = browser();
    expect(await userBrowser.signIn(Email, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 200 });
    for (let i = 0; i < 6; i += 1) await browser().signIn(Email, "Wrong!");
    const guessable = await changePassword(userBrowser, "Wrong!", "Tworoles12345678!");
    expect(await guessable.json()).toMatchObject({ errors: [{ code: "common", field: "NewPassword" }] });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await changePassword(userBrowser, "Wrong!")).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await userBrowser.signIn(Email, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 200 });
    api.advanceMinutes(1);
    expect((await changePassword(userBrowser, DEMONSTRATION_PASSWORD)).status).toBe(200);
  });

  test("S1 a password that resembles the account's address is refused at a reset and with an invitation", async () => {
    const Email = "norole@demo.example";
    const userBrowser = browser();
    const { devOtp } = await requestReset(userBrowser, Email);
    await verify(userBrowser, Email, devOtp);
    const Password = "NoRole!23456789";
    const body = { Email, Password, ConfirmPassword: Password, UserType: RESET };
    expect(await userBrowser.postJson("/api/auth/reset-password", body)).toMatchObject({
      status: 400,
      errors: [{ code: "common" }],
    });
    const Invitation = findCode(await invite("thirdperson@example.org"));
    const invited = {
      Password: "ThirdPerson45!",
      ConfirmPassword: "ThirdPerson45!",
      UserType: 1,
      Invitation,
    };
    expect(await browser().postJson("/api/auth/add-password", invited)).toMatchObject({
      status: 400,
      errors: [{ code: "common" }],
    });
  });
});
