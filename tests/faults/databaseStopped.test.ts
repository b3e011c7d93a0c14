import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { CuttableLink } from "../CuttableLink.ts";
import { createDemonstrationDatabase } from "../demonstration.ts";
import { launch, pressRetries, visit, waitForStable } from "../journeys/visit.ts";
import { type ServedApp, serve } from "../serve.ts";

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)("with the database stopped", () => {
  let browser: Browser;
  let link: CuttableLink;
  let served: ServedApp;
  let drop: () => Promise<void>;

  const HELP = "/home/contact?boundaryId=1163&boundaryTypeId=3";
  let databaseUrl: string;
  let folder: string;

  beforeAll(async () => {
    const database = await createDemonstrationDatabase();
    drop = database.drop;
    link = new CuttableLink(database.url);
    const linkUrl = new URL(database.url);
    linkUrl.host = `127.0.0.1:${await link.join()}`;
    databaseUrl = linkUrl.href;
    folder = await mkdtemp(join(tmpdir(), "gbvf-stopped-"));
    served = await serve({ databaseUrl });
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await served.stop();
    await link.cut();
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  const fetchPath = (path: string) => fetch(served.url + path);
  const getStatus = async (path: string) => (await fetchPath(path)).status;

  test("cached responses and pages are still served, others respond 503, and all recover once the database is back", async () => {
    const cachedPaths = [
      "/api/config/feature-flags",
      "/api/dashboard/components",
      "/api/dashboard?boundaryId=7",
      "/api/crime/stats?boundaryId=7",
      "/api/geography/boundary/7",
      "/api/geography/boundary/list/1",
      "/api/geography/boundary/list/2/7",
      "/api/geography/boundary/list/3/7",
      "/api/geography/boundary/geojson/7",
    ];
    const before = new Map<string, string | null>();
    for (const path of cachedPaths) before.set(path, (await fetchPath(path)).headers.get("etag"));
    // Visits the page once, so that each of its requests is cached.
    const address = "/home/map?componentId=3&boundaryId=7&boundaryTypeId=1";
    const help = await (await fetchPath(HELP)).text();
    expect(help).toContain("Galeshewe Police Station");
    const firstVisit = await visit(browser, served.url, address, 1280);
    await firstVisit.page.getByRole("button", { name: /^Frances Baard, \d/ }).waitFor();
    await waitForStable(firstVisit.page);
    await firstVisit.context.close();

    await link.cut();
    expect(await getStatus("/healthz")).toBe(200);
    expect(await getStatus("/readyz")).toBe(503);
    for (const path of cachedPaths) {
      const response = await fetchPath(path);
      expect([path, response.status, response.headers.get("etag")]).toEqual([path, 200, before.get(path)]);
    }
    const { page, context, errors } = await visit(browser, served.url, address, 1280);
    await page.getByRole("button", { name: /^Frances Baard, \d/ }).waitFor();
    expect(errors).toEqual([]);

    expect(await (await fetchPath(HELP)).text()).toBe(help);
    expect(await (await fetchPath(`/zu${HELP}`)).text()).toContain("Isiteshi samaphoyisa");

    const uncachedPath = "/api/crime/stats?boundaryId=5";
    const refused = await fetchPath(uncachedPath);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({
      success: false,
      code: expect.any(String),
      message: expect.any(String),
      requestId: expect.any(String),
    });
    await page.goto(`${served.url}/home/map?componentId=3&boundaryId=5&boundaryTypeId=1`);
    await page.getByText("Failed to fetch data. Please try again.").first().waitFor();

    await link.join();
    const isMapShownAfterRetry = async () => {
      await pressRetries(page);
      return page.getByRole("button", { name: /^Capricorn, \d/ }).isVisible();
    };
    await expect.poll(isMapShownAfterRetry).toBe(true);
    await expect.poll(() => getStatus("/readyz")).toBe(200);
    expect(await getStatus(uncachedPath)).toBe(200);
    await context.close();
  });

  test("a process that starts without the database serves help pages from its stored copy, and everything once the database is back", async () => {
    await expect.poll(() => getStatus(HELP)).toBe(200);
    await copyFile(join(served.varDir, "help.json"), join(folder, "help.json"));
    await link.cut();
    const started = await serve({ databaseUrl, varDir: folder });
    onTestFinished(started.stop);
    const fetchPath = (path: string) => fetch(started.url + path);
    expect(await (await fetchPath(HELP)).text()).toContain("Galeshewe Police Station");
    expect(await (await fetchPath(`/zu${HELP}`)).text()).toContain("Isiteshi samaphoyisa");
    expect(await (await fetchPath("/home")).text()).toContain('href="tel:0800428428"');
    expect((await fetchPath("/readyz")).status).toBe(503);
    expect((await fetchPath("/api/crime/stats")).status).toBe(503);

    await link.join();
    const getReadyStatus = async () => (await fetchPath("/readyz").catch(() => undefined))?.status;
    await expect.poll(getReadyStatus).toBe(200);
    expect((await fetchPath("/api/crime/stats")).status).toBe(200);
  });
});
