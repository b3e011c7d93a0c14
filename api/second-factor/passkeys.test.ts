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
    userBrowser = await passwordGiven();
    passkey = new SoftPasskey();
  });

  const passwordGiven = (username = USER) => api.signedIn(username);
  type Challenge = { challenge: string };
  const begin = async (browser = userBrowser) =>
    (await browser.postJson("/api/auth/passkey/begin")) as unknown as Challenge;
  const add = (credential: unknown, name = "My phone", browser = userBrowser) =>
    browser.postJson("/api/auth/passkey/add", { name, passkey: credential });
  const fetchChallenge = async (browser: Browser) =>
    (await browser.postJson("/api/auth/passkey/options")) as unknown as Challenge & Record<string, unknown>;
  const give = (browser: Browser, signed: unknown) =>
    browser.postJson("/api/auth/verify-second-factor", { factor: { kind: "passkey", signed } });
  const isSignedIn = async (browser: Browser) =>
    (await browser.postJson("/api/auth/userAuthenticated")).isAuthenticated;
  const addOwn = async () =>
    expect(await add(passkey.make(await begin(), SITE))).toMatchObject({ status: 200 });

  test("a new passkey has a name and recovery codes, and signs in", async () => {
    const added = await add(passkey.make(await begin(), SITE));
    expect(added).toMatchObject({ status: 200, success: true });
    expect(added.recoveryCodes).toHaveLength(10);
    expect((await openedMail(api.knex)).at(-1)).toMatchObject({
      to: USER,
      text: expect.stringContaining('"My phone" was added'),
    });
    const browser = await passwordGiven();
    expect(await isSignedIn(browser)).toBe(false);
    const signChallenge = await fetchChallenge(browser);
    expect(signChallenge).toMatchObject({
      rpId: SITE.rpId,
      allowCredentials: [{ transports: ["internal"] }],
    });
    expect(await give(browser, passkey.sign(signChallenge, SITE))).toMatchObject({ status: 200 });
    expect(await isSignedIn(browser)).toBe(true);
    const factors = await (await browser.get("/api/auth/second-factors")).json();
    expect(factors.passkeys).toMatchObject([{ name: "My phone", lastUsedAt: api.clock.toISOString() }]);
  });

  test("a passkey's response signs in once", async () => {
    await addOwn();
    const browser = await passwordGiven();
    const signed = passkey.sign(await fetchChallenge(browser), SITE);
    expect(await give(browser, signed)).toMatchObject({ status: 200 });
    const again = await passwordGiven();
    expect(await give(again, signed)).toMatchObject({ status: 400, code: "factor-refused" });
    await fetchChallenge(again);
    expect(await give(again, signed)).toMatchObject({ status: 400 });
    expect(await isSignedIn(again)).toBe(false);
  });

  test.each([
    ["another site", { rpId: SITE.rpId, origin: "https://gbvf.example.evil.example" }],
    ["a site without TLS", { rpId: SITE.rpId, origin: "http://gbvf.example" }],
    ["another relying party", { rpId: "evil.example", origin: SITE.origin }],
  ])("a response that was signed on %s is refused", async (_name, site) => {
    expect(await add(passkey.make(await begin(), site))).toMatchObject({ status: 400 });
    await addOwn();
    const browser = await passwordGiven();
    expect(await give(browser, passkey.sign(await fetchChallenge(browser), site))).toMatchObject({
      status: 400,
    });
    expect(await isSignedIn(browser)).toBe(false);
  });

  test("another account's challenge and another account's passkey are refused", async () => {
    await addOwn();
    const otherUser = await passwordGiven(OTHER);
    const strange = new SoftPasskey();
    expect(await add(strange.make(await begin(otherUser), SITE), "Other", otherUser)).toMatchObject({
      status: 200,
    });
    const victim = await passwordGiven();
    const ofVictim = await fetchChallenge(victim);
    expect(await give(victim, strange.sign(ofVictim, SITE))).toMatchObject({ status: 400 });
    const half = await passwordGiven(OTHER);
    const ofHalf = await fetchChallenge(half);
    await fetchChallenge(victim);
    expect(await give(victim, passkey.sign(ofHalf, SITE))).toMatchObject({ status: 400 });
    expect(await isSignedIn(victim)).toBe(false);
    expect(await add(strange.make(await begin(), SITE))).toMatchObject({ status: 400 });
    const passkeyId = (await api.knex("passkey").where({ name: "Other" }).first()).passkeyId;
    expect((await userBrowser.send("DELETE", `/api/auth/passkey?passkeyId=${passkeyId}`)).status).toBe(404);
  });

  test("a passkey's response is accepted once within a session, even where it changes nothing", async () => {
    passkey = new SoftPasskey({ isCounting: false });
    await addOwn();
    const factor = { kind: "passkey", signed: passkey.sign(await fetchChallenge(userBrowser), SITE) };
    const confirm = () =>
      userBrowser.postJson("/api/auth/confirm-password", { Password: DEMONSTRATION_PASSWORD, factor });
    expect(await confirm()).toMatchObject({ status: 200 });
    expect(await confirm()).toMatchObject({ status: 400, code: "factor-refused" });
    const browser = await passwordGiven();
    expect(await give(browser, passkey.sign(await fetchChallenge(browser), SITE))).toMatchObject({
      status: 200,
    });
  });

  test("a copied passkey with a lower counter is refused", async () => {
    await addOwn();
    const copy = passkey.copy();
    const browser = await passwordGiven();
    expect(await give(browser, passkey.sign(await fetchChallenge(browser), SITE))).toMatchObject({
      status: 200,
    });
    const thief = await passwordGiven();
    expect(await give(thief, copy.sign(await fetchChallenge(thief), SITE))).toMatchObject({ status: 400 });
    expect(await isSignedIn(thief)).toBe(false);
    const advanceMinutes = await passwordGiven();
    expect(
      await give(advanceMinutes, passkey.sign(await fetchChallenge(advanceMinutes), SITE)),
    ).toMatchObject({ status: 200 });
  });

  test("a challenge is given only to a browser that gave a password, for five minutes", async () => {
    await addOwn();
    expect((await api.browser().post("/api/auth/passkey/options")).status).toBe(400);
    const browser = await passwordGiven();
    const signChallenge = await fetchChallenge(browser);
    api.clock = new Date(api.clock.getTime() + 5 * 60_000 + 1);
    expect(await give(browser, passkey.sign(signChallenge, SITE))).toMatchObject({ status: 400 });
  });

  test("adding and removing a passkey require recent authentication; the last passkey's removal deletes the recovery codes", async () => {
    await addOwn();
    const { passkeyId } = await api.knex("passkey").first("passkey_id");
    api.advanceMinutes(6);
    const remove = () => userBrowser.send("DELETE", `/api/auth/passkey?passkeyId=${passkeyId}`);
    expect((await userBrowser.post("/api/auth/passkey/begin")).status).toBe(403);
    expect((await remove()).status).toBe(403);
    const signChallenge = await fetchChallenge(userBrowser);
    const factor = { kind: "passkey", signed: passkey.sign(signChallenge, SITE) };
    const again = { Password: DEMONSTRATION_PASSWORD, factor };
    expect(await userBrowser.postJson("/api/auth/confirm-password", again)).toMatchObject({ status: 200 });
    expect((await remove()).status).toBe(200);
    expect(await api.knex("recovery_code").select()).toEqual([]);
  });
});
