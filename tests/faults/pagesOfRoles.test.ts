import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_USERS } from "../../api/seeds/demonstration/users.ts";
import { AddressedClient } from "../AddressedClient.ts";
import { mainDatabase, serveDemonstration } from "../demonstration.ts";
import { hasNginx, Nginx } from "../Nginx.ts";
import { PLACES, publicScreens } from "../publicScreens.ts";
import type { ServedApp } from "../serve.ts";

if (!hasNginx) console.log("Skipped: pages of roles behind nginx; nginx is missing.");

const PAGES = [...publicScreens(PLACES.municipality), "/home", "/home/contact", "/zu/home/contact"];
/** The embedded map is the same for everybody. */
const EMBED = "/embed/map/crime/0";

describe.skipIf(!hasNginx)("public pages behind nginx", () => {
  let served: ServedApp;
  let nginx: Nginx;
  let visitor: AddressedClient;

  beforeAll(async () => {
    served = await serveDemonstration(mainDatabase, { TRUST_PROXY: "127.0.0.1" });
    nginx = await Nginx.start([served.url, served.url]);
    visitor = new AddressedClient("127.9.0.1", nginx.certificate);
  });
  afterAll(async () => {
    visitor?.disconnect();
    await nginx?.stop();
    await served?.stop();
  });

  const read = async (path: string, cookie?: string) => {
    const { status, body, headers } = await visitor.send(
      "GET",
      nginx.url + path,
      undefined,
      cookie === undefined ? {} : { Cookie: cookie },
    );
    return {
      status,
      body,
      caching: headers["cache-control"],
      setsCookie: headers["set-cookie"] !== undefined,
    };
  };
  /** A busy server first sends the page without its content, or help instead of the directory. */
  const readRendered = async (path: string, cookie?: string) => {
    const pages: Awaited<ReturnType<typeof read>>[] = [];
    const readNext = async () => {
      pages.unshift(await read(path, cookie));
      return pages[0]?.body;
    };
    await expect.poll(readNext).not.toContain("This page is not ready");
    if (path.startsWith("/home")) await expect.poll(readNext).toMatch(/id="(requests|responses)"/);
    const [page = await read(path, cookie)] = pages;
    return page;
  };

  test("S57 visitors do not get the pages of signed-in users, and their own pages stay the same", async () => {
    const before = new Map<string, Awaited<ReturnType<typeof read>>>();
    for (const path of [...PAGES, EMBED]) {
      const page = await readRendered(path);
      expect([path, page.status, page.setsCookie]).toEqual([path, 200, false]);
      expect([path, page.caching]).toEqual([path, expect.stringMatching(/max-age/)]);
      before.set(path, page);
    }
    let testedRoles = 0;
    for (const { username, name } of DEMONSTRATION_USERS) {
      const client = new AddressedClient("127.9.0.2", nginx.certificate);
      const { status, headers } = await client.signIn(nginx.url, username, DEMONSTRATION_PASSWORD);
      client.disconnect();
      if (status !== 200) continue;
      testedRoles += 1;
      const session = headers["set-cookie"]?.map((line) => line.split(";")[0]).join("; ");
      // Without THOROUGH, the roles take turns.
      const ownPages = PAGES.filter((_, at) => process.env.THOROUGH || at % 2 === testedRoles % 2);
      for (const path of ownPages) {
        const page = await readRendered(path, `${session}; signed-in=1`);
        expect([username, path, page.status, page.caching]).toEqual([
          username,
          path,
          200,
          "private, no-store",
        ]);
      }
      expect((await read(EMBED, `${session}; signed-in=1`)).body).toBe(before.get(EMBED)?.body);
      for (const path of PAGES) {
        const page = await readRendered(path);
        expect([username, path, page]).toEqual([username, path, before.get(path)]);
        expect(page.body).not.toContain(name);
      }
    }
    expect(testedRoles).toBeGreaterThan(2);
  });
});
