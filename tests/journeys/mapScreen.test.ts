import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startReading } from "./journey.ts";
import { query, WIDTHS, waitForStable } from "./visit.ts";

const journey = startReading();
const { open } = journey;

type Box = { text: string; left: number; top: number; right: number; bottom: number };

const readLabels = (page: Page) =>
  page.evaluate(() => {
    const getBox = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { text: element.textContent ?? "", left, top, right, bottom };
    };
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map(getBox);
    const [map] = all(".leaflet-container");
    if (map === undefined) throw new Error("There is no map.");
    return {
      map,
      areas: all("path.leaflet-interactive").length,
      labels: all(".area-label strong"),
      towns: all(".town[data-side] span"),
      over: [...all('[aria-label="Figures of the place"]'), ...all('[aria-label^="Zoom"]')],
    };
  });

/** Text does not fill its box. */
const overlap = (a: Box, b: Box, slack = 3) =>
  a.left + slack < b.right &&
  b.left + slack < a.right &&
  a.top + slack < b.bottom &&
  b.top + slack < a.bottom;

/** Lists areas without a figure, and figures and towns that overlap something or leave the map. */
async function labelFlaws(page: Page): Promise<string[]> {
  const { map, areas, labels, towns, over } = await readLabels(page);
  const flaws = labels.length === areas ? [] : [`${labels.length} figures of ${areas} areas`];
  const all = [...labels, ...towns];
  for (const [index, label] of all.entries()) {
    const isInside =
      label.left >= map.left - 3 &&
      label.right <= map.right + 3 &&
      label.top >= map.top - 3 &&
      label.bottom <= map.bottom + 3;
    if (!isInside) flaws.push(`${label.text} reaches out of the map`);
    const met = [...all.slice(index + 1), ...over].filter((other) => overlap(label, other));
    flaws.push(...met.map(({ text }) => `${label.text} lies on ${text}`));
  }
  return flaws;
}

/** A metro's precincts are the most that one map shows. */
async function placesToLabel(): Promise<string[]> {
  const listed = await fetch(`${journey.url}/api/geography/boundary/list/3?filter=City%20of%20Cape%20Town`);
  const [{ boundaryId }] = await listed.json();
  return ["", "&boundaryId=7&boundaryTypeId=1", `&boundaryId=${boundaryId}&boundaryTypeId=3`];
}

describe.each(WIDTHS)("at %i px", (width) => {
  test("every area carries its figure: in the country, in a province and in a metro", async () => {
    const page = await open("/home/map?componentId=3", width);
    for (const place of await placesToLabel()) {
      await page.goto(`${journey.url}/home/map?componentId=3${place}`);
      await page.locator("path.leaflet-interactive").first().waitFor({ state: "attached" });
      await waitForStable(page);
      // On a phone a metro's figures leave no town room for its name.
      if (place.endsWith("boundaryTypeId=3") && width > 360)
        await page.locator(".town[data-side]").first().waitFor({ state: "attached" });
      await expect.poll(() => labelFlaws(page), { message: place }).toEqual([]);
    }
  });

  test("Back and Escape close a dialog, and a choice made in it stays until Back is pressed again", async () => {
    const page = await open("/home/map?componentId=3", width);
    const filter = page.getByRole("button", { name: /^Filter by/ });
    const dialog = page.getByRole("dialog", { name: "Filter by" });
    await filter.click();
    await dialog.getByRole("checkbox").nth(1).check({ force: true });
    await expect.poll(() => query(page).toString()).toMatch(/componentOptions=/);
    const chosen = query(page).toString();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => query(page).toString()).toBe(chosen);
    await filter.click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => window.history.state?.isDialog)).toBeUndefined();
    expect(query(page).toString()).toBe(chosen);
    await page.goBack();
    await expect.poll(() => query(page).toString()).toBe("componentId=3");
  });
});
