import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { serveDemonstration } from "../demonstration.ts";
import { databases, getWidths, isMainDatabase } from "./databases.ts";
import { startJourney, startReadOnlyJourney } from "./journey.ts";
import { clickInside, getFocusedName, getQuery, tabTo, waitForStable } from "./visit.ts";

describe.each(databases)("the crime map on %s", (name) => {
  const journey = isMainDatabase(name)
    ? startReadOnlyJourney()
    : startJourney(() => serveDemonstration(name));
  const { open } = journey;

  const MAP = "/home/map?componentId=3";
  const area = (page: Page, areaName: RegExp) => page.getByRole("button", { name: areaName });

  describe.each(getWidths(name))("at %i px", (width) => {
    test("clicks lead from the country to a precinct, and Back opens the next higher level", async () => {
      const page = await open(MAP, width);
      const requestedPaths: string[] = [];
      page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
      await clickInside(area(page, /^Northern Cape, \d/));
      await clickInside(area(page, /^Frances Baard, \d/));
      await clickInside(area(page, /^Sol Plaatje, \d/));
      await page.getByRole("img", { name: /^Kimberley, \d+ reports/ }).waitFor();
      await page.getByRole("heading", { level: 1, name: /Sol Plaatje/ }).waitFor();
      expect(getQuery(page).get("boundaryTypeId")).toBe("3");
      // The district's map has loaded this record, so it is not requested again.
      expect(requestedPaths.filter((path) => /\/boundary\/\d+$/.test(path))).toEqual([]);
      const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
      await waitForStable(page);
      const breadcrumbText = await breadcrumb.textContent();
      await page.reload();
      await expect.poll(() => breadcrumb.textContent()).toBe(breadcrumbText);
      await page.goBack();
      await area(page, /^Sol Plaatje, \d/).waitFor();
      await page.getByRole("heading", { level: 1, name: /Frances Baard/ }).waitFor();
    });

    test("'Exit this page' replaces the page in the history, so Back does not return to it", async () => {
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

  if (!isMainDatabase(name)) return;

  test("arrow keys move between provinces, Enter opens one, and Escape returns to the country", async () => {
    const page = await open(MAP, 1280);
    await area(page, /^Gauteng, \d/).waitFor();
    await tabTo(page, /^(Gauteng|Limpopo|Mpumalanga|KwaZulu-Natal|North West|Free State|\w+ern Cape), \d/);
    const firstArea = await getFocusedName(page);
    for (const key of ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"]) {
      if ((await getFocusedName(page)) === firstArea) await page.keyboard.press(key);
    }
    const openedArea = await getFocusedName(page);
    expect(openedArea).not.toBe(firstArea);
    await page.keyboard.press("Enter");
    await expect.poll(() => getQuery(page).get("boundaryTypeId")).toBe("1");
    // The focus moves to one of the new areas.
    await expect.poll(() => getFocusedName(page)).not.toBe(openedArea);
    await expect.poll(() => getFocusedName(page)).toMatch(/, \d/);
    await page.keyboard.press("Escape");
    await expect.poll(() => getQuery(page).get("boundaryTypeId")).not.toBe("1");
  });
});
