import { beforeEach, describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import type { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { SoftPasskey } from "../testing/second-factor/secondFactorChanges.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";

const USER = "tworoles@demo.example";
const OTHER = "organisation@demo.example";
const SITE = { rpId: "gbvf.example", origin: "https://gbvf.example" };

describe.each(testDatabases)("S40 passkeys, %s", (_, open) => {
  const api = startApi(open, { settings: { PUBLIC_ORIGIN: SITE.origin } });
  let userBrowser: Browser;
  let passkey: SoftPasskey;

  beforeEach(async () => {
    await api.knex("passkey").delete();
    await api.knex("recovery_code").delete();
    userBrowser = await signInWithPassword();
    passkey = new SoftPasskey();
  });

  const signInWithPassword = (username = USER) => api.signedIn(username);
  type Challenge = { challenge: string };
  const begin = async (browser = userBrowser) =>
    (await browser.postJson("/api/auth/passkey/begin")) as unknown as Challenge;
  const add = (credential: unknown, name = "My phone", browser = userBrowser) =>
    browser.postJson("/api/auth/passkey/add", { name, passkey: credential });
  const fetchChallenge = async (browser: Browser) =>
    (await browser.postJson("/api/auth/passkey/options")) as unknown as Challenge & Record<string, unknown>;
  const submitAssertion = (browser: Browser, signed: unknown) =>
    browser.postJson("/api/auth/verify-second-factor", { factor: { kind: "passkey", signed } });
  const isSignedIn = async (browser: Browser) =>
    (await browser.postJson("/api/auth/userAuthenticated")).isAuthenticated;
  const addUserPasskey = async () =>
    expect(await add(passkey.make(await begin(), SITE))).toMatchObject({ status: 200 });

  test("a new passkey has a name and recovery codes, and signs in", async () => {
    const added = await add(passkey.make(await begin(), SITE));
    expect(added).toMatchObject({ status: 200, success: true });
    expect(added.recoveryCodes).toHaveLength(10);
    expect((await openedMail(api.knex)).at(-1)).toMatchObject({
      to: USER,
      text: expect.stringContaining('"My phone" was added'),
    });
    const browser = await signInWithPassword();
    expect(await isSignedIn(browser)).toBe(false);
    const signChallenge = await fetchChallenge(browser);
    expect(signChallenge).toMatchObject({
      rpId: SITE.rpId,
      allowCredentials: [{ transports: ["internal"] }],
    });
    expect(await submitAssertion(browser, passkey.sign(signChallenge, SITE))).toMatchObject({ status: 200 });
    expect(await isSignedIn(browser)).toBe(true);
    const factors = await (await browser.get("/api/auth/second-factors")).json();
    expect(factors.passkeys).toMatchObject([{ name: "My phone", lastUsedAt: api.clock.toISOString() }]);
  });

  test("a passkey's response signs in once", async () => {
    await addUserPasskey();
    const browser = await signInWithPassword();
    const signed = passkey.sign(await fetchChallenge(browser), SITE);
    expect(await submitAssertion(browser, signed)).toMatchObject({ status: 200 });
    const nextBrowser = await signInWithPassword();
    expect(await submitAssertion(nextBrowser, signed)).toMatchObject({ status: 400, code: "factor-refused" });
    await fetchChallenge(nextBrowser);
    expect(await submitAssertion(nextBrowser, signed)).toMatchObject({ status: 400 });
    expect(await isSignedIn(nextBrowser)).toBe(false);
  });

  test.each([
    ["another site", { rpId: SITE.rpId, origin: "https://gbvf.example.evil.example" }],
    ["a site without TLS", { rpId: SITE.rpId, origin: "http://gbvf.example" }],
    ["another relying party", { rpId: "evil.example", origin: SITE.origin }],
  ])("a response that was signed on %s is refused", async (_name, site) => {
    expect(await add(passkey.make(await begin(), site))).toMatchObject({ status: 400 });
    await addUserPasskey();
    const browser = await signInWithPassword();
    expect(await submitAssertion(browser, passkey.sign(await fetchChallenge(browser), site))).toMatchObject({
      status: 400,
    });
    expect(await isSignedIn(browser)).toBe(false);
  });

  test("another account's challenge and another account's passkey are refused", async () => {
    await addUserPasskey();
    const otherUser = await signInWithPassword(OTHER);
    const otherPasskey = new SoftPasskey();
    expect(await add(otherPasskey.make(await begin(otherUser), SITE), "Other", otherUser)).toMatchObject({
      status: 200,
    });
    const victim = await signInWithPassword();
    const victimChallenge = await fetchChallenge(victim);
    expect(await submitAssertion(victim, otherPasskey.sign(victimChallenge, SITE))).toMatchObject({
      status: 400,
    });
    const otherPasswordOnly = await signInWithPassword(OTHER);
    const otherChallenge = await fetchChallenge(otherPasswordOnly);
    await fetchChallenge(victim);
    expect(await submitAssertion(victim, passkey.sign(otherChallenge, SITE))).toMatchObject({ status: 400 });
    expect(await isSignedIn(victim)).toBe(false);
    expect(await add(otherPasskey.make(await begin(), SITE))).toMatchObject({ status: 400 });
    const passkeyId = (await api.knex("passkey").where({ name: "Other" }).first()).passkeyId;
    expect((await userBrowser.send("DELETE", `/api/auth/passkey?passkeyId=${passkeyId}`)).status).toBe(404);
  });

  test("within a session, a response of a passkey without a counter is accepted once", async () => {
    passkey = new SoftPasskey({ hasCounter: false });
    await addUserPasskey();
    const factor = { kind: "passkey", signed: passkey.sign(await fetchChallenge(userBrowser), SITE) };
    const confirm = () =>
      userBrowser.postJson("/api/auth/confirm-password", { Password: DEMONSTRATION_PASSWORD, factor });
    expect(await confirm()).toMatchObject({ status: 200 });
    expect(await confirm()).toMatchObject({ status: 400, code: "factor-refused" });
    const browser = await signInWithPassword();
    expect(await submitAssertion(browser, passkey.sign(await fetchChallenge(browser), SITE))).toMatchObject({
      status: 200,
    });
  });

  test("a copied passkey with a lower counter is refused", async () => {
    await addUserPasskey();
    const copy = passkey.copy();
    const browser = await signInWithPassword();
    expect(await submitAssertion(browser, passkey.sign(await fetchChallenge(browser), SITE))).toMatchObject({
      status: 200,
    });
    const thief = await signInWithPassword();
    expect(await submitAssertion(thief, copy.sign(await fetchChallenge(thief), SITE))).toMatchObject({
      status: 400,
    });
    expect(await isSignedIn(thief)).toBe(false);
    const ownerBrowser = await signInWithPassword();
    expect(
      await submitAssertion(ownerBrowser, passkey.sign(await fetchChallenge(ownerBrowser), SITE)),
    ).toMatchObject({ status: 200 });
  });

  test("only a browser that sent a password gets a challenge, which expires after five minutes", async () => {
    await addUserPasskey();
    expect((await api.browser().post("/api/auth/passkey/options")).status).toBe(400);
    const browser = await signInWithPassword();
    const signChallenge = await fetchChallenge(browser);
    api.clock = new Date(api.clock.getTime() + 5 * 60_000 + 1);
    expect(await submitAssertion(browser, passkey.sign(signChallenge, SITE))).toMatchObject({ status: 400 });
  });

  test("a passkey confirms the password, and the last passkey's removal deletes the recovery codes", async () => {
    await addUserPasskey();
    const { passkeyId } = await api.knex("passkey").first("passkey_id");
    api.advanceMinutes(6);
    const remove = () => userBrowser.send("DELETE", `/api/auth/passkey?passkeyId=${passkeyId}`);
    expect((await remove()).status).toBe(403);
    const signChallenge = await fetchChallenge(userBrowser);
    const factor = { kind: "passkey", signed: passkey.sign(signChallenge, SITE) };
    const confirmation = { Password: DEMONSTRATION_PASSWORD, factor };
    expect(await userBrowser.postJson("/api/auth/confirm-password", confirmation)).toMatchObject({
      status: 200,
    });
    expect((await remove()).status).toBe(200);
    expect(await api.knex("recovery_code").select()).toEqual([]);
  });
});
