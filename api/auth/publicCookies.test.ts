import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authScreens, rootPath, screens } from "../../app/lib/address/paths.ts";
import { listPublicAddresses } from "../../tests/bench/publicAddresses.ts";
import { DEMONSTRATION_USERS } from "../seeds/demonstration/users.ts";
import type { PageContent } from "../shared/pageRendering.ts";
import { Browser } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { temporaryFolder } from "../testing/temporaryFile.ts";
import { openTestDatabase } from "../testing/testDatabase.ts";

const PAGE: PageContent = {
  ...{ kind: "page", status: 200, head: "", html: "<p>any page</p>", isCanonical: true },
  hydration: { id: "requests", json: "[]" },
};

describe("S25 public pages and responses set no cookie", () => {
  const username = DEMONSTRATION_USERS[0]?.username as string;
  const pages: string[] = [...Object.values(screens), ...Object.values(authScreens), rootPath];
  const addresses = [
    ...listPublicAddresses().map(({ address }) => address),
    ...pages,
    "/assets/none.js",
    "/healthz",
  ];
  const appDir = temporaryFolder(afterAll);
  beforeAll(async () => {
    await mkdir(join(appDir, "server"));
    await writeFile(join(appDir, "server/page.html"), "<!doctype html><!--page-->");
    const render = `export const render = async () => (${JSON.stringify(PAGE)});`;
    await writeFile(join(appDir, "server/render.js"), render);
  });
  const api = startApi(openTestDatabase, { appDir });

  const listCookies = async (browser: Browser) => {
    const setCookies: string[] = [];
    for (const address of addresses) {
      const response = await browser.get(address);
      if (pages.includes(address)) expect(response.status, address).toBe(200);
      else expect(response.status, address).toBeLessThan(500);
      setCookies.push(...response.headers.getSetCookie().map((cookie) => `${address} ${cookie}`));
    }
    return setCookies;
  };

  test("for a visitor", async () => {
    const visitor = api.browser();
    expect(await listCookies(visitor)).toEqual([]);
    expect((await visitor.post("/api/auth/userAuthenticated")).headers.getSetCookie()).toEqual([]);
  });

  test("for a signed-in user, who gets the same public responses as everybody", async () => {
    const signedIn = await api.signedIn(username);
    expect(await listCookies(signedIn)).toEqual([]);
    for (const { address, isCached } of listPublicAddresses()) {
      if (!isCached) continue;
      const [signedInResponse, publicResponse] = await Promise.all([
        signedIn.get(address),
        fetch(api.url + address),
      ]);
      if (signedInResponse.ok)
        expect(await signedInResponse.text(), address).toBe(await publicResponse.text());
    }
    expect((await signedIn.get("/api/auth/profile")).status).toBe(200);
  });

  test("for a browser that sends another site's cookie", async () => {
    const unknownSession = new Browser(api, { Cookie: "session=made-up; other=1" });
    expect(await listCookies(unknownSession)).toEqual([]);
  });
});
