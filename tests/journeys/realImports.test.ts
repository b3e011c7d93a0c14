import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { getBoundaryGeojson, listBoundaries } from "@gbvf/api/geography/contract.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, databaseOfPglite, openDatabase } from "../../api/lib/database/db.ts";
import { readEnv } from "../../api/lib/operating/env.ts";
import { getAnswer } from "../../api/testing/Browser.ts";
import { type RunningApp, startApp } from "../../api/testing/startApp.ts";
import { demonstrationArchive, demonstrationDatabase } from "../demonstration.ts";
import { signIn } from "./account.ts";
import { databases } from "./databases.ts";
import { assertAccessible, launch, settle, visit, type Width } from "./visit.ts";

/** Real files are outside the project. */
const folder = fileURLToPath(new URL("../../../shared/data/", import.meta.url));
const CRIME = join(folder, "saps-annual-sample.csv");
const BOUNDARIES = join(folder, "mdb-municipalities-2018.geojson");
const areThere = existsSync(CRIME) && existsSync(BOUNDARIES);
if (!areThere) console.log("The two real files are not here, so their import is not tested.");

describe.skipIf(!areThere).each(databases)("the two real imports on %s", (name) => {
  let database: Database;
  let app: RunningApp;
  let browser: Browser;
  let varDir: string;
  let drop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    varDir = await mkdtemp(join(tmpdir(), "gbvf-real-"));
    const postgres = name === "PostgreSQL" ? await demonstrationDatabase() : undefined;
    drop = postgres?.drop;
    database = postgres
      ? await openDatabase({ DATABASE_URL: postgres.url, VAR_DIR: varDir })
      : databaseOfPglite(
          await PGlite.create({ loadDataDir: new Blob([await readFile(await demonstrationArchive())]) }),
          "embedded, in memory",
        );
    app = await startApp({
      database,
      env: { ...readEnv({ NODE_ENV: "test" }), VAR_DIR: varDir, DATABASE_URL: postgres?.url },
      appDir: fileURLToPath(new URL("../../app/dist", import.meta.url)),
      now: () => new Date(),
    });
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
    await drop?.();
    await rm(varDir, { recursive: true });
  });

  /** Returns the preview's words. */
  async function bringIn(kind: RegExp, file: string, width: Width): Promise<string> {
    const { page, context, faults } = await visit(browser, app.url, "/auth/login/", width);
    await page.getByText("Continue To Login").click();
    await signIn(page, "admin@demo.example");
    await page.getByRole("link", { name: "Load figures" }).click();
    await page.getByText(kind).click();
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "See what would change" }).click();
    await page.getByRole("heading", { name: "What would change" }).waitFor();
    await assertAccessible(page);
    const preview = await page.getByRole("region", { name: basename(file) }).innerText();
    const rejects = page.getByRole("button", { name: "Download the rows that were left out" });
    if (preview.includes("left out")) {
      const [download] = await Promise.all([page.waitForEvent("download"), rejects.click()]);
      expect(await readFile(await download.path(), "utf8")).toMatch(/^\uFEFFline,reason,/);
    }
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("Everybody sees the new figures now.").waitFor();
    await page.getByRole("cell", { name: "Applied" }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
    return preview;
  }
  const crimeOf = (boundaryId: number) => getAnswer(app, getCrimeStats, { query: { boundaryId } });
  const list = (boundaryTypeId: number, filter?: string) =>
    getAnswer(app, listBoundaries, { params: { boundaryTypeId }, query: { filter } });
  const idOf = async (typeId: number, filter: string) =>
    (await list(typeId, filter))[0]?.boundaryId as number;
  const linesOf = (boundaryId: number) => getAnswer(app, getBoundaryGeojson, { params: { boundaryId } });

  test("crime: figures, rates and the map say exactly what the file has", async () => {
    const isDemonstration = async () => (await crimeOf(0)).source?.isDemonstration;
    expect(await isDemonstration()).toBe(true);
    const file = join(varDir, "figures.csv");
    const text = await readFile(CRIME, "utf8");
    // One row has a station that does not exist.
    await writeFile(file, text.replace(/\n(.*?),(.*?),/, "\n$1,Nowhere At All,"));
    const preview = await bringIn(/^Crime figures/, file, 360);
    expect(preview).toContain("could not be matched and would be left out");
    // PostgreSQL notifies the other connection a moment after a change.
    await expect.poll(isDemonstration).toBe(false);

    const [northernCape, northWest, kimberley] = [
      await idOf(1, "Northern Cape"),
      await idOf(1, "North West"),
      await idOf(5, "Kimberley"),
    ];
    expect((await crimeOf(0)).reportingSpan?.label).toBe("2015/16");
    expect((await crimeOf(northernCape)).boundaryLevel).toMatchObject({ total: 1719, ratePer100000: 136.42 });
    expect((await crimeOf(northWest)).boundaryLevel).toMatchObject({ total: 4164, ratePer100000: 124.02 });
    expect((await crimeOf(kimberley)).boundaryLevel.total).toBe(82);

    const { page, context, faults } = await visit(browser, app.url, "/home/map?componentId=3", 1280);
    await page.getByRole("button", { name: /^Northern Cape, 132\.13 per 100,000.*High/ }).waitFor();
    await page.getByRole("button", { name: /^North West, 124\.02 per 100,000.*High/ }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("boundaries: drawn from the official file, every figure still in place", async () => {
    const before = await crimeOf(0);
    const isApproximate = async () => (await linesOf(0)).provenance.isApproximate;
    expect(await isApproximate()).toBe(true);
    const preview = await bringIn(/^Boundary lines/, BOUNDARIES, 1280);
    expect(preview).toContain("213 municipalities were read");
    await expect.poll(isApproximate).toBe(false);

    const counts = await Promise.all([1, 2, 3].map(async (typeId) => (await list(typeId)).length));
    expect(counts).toEqual([9, 52, 213]);
    expect(await crimeOf(0)).toEqual(before);

    const { page, context, faults } = await visit(browser, app.url, "/home/map?componentId=3", 1280);
    await page.getByRole("button", { name: /^Northern Cape, 132\.13/ }).waitFor();
    await settle(page);
    expect(await page.getByText("Approximate boundaries").count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
