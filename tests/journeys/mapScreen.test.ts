import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startReadOnlyJourney } from "./journey.ts";
import { getQuery, WIDTHS, waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();
const { open, openShared } = journey;

type Box = { text: string; left: number; top: number; right: number; bottom: number };

const readLabels = (page: Page) =>
  page.evaluate(() => {
    const getBox = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { text: element.textContent ?? "", left, top, right, bottom };
    };
    const listBoxes = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map(getBox);
    const [map] = listBoxes(".leaflet-container");
    if (map === undefined) throw new Error("There is no map.");
    return {
      map,
      areas: listBoxes("path.leaflet-interactive").length,
      labels: listBoxes(".area-label strong"),
      towns: listBoxes(".town[data-side] span"),
      overlays: [...listBoxes('[aria-label="Figures of the place"]'), ...listBoxes('[aria-label^="Zoom"]')],
    };
  });

/** `slack` in px, because text does not fill its box. */
const isOverlapping = (a: Box, b: Box, slack = 3) =>
  a.left + slack < b.right &&
  b.left + slack < a.right &&
  a.top + slack < b.bottom &&
  b.top + slack < a.bottom;

/** Lists areas without a figure, and figures and towns that overlap something or leave the map. */
async function findLabelFlaws(page: Page): Promise<string[]> {
  const { map, areas, labels, towns, overlays } = await readLabels(page);
  const flaws = labels.length === areas ? [] : [`${labels.length} figures of ${areas} areas`];
  const texts = [...labels, ...towns];
  for (const [index, label] of texts.entries()) {
    const isInside =
      label.left >= map.left - 3 &&
      label.right <= map.right + 3 &&
      label.top >= map.top - 3 &&
      label.bottom <= map.bottom + 3;
    if (!isInside) flaws.push(`${label.text} reaches out of the map`);
    const overlapped = [...texts.slice(index + 1), ...overlays].filter((other) =>
      isOverlapping(label, other),
    );
    flaws.push(...overlapped.map(({ text }) => `${label.text} lies on ${text}`));
  }
  return flaws;
}

/** A metro's precincts are the most that one map shows. */
async function listPlaceQueries(): Promise<string[]> {
  const response = await fetch(`${journey.url}/api/geography/boundary/list/3?filter=City%20of%20Cape%20Town`);
  const [{ boundaryId }] = await response.json();
  return ["", "&boundaryId=7&boundaryTypeId=1", `&boundaryId=${boundaryId}&boundaryTypeId=3`];
}

test.each(WIDTHS)(
  "at %i px every area of the country, a province and a metro has its figure as a label that overlaps nothing",
  async (width) => {
    for (const place of await listPlaceQueries()) {
      const page = await openShared(`/home/map?componentId=3${place}`, width);
      await page.locator("path.leaflet-interactive").first().waitFor({ state: "attached" });
      await waitForStable(page);
      // On a phone a metro's figures leave no town room for its name.
      if (place.endsWith("boundaryTypeId=3") && width > 360)
        await page.locator(".town[data-side]").first().waitFor({ state: "attached" });
      await expect.poll(() => findLabelFlaws(page), { message: place }).toEqual([]);
    }
  },
);

test("Back and Escape close a dialog but keep the choice made in it, and the next Back reverts the choice", async () => {
  const page = await open("/home/map?componentId=3", 360);
  const filter = page.getByRole("button", { name: /^Filter by/ });
  const dialog = page.getByRole("dialog", { name: "Filter by" });
  await filter.click();
  await dialog.getByRole("checkbox").nth(1).check({ force: true });
  await expect.poll(() => getQuery(page).toString()).toMatch(/componentOptions=/);
  const chosen = getQuery(page).toString();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => getQuery(page).toString()).toBe(chosen);
  await filter.click();
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => window.history.state?.isDialog)).toBeUndefined();
  expect(getQuery(page).toString()).toBe(chosen);
  await page.goBack();
  await expect.poll(() => getQuery(page).toString()).toBe("componentId=3");
});
