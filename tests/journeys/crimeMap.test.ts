import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startReadOnlyJourney } from "./journey.ts";
import { clickInside, getQuery, waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();
const { open } = journey;

const MAP = "/home/map?componentId=3";
const area = (page: Page, areaName: RegExp) => page.getByRole("button", { name: areaName });

test("clicks lead from the country to a precinct, and Back opens the next higher level", async () => {
  const page = await open(MAP, 360);
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
  const page = await open(MAP, 360);
  // Before hydration another script handles the press.
  await waitForStable(page);
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
