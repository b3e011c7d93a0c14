import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../lib/database/db.ts";
import { readEnv } from "../lib/operating/env.ts";
import { DEMONSTRATION_PASSWORD as RIGHT } from "../seeds/demonstration/users.ts";
import { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { type RunningApp, startApp } from "../testing/startApp.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";

const WRONG = "Wrong-Password42!";
const MINUTE = 60_000;
const RESET = 3;

describe.each(testDatabases)("limits of signing in and of codes, %s", (_, open) => {
  const env = readEnv({ NODE_ENV: "test", TRUST_PROXY: "127.0.0.1" });
  let database: Database;
  let app: RunningApp;
  let secondApp: RunningApp;
  let clock = TEST_DAY;
  let networks = 0;

  beforeAll(async () => {
    database = await open("demonstration");
    app = await startApp({ database, env, now: () => clock });
    secondApp = await startApp({
      database: { ...database, close: async () => undefined },
      env,
      now: () => clock,
    });
  });
  afterAll(async () => {
    await secondApp.close();
    await app.close();
  });

  const network = () => {
    networks += 1;
    return `10.5.${networks >> 8}.${networks & 255}`;
  };
  const browser = (address = network(), at = app) => new Browser(at, { "X-Forwarded-For": address });
  const advanceMinutes = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * MINUTE);
  };
  const repeat = async (count: number, attempt: (index: number) => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i += 1) statuses.push((await attempt(i)).status);
    return statuses;
  };
  const runConcurrently = async (count: number, attempt: () => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: count }, attempt))).map(({ status }) => status);
  const requestReset = (userBrowser: Browser, Email: string) =>
    userBrowser.postJson("/api/auth/forgot-password", { Email });
  const verify = (userBrowser: Browser, Email: string, OTP: unknown) =>
    userBrowser.postJson("/api/auth/verify-otp", { Email, OTP, UserType: RESET });
  const countRows = async () => (await database.knex("rate_limit").select()).length;

  test("S4 a known browser can sign in, however often other browsers try", async () => {
    const Email = "admin@demo.example";
    const home = network();
    const userBrowser = browser(home);
    expect(await userBrowser.signIn(Email, RIGHT)).toMatchObject({ status: 200 });
    await userBrowser.post("/api/auth/logout");
    const otherClient = browser();
    const neighbour = browser(home);
    expect(await repeat(8, () => otherClient.signIn(Email, WRONG))).toEqual([
      401, 401, 401, 401, 401, 429, 429, 429,
    ]);
    expect((await repeat(6, () => neighbour.signIn(Email, WRONG))).at(-1)).toBe(429);
    expect(await neighbour.signIn(Email, RIGHT)).toMatchObject({ status: 429 });
    expect(await userBrowser.signIn(Email, RIGHT)).toMatchObject({ status: 200 });
    expect(await browser().signIn(Email, RIGHT)).toMatchObject({ status: 200 });
  });

  test("S4 a known browser has five tries of its own, only for the account that signed in there", async () => {
    const userBrowser = browser();
    await userBrowser.signIn("organisation@demo.example", RIGHT);
    const knownCookie = userBrowser.cookies.get("known") as string;
    const rows = JSON.stringify(await database.knex("known_browser").select());
    expect(rows).not.toContain(knownCookie);
    expect((await repeat(6, () => userBrowser.signIn("organisation@demo.example", WRONG))).at(-1)).toBe(429);
    const otherBrowser = browser();
    otherBrowser.cookies.set("known", knownCookie);
    expect(await otherBrowser.signIn("organisation@demo.example", RIGHT)).toMatchObject({ status: 429 });
    advanceMinutes(1);
    expect(await otherBrowser.signIn("organisation@demo.example", RIGHT)).toMatchObject({ status: 200 });
    expect((await repeat(6, () => otherBrowser.signIn("tworoles@demo.example", WRONG))).at(-1)).toBe(429);
    otherBrowser.cookies.delete("known");
    expect(await otherBrowser.signIn("tworoles@demo.example", RIGHT)).toMatchObject({ status: 429 });
  });

  test("S4 a browser that was known before a password reset has no tries of its own", async () => {
    const Email = "captureonly@demo.example";
    const Password = "Bright-Skylark7!";
    const home = network();
    const [earlierBrowser, userBrowser] = [browser(home), browser()];
    await earlierBrowser.signIn(Email, RIGHT);
    const { devOtp } = await requestReset(userBrowser, Email);
    await verify(userBrowser, Email, devOtp);
    const body = { Email, Password, ConfirmPassword: Password, UserType: RESET };
    expect(await userBrowser.postJson("/api/auth/reset-password", body)).toMatchObject({ status: 200 });
    await repeat(6, () => browser(home).signIn(Email, WRONG));
    expect(await earlierBrowser.signIn(Email, Password)).toMatchObject({ status: 429 });
  });

  test("S4 two users of one browser are both known in it", async () => {
    const userBrowser = browser();
    const usernames = ["admin@demo.example", "norole@demo.example"];
    for (const each of usernames)
      expect(await userBrowser.signIn(each, RIGHT)).toMatchObject({ status: 200 });
    const neighbour = browser(network());
    for (const each of usernames) {
      await repeat(6, () => neighbour.signIn(each, WRONG));
      expect(await userBrowser.signIn(each, RIGHT)).toMatchObject({ status: 200 });
    }
    expect(userBrowser.cookies.get("known")).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
  });

  test.each([["admin@demo.example"], ["nobody@demo.example"]])(
    "S3 S4 pauses of %s are the same for unknown addresses, and are shared by all processes",
    async (username) => {
      const address = network();
      const statuses = await repeat(6, (index) =>
        browser(address, index % 2 ? app : secondApp).signIn(username, WRONG),
      );
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      const paused = await browser(address).post("/api/auth/login", { Username: username, Password: RIGHT });
      expect(paused.status).toBe(429);
      expect(Number(paused.headers.get("retry-after"))).toBeGreaterThan(0);
    },
  );

  test("S4 a hundred failures from many networks pause new browsers, and no known browser", async () => {
    const Email = "buildingblock@demo.example";
    const userBrowser = browser();
    await userBrowser.signIn(Email, RIGHT);
    await userBrowser.post("/api/auth/logout");
    const statuses = await repeat(101, () => browser().signIn(Email, WRONG));
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
    expect(await userBrowser.signIn(Email, RIGHT)).toMatchObject({ status: 200 });
  });

  test("S4 a network that tries many accounts is paused, and tries during a pause store nothing", async () => {
    const userBrowser = browser();
    const statuses = await repeat(32, (index) => userBrowser.signIn(`nobody${index}@demo.example`, WRONG));
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(statuses.slice(30)).toEqual([429, 429]);
    const before = await countRows();
    await repeat(5, (index) => userBrowser.signIn(`more${index}@demo.example`, WRONG));
    expect(await countRows()).toBe(before);
  });

  test("S4 a right password refunds its try, so an office can sign in from one address all day", async () => {
    const office = network();
    const statuses = await repeat(35, () => browser(office).signIn("norole@demo.example", RIGHT));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test("S4 others cannot use up the owner's resets or flood the owner's mailbox", async () => {
    const Email = "organisation@demo.example";
    const knownBrowser = browser();
    expect(await knownBrowser.signIn(Email, RIGHT)).toMatchObject({ status: 200 });
    const before = (await openedMail(database.knex)).length;
    const address = network();
    // Clearing cookies does not help, because limits also count by address.
    const statuses = await runConcurrently(15, () => requestReset(browser(address), Email));
    expect(statuses.toSorted()).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
    expect((await openedMail(database.knex)).length - before).toBe(10);
    expect(await requestReset(browser(), Email)).toMatchObject({ status: 200 });
    const secondBrowser = browser(address);
    secondBrowser.cookies.set("known", knownBrowser.cookies.get("known") as string);
    expect(await repeat(6, () => requestReset(secondBrowser, Email))).toEqual([200, 200, 200, 200, 200, 429]);
    await runConcurrently(40, () => requestReset(browser(), Email));
    expect(await requestReset(browser(), Email)).toMatchObject({ status: 429 });
    expect((await openedMail(database.knex)).length - before).toBe(45);
    advanceMinutes(24 * 60);
    expect(await requestReset(browser(), Email)).toMatchObject({ status: 200 });
  });

  test("S6 a reset code is accepted only in the browser that requested it; wrong tries in other browsers do not count", async () => {
    const Email = "tworoles@demo.example";
    const userBrowser = browser();
    const { devOtp } = await requestReset(userBrowser, Email);
    const otherClient = browser();
    const otherClients = await requestReset(otherClient, Email);
    const wrong = devOtp === "000000" ? "000001" : "000000";
    await repeat(8, () => verify(otherClient, Email, wrong));
    await repeat(8, () => verify(browser(), Email, wrong));
    if (otherClients.devOtp !== devOtp) {
      expect(await verify(userBrowser, Email, otherClients.devOtp)).toMatchObject({ status: 400 });
      expect(await verify(otherClient, Email, devOtp)).toMatchObject({ status: 400 });
    }
    expect(await verify(userBrowser, Email, devOtp)).toMatchObject({ status: 200 });
  });

  test("S4 a right code refunds its try", async () => {
    const userBrowser = browser();
    const statuses = await repeat(12, async () => {
      const { devOtp } = await requestReset(userBrowser, "norole@demo.example");
      return verify(userBrowser, "norole@demo.example", devOtp);
    });
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
