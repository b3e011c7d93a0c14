import { readFile } from "node:fs/promises";
import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { serveDemonstration } from "../demonstration.ts";
import { databases, isLast, widthsOn } from "./databases.ts";
import { startJourney } from "./journey.ts";
import { clickInside, focusedName, query, settle, tabTo } from "./visit.ts";

describe.each(databases)("the crime map on %s", (name) => {
  const journey = startJourney(() => serveDemonstration(name));
  const { open } = journey;

  const MAP = "/home/map?componentId=3";
  const area = (page: Page, areaName: RegExp) => page.getByRole("button", { name: areaName });

  describe.each(widthsOn(name))("at %i px", (width) => {
    test("the public index leads home, and an unknown address too", async () => {
      const page = await open("/", width);
      await page.waitForURL(/\/home$/);
      await page.goto(`${journey.url}/no/such/page`);
      await page.waitForURL(/\/home$/);
      await page.getByRole("heading", { level: 1 }).waitFor();
    });

    test("drills from the country to a precinct by click, and Back goes one level up", async () => {
      const page = await open(MAP, width);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await clickInside(area(page, /^Northern Cape, \d/));
      await clickInside(area(page, /^Frances Baard, \d/));
      await clickInside(area(page, /^Sol Plaatje, \d/));
      await page.getByRole("img", { name: /^Kimberley, \d+ reports/ }).waitFor();
      await page.getByRole("heading", { level: 1, name: /Sol Plaatje/ }).waitFor();
      expect(query(page).get("boundaryTypeId")).toBe("3");
      // The map above has loaded this record, so it is not requested again.
      expect(asked.filter((path) => /\/boundary\/\d+$/.test(path))).toEqual([]);
      const trail = page.getByRole("navigation", { name: "Breadcrumb" });
      await settle(page);
      const drilled = await trail.textContent();
      await page.reload();
      await expect.poll(() => trail.textContent()).toBe(drilled);
      await page.goBack();
      await area(page, /^Sol Plaatje, \d/).waitFor();
      await page.getByRole("heading", { level: 1, name: /Frances Baard/ }).waitFor();
    });

    test("a pasted link shows the same place", async () => {
      const page = await open(`${MAP}&boundaryId=7&boundaryTypeId=1`, width);
      await area(page, /^Frances Baard, \d/).waitFor();
      await page.getByRole("heading", { level: 1, name: /Northern Cape/ }).waitFor();
    });

    test("the values stand in a table that can be sorted, and download as CSV", async () => {
      const page = await open(MAP, width);
      const figure = page.getByRole("figure", { name: /by province/ });
      await figure.getByRole("button", { name: "Show as table" }).click();
      const table = figure.getByRole("grid").or(figure.getByRole("table")).first();
      // The heading, the country, and its provinces.
      await expect.poll(() => table.getByRole("row").count()).toBe(11);
      await figure.getByRole("button", { name: "Download or share" }).click();
      const dialog = page.getByRole("dialog", { name: "Download or share this figure" });
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        dialog.getByRole("button", { name: "Table (CSV)" }).click(),
      ]);
      const [workbook] = await Promise.all([
        page.waitForEvent("download"),
        dialog.getByRole("button", { name: "Workbook (XLSX)" }).click(),
      ]);
      expect(workbook.suggestedFilename()).toMatch(/^demonstration-.*\.xlsx$/);
      await dialog.getByRole("button", { name: "Close" }).click();
      const csv = await readFile(await download.path(), "utf8");
      expect(csv.trim().split(/\r?\n/)).toHaveLength(11);
      expect(csv).toContain("Northern Cape");
      expect(download.suggestedFilename()).toMatch(/^demonstration-.*\.csv$/);
      const [header, ...rows] = csv.trim().split(/\r?\n/);
      expect(header).toMatch(/About: title,.*,About: demonstration$/);
      for (const row of rows)
        expect(row).toMatch(/South Africa,.*per 100,000 people.*,\d{4}-\d\d-\d\d,Yes: invented figures$/);
    });

    test("a failure is said in place, and Retry recovers without a reload", async () => {
      const page = await open("/home/comparison", width);
      const isPressed = () => page.evaluate(() => "isPressed" in window);
      // Automatic retries keep failing: only the press recovers.
      const failUntilPressed = async (route: Route) =>
        (await isPressed()) ? route.fallback() : route.fulfill({ status: 500, json: {} });
      await page.route("**/api/crime/stats*", failUntilPressed);
      await page.route("**/api/dashboard?*", failUntilPressed);
      await page.goto(journey.url + MAP);
      await page.getByText("Failed to fetch data. Please try again.").first().waitFor();
      await page.evaluate(() =>
        addEventListener("pointerdown", () => Object.assign(window, { isPressed: true }), { capture: true }),
      );
      await page.getByRole("button", { name: /Retry/ }).first().click();
      await area(page, /^Gauteng, \d/).waitFor();
      journey.forgiveFaults();
    });

    test("'Exit this page' replaces the page, so that Back leads away from it", async () => {
      const page = await open(MAP, width);
      await page.route("https://**", (route) => route.fulfill({ body: "elsewhere" }));
      await page
        .getByRole("button", { name: "Exit this page" })
        .or(page.getByRole("link", { name: "Exit this page" }))
        .click();
      await page.waitForURL(/^https:/);
      await page.goBack();
      expect(page.url()).toBe("about:blank");
      journey.forgiveFaults();
    });
  });

  if (!isLast(name)) return;

  test("goes from the country to a precinct and back by the keyboard alone", async () => {
    const page = await open(MAP, 1280);
    await area(page, /^Gauteng, \d/).waitFor();
    await tabTo(page, /^(Gauteng|Limpopo|Mpumalanga|KwaZulu-Natal|North West|Free State|\w+ern Cape), \d/);
    const entered = await focusedName(page);
    for (const key of ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"]) {
      if ((await focusedName(page)) === entered) await page.keyboard.press(key);
    }
    const opened = await focusedName(page);
    expect(opened).not.toBe(entered);
    await page.keyboard.press("Enter");
    await expect.poll(() => query(page).get("boundaryTypeId")).toBe("1");
    // The focus follows into the new areas.
    await expect.poll(() => focusedName(page)).not.toBe(opened);
    await expect.poll(() => focusedName(page)).toMatch(/, \d/);
    await page.keyboard.press("Escape");
    await expect.poll(() => query(page).get("boundaryTypeId")).not.toBe("1");
  });
});
