import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authScreens, index, screens } from "../../app/lib/paths.ts";
import { publicAddresses } from "../../tests/bench/publicAddresses.ts";
import { Browser } from "../lib/testing/Browser.ts";
import { type RunningApp, startApp } from "../lib/testing/startApp.ts";
import { openTestDatabase } from "../lib/testing/testDatabase.ts";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_USERS } from "../seeds/demonstration/users.ts";

describe("S25 public pages and answers set no cookie", () => {
  const username = DEMONSTRATION_USERS[0]?.username as string;
  const addresses = [
    ...publicAddresses().map(({ address }) => address),
    ...Object.values(screens),
    ...Object.values(authScreens),
    index,
    "/assets/none.js",
    "/healthz",
  ];
  let app: RunningApp;
  let appDir: string;
  beforeAll(async () => {
    appDir = await mkdtemp(join(tmpdir(), "gbvf-pages-"));
    for (const page of ["index.html", "help.html", "embed.html"])
      await writeFile(join(appDir, page), "<!doctype html>");
    app = await startApp({ database: await openTestDatabase("demonstration"), appDir });
  });
  afterAll(async () => {
    await app.close();
    await rm(appDir, { recursive: true });
  });

  const cookiesFrom = async (browser: Browser) => {
    const set: string[] = [];
    for (const address of addresses) {
      const response = await browser.get(address);
      expect(response.status, address).toBeLessThan(500);
      set.push(...response.headers.getSetCookie().map((cookie) => `${address} ${cookie}`));
    }
    return set;
  };

  test("on a visitor", async () => {
    const visitor = new Browser(app.url);
    expect(await cookiesFrom(visitor)).toEqual([]);
    // Every visitor calls this, signed in or not.
    expect((await visitor.post("/api/auth/userAuthenticated")).headers.getSetCookie()).toEqual([]);
  });

  test("on somebody signed in, whose answers are everybody's", async () => {
    const signedIn = new Browser(app.url);
    expect(await signedIn.signIn(username, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 200 });
    expect(await cookiesFrom(signedIn)).toEqual([]);
    for (const { address, isKept } of publicAddresses()) {
      if (!isKept) continue;
      const [own, everybodys] = await Promise.all([signedIn.get(address), fetch(app.url + address)]);
      // A refusal has an id of its own.
      if (own.ok) expect(await own.text(), address).toBe(await everybodys.text());
    }
    expect((await signedIn.get("/api/auth/profile")).status).toBe(200);
  });

  test("on somebody with a cookie that is not ours", async () => {
    const stranger = new Browser(app.url, { Cookie: "session=made-up; other=1" });
    expect(await cookiesFrom(stranger)).toEqual([]);
  });
});
