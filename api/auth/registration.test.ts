import { describe, expect, test } from "vitest";
import { readEnv } from "../lib/operating/env.ts";
import { Secrets } from "../lib/security/secrets.ts";
import { PASSWORD, validRegistration } from "../testing/auth/registration.ts";
import { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { PRODUCTION } from "../testing/production.ts";
import { startApi } from "../testing/startApi.ts";
import { startApp } from "../testing/startApp.ts";
import { openTestDatabase, testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import { addPerson } from "../user/addPerson.ts";

const NEW_USER = 1;
const MINUTE = 60_000;

describe.each(testDatabases)("registration, %s", (_, open) => {
  const api = startApi(open, { set: "reference" });
  const { browser } = api;

  const marks = new Map<string, string>();
  const register = async (fields: Parameters<typeof validRegistration>[1]) => {
    const userBrowser = browser();
    const body = await validRegistration(api.knex, fields);
    const response = await userBrowser.postJson("/api/auth/register", body);
    marks.set(body.Email.toLowerCase(), userBrowser.cookies.get("mark") ?? "");
    return response;
  };
  const verify = (Email: string, OTP: unknown, UserType = NEW_USER) => {
    const userBrowser = browser();
    userBrowser.cookies.set("mark", marks.get(Email.toLowerCase()) ?? "");
    return userBrowser.postJson("/api/auth/verify-otp", { Email, OTP, UserType });
  };
  const getWrongCode = (otp: unknown) => (otp === "000000" ? "000001" : "000000");

  test("a person registers, verifies the address with the e-mailed code, and signs in without any permission", async () => {
    const response = await register({});
    expect(response).toMatchObject({
      status: 200,
      success: true,
      userType: NEW_USER,
      email: "Zoe@Example.org",
    });
    const [mail] = await openedMail(api.knex);
    expect(mail).toMatchObject({ to: "zoe@example.org", template: "otp" });
    expect(mail?.text).toContain(response.otp);

    const userBrowser = browser();
    expect(await userBrowser.signIn("zoe@example.org", PASSWORD)).toMatchObject({ status: 401 });
    expect(await verify("zoe@example.ORG", response.otp)).toMatchObject({ status: 200, userType: NEW_USER });
    expect(await userBrowser.signIn("ZOE@example.org", PASSWORD)).toMatchObject({ status: 200, userType: 2 });
    expect(await userBrowser.postJson("/api/auth/userAuthenticated")).toMatchObject({
      isAuthenticated: true,
      user: { displayName: "Zoë van Wyk", username: "zoe@example.org" },
      organisationName: "People's Clinic (Pty) Ltd",
      organisationTypeId: 3,
      application: { verificationStatus: 1, receivedOn: TEST_DAY.toISOString().slice(0, 10) },
      userActions: [],
    });
    expect(await api.knex("organisation_application").first()).toMatchObject({ statusId: 1, members: 12 });
    expect(await api.knex("address").orderBy("address_id", "desc").first()).toMatchObject({
      addressLine1: "12 Main Road",
      addressLine2: "Mthatha, 0005",
    });
  });

  test("S3 registering an address that has an account gets the same response, changes nothing, and e-mails its owner", async () => {
    const people = await api.knex("person").count();
    const duplicate = await register({ Email: "zoe@example.org", FirstName: "Mallory" });
    const registered = await register({ Email: "free@example.org", FirstName: "Mallory" });
    const omitCode = ({ otp, email, ...rest }: Record<string, unknown>) => ({
      ...rest,
      digits: String(otp).length,
    });
    expect(omitCode(duplicate)).toEqual({ ...omitCode(registered), requestId: duplicate.requestId });
    expect(await verify("zoe@example.org", duplicate.otp)).toMatchObject({
      status: 400,
      code: "code-refused",
    });
    expect(await api.knex("person").count()).toEqual(people);
    const emails = (await openedMail(api.knex)).filter(({ to }) => to === "zoe@example.org");
    expect(emails.at(-1)).toMatchObject({ template: "already-registered" });
    expect(emails.at(-1)?.text).toContain("http://localhost:8080/auth/forgot-password/");
  });

  test("a second registration in the same browser replaces the details of the first", async () => {
    const userBrowser = browser();
    const send = async (OrganisationName: string) => {
      const body = await validRegistration(api.knex, { Email: "again@example.org", OrganisationName });
      return userBrowser.postJson("/api/auth/register", body);
    };
    await send("First");
    const { otp } = await send("Second");
    const body = { Email: "again@example.org", OTP: otp, UserType: NEW_USER };
    expect(await userBrowser.postJson("/api/auth/verify-otp", body)).toMatchObject({ status: 200 });
    expect(await api.knex("stakeholder").where({ name: "First" })).toEqual([]);
    expect(await api.knex("stakeholder").where({ name: "Second" })).toHaveLength(1);
  });

  test("S6 registering a pending address from another browser changes neither its details nor its code", async () => {
    const Email = "owner@example.org";
    const ownRegistration = await register({ Email, OrganisationName: "The owner's" });
    const ownersMark = marks.get(Email) as string;
    const otherRegistration = await register({ Email, OrganisationName: "A stranger's" });
    const otherMark = marks.get(Email) as string;
    marks.set(Email, ownersMark);
    expect(await verify(Email, otherRegistration.otp)).toMatchObject({
      status: ownRegistration.otp === otherRegistration.otp ? 200 : 400,
    });
    expect(await verify(Email, ownRegistration.otp)).toMatchObject({ status: 200 });
    expect(await api.knex("stakeholder").where({ name: "The owner's" })).toHaveLength(1);
    marks.set(Email, otherMark);
    expect(await verify(Email, otherRegistration.otp)).toMatchObject({ status: 400 });
    expect(await api.knex("stakeholder").where({ name: "A stranger's" })).toEqual([]);
  });

  test("S3 a resend from another browser reveals nothing of a pending registration", async () => {
    const Email = "waits@example.org";
    await register({ Email });
    const resend = (userBrowser: Browser, address: string) =>
      userBrowser.postJson("/api/auth/forgot-password", { Email: address, Count: 1 });
    const omitCode = ({ devOtp, email, requestId, ...rest }: Record<string, unknown>) => rest;
    const unknownUser = omitCode(await resend(browser(), Email));
    expect(unknownUser).toEqual(omitCode(await resend(browser(), "nobody@example.org")));
    const userBrowser = browser();
    userBrowser.cookies.set("mark", marks.get(Email) as string);
    expect(await resend(userBrowser, Email)).toMatchObject({ status: 200, userType: NEW_USER });
    const emails = (await openedMail(api.knex)).filter(({ to }) => to === Email);
    expect(emails).toHaveLength(2);
  });

  test("S6 a code is stored only as a keyed hash, and is accepted once", async () => {
    const { otp } = await register({ Email: "once@example.org", OrganisationName: "Sealed Shelter" });
    const rows = JSON.stringify(await api.knex("one_time_code").select());
    expect(rows).not.toMatch(/Sealed|0825550102|argon/);
    const queued = JSON.stringify(await api.knex("mail").select());
    expect(rows + queued).not.toContain(`"${otp}"`);
    expect(queued).not.toContain("once@example.org");
    expect(await verify("once@example.org", otp)).toMatchObject({ status: 200 });
    expect(await verify("once@example.org", otp)).toMatchObject({ status: 400 });
  });

  test("S6 a code is valid for ten minutes, for its own address and its own purpose", async () => {
    const { otp } = await register({ Email: "bound@example.org" });
    expect(await verify("other@example.org", otp)).toMatchObject({ status: 400 });
    expect(await verify("bound@example.org", otp, 3)).toMatchObject({ status: 400 });
    api.clock = new Date(api.clock.getTime() + 10 * MINUTE + 1);
    expect(await verify("bound@example.org", otp)).toMatchObject({ status: 400 });
  });

  const resendBy = (Email: string) => {
    const userBrowser = browser();
    userBrowser.cookies.set("mark", marks.get(Email) as string);
    return userBrowser.postJson("/api/auth/forgot-password", { Email, Count: 1 });
  };

  test("S6 five wrong tries invalidate a code; a resent code has five tries of its own", async () => {
    const Email = "tries@example.org";
    const { otp } = await register({ Email });
    for (let i = 0; i < 5; i += 1) await verify(Email, getWrongCode(otp));
    expect(await verify(Email, otp)).toMatchObject({ status: 400 });
    const resent = await resendBy(Email);
    expect(resent).toMatchObject({ status: 200, userType: NEW_USER });
    for (let i = 0; i < 4; i += 1) await verify(Email, getWrongCode(resent.devOtp));
    expect(await verify(Email, resent.devOtp)).toMatchObject({ status: 200 });
  });

  test("S6 a resend invalidates the code before it", async () => {
    const Email = "void@example.org";
    const { otp } = await register({ Email });
    const { devOtp } = await resendBy(Email);
    expect(await verify(Email, otp)).toMatchObject({ status: otp === devOtp ? 200 : 400 });
    expect(await verify(Email, devOtp)).toMatchObject({ status: otp === devOtp ? 400 : 200 });
  });

  test("S6 an account and browser gets at most five codes an hour", async () => {
    const Email = "five@example.org";
    await register({ Email });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await resendBy(Email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    api.advanceMinutes(60);
    expect(await resendBy(Email)).toMatchObject({ status: 200 });
  });

  test("S4 a registration that breaks the rules uses up no code", async () => {
    const userBrowser = browser();
    const send = async (fields: Parameters<typeof validRegistration>[1]) =>
      userBrowser.postJson(
        "/api/auth/register",
        await validRegistration(api.knex, { Email: "r@example.org", ...fields }),
      );
    const Password = "SouthAfrica2026!";
    for (let i = 0; i < 6; i += 1) {
      expect(await send({ Password, ConfirmPassword: Password })).toMatchObject({ status: 400 });
      expect(await send({ Title: 99 })).toMatchObject({ status: 400 });
    }
    expect(await send({})).toMatchObject({ status: 200 });
  });

  test("S28 a registration accepts only choices from the lists, and reports all errors at once", async () => {
    const response = await register({ Email: "lists@example.org", Title: 99, District: 1, JobRole: 99 });
    expect(response).toMatchObject({ status: 400, success: false });
    expect((response.errors as { field: string }[]).map(({ field }) => field)).toEqual([
      "Title",
      "JobRole",
      "LocalMunicipality",
    ]);
    expect(response.message).toContain(" -- ");
  });

  test("S1 a common password is refused, for a free and for a taken address", async () => {
    for (const Password of ["Gbvf-dashboard1!", "Example!23456789"])
      for (const Email of ["zoe@example.org", "new@example.org"]) {
        const response = await register({ Email, Password, ConfirmPassword: Password });
        expect(response).toMatchObject({ status: 400, errors: [{ code: "common", field: "Password" }] });
      }
  });

  test("two registrations of one address, verified concurrently, create one person", async () => {
    const Email = "race@example.org";
    const pairs = await Promise.all(
      [1, 2].map(async () => {
        const userBrowser = browser();
        const body = await validRegistration(api.knex, { Email });
        return { userBrowser, OTP: (await userBrowser.postJson("/api/auth/register", body)).otp };
      }),
    );
    const responses = await Promise.all(
      pairs.map(({ userBrowser, OTP }) =>
        userBrowser.postJson("/api/auth/verify-otp", { Email, OTP, UserType: NEW_USER }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await api.knex("user_account").where({ username: Email })).toHaveLength(1);
  });

  test("S33 no entry of the audit log can be changed or deleted", async () => {
    await expect(api.knex("audit_log").update({ what: "nothing" })).rejects.toThrow(/never changed/);
    await expect(api.knex("audit_log").delete()).rejects.toThrow(/never changed/);
    await expect(api.knex.raw("truncate audit_log")).rejects.toThrow(/never changed/);
  });
});

test("S6 in production no response contains a code; S7 links use the configured origin, whatever the Host", async () => {
  const database = await openTestDatabase("reference");
  const app = await startApp({ database, env: readEnv({ ...PRODUCTION, TRUST_PROXY: "127.0.0.1" }) });
  const userBrowser = new Browser(app, { "X-Forwarded-Host": "evil.example" });
  const body = await validRegistration(database.knex);
  const first = await userBrowser.post("/api/auth/register", body);
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-mark=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/i),
  ]);
  expect(Object.keys(await first.json()).sort()).toEqual(["email", "message", "success", "userType"]);
  const resetRequest = await userBrowser.postJson("/api/auth/forgot-password", { Email: body.Email });
  expect(resetRequest).toMatchObject({ status: 200 });
  expect(resetRequest).not.toHaveProperty("devOtp");
  await database.knex.transaction((trx) =>
    addPerson(trx, { name: "Zoë", username: body.Email.toLowerCase(), passwordHash: "", isVerified: true }),
  );
  await userBrowser.postJson("/api/auth/register", body);

  const { sealed } = await database.knex("mail").orderBy("mail_id", "desc").first("sealed");
  const email = new Secrets(PRODUCTION.SECRET_KEY).decrypt(sealed);
  expect(email).toContain("https://gbvf.example/auth/forgot-password/");
  expect(email).not.toContain("evil.example");
  await app.close();
});
