import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { serveDemonstration } from "../demonstration.ts";
import { databases, isLast, widthsOn } from "./databases.ts";
import { startJourney } from "./journey.ts";
import { clickInside, focusedName, query, tabTo, waitForStable } from "./visit.ts";

describe.each(databases)("the crime map on %s", (name) => {
  const journey = startJourney(() => serveDemonstration(name));
  const { open } = journey;

  const MAP = "/home/map?componentId=3";
  const area = (page: Page, areaName: RegExp) => page.getByRole("button", { name: areaName });

  describe.each(widthsOn(name))("at %i px", (width) => {
    test("drills from the country to a precinct by click, and Back goes one level up", async () => {
      const page = await open(MAP, width);
      const requestedPaths: string[] = [];
      page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
      await clickInside(area(page, /^Northern Cape, \d/));
      await clickInside(area(page, /^Frances Baard, \d/));
      await clickInside(area(page, /^Sol Plaatje, \d/));
      await page.getByRole("img", { name: /^Kimberley, \d+ reports/ }).waitFor();
      await page.getByRole("heading", { level: 1, name: /Sol Plaatje/ }).waitFor();
      expect(query(page).get("boundaryTypeId")).toBe("3");
      // The map above has loaded this record, so it is not requested again.
      expect(requestedPaths.filter((path) => /\/boundary\/\d+$/.test(path))).toEqual([]);
      const trail = page.getByRole("navigation", { name: "Breadcrumb" });
      await waitForStable(page);
      const drilled = await trail.textContent();
      await page.reload();
      await expect.poll(() => trail.textContent()).toBe(drilled);
      await page.goBack();
      await area(page, /^Sol Plaatje, \d/).waitFor();
      await page.getByRole("heading", { level: 1, name: /Frances Baard/ }).waitFor();
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
      journey.ignoreErrors();
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
