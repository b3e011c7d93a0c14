import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve.ts";
import { serveDemonstration } from "./serveDemonstration.ts";
import { launch, type Visit, visit, WIDTHS, type Width } from "./visit.ts";

/** The map with the real lines of every province, on a laptop and on a phone. */
let browser: Browser;
let served: Served;
let current: Visit | undefined;
beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serveDemonstration()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await served.stop();
});
afterEach(async () => {
  const faults = current?.faults ?? [];
  await current?.context.close();
  current = undefined;
  expect(faults).toEqual([]);
});

async function open(path: string, width: Width): Promise<Page> {
  current = await visit(browser, served.url, path, width);
  return current.page;
}

type Box = { text: string; left: number; top: number; right: number; bottom: number };

/** Figures written on the map, areas, and controls over the map, as drawn. */
const drawnLabels = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { text: element.textContent ?? "", left, top, right, bottom };
    };
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map(boxOf);
    const [map] = all(".leaflet-container");
    if (map === undefined) throw new Error("There is no map.");
    return {
      map,
      areas: all("path.leaflet-interactive").length,
      labels: all(".area-label strong"),
      over: [...all('[aria-label="Figures of the place"]'), ...all('[aria-label^="Zoom"]')],
    };
  });

/** Text does not fill its box. */
const overlap = (a: Box, b: Box, slack = 3) =>
  a.left + slack < b.right &&
  b.left + slack < a.right &&
  a.top + slack < b.bottom &&
  b.top + slack < a.bottom;

const query = (page: Page) => new URL(page.url()).search;

type Place = { boundaryId: number; boundaryTypeId: number; description: string };

/** Every province, and the metros by district: their precincts are the most that one map shows. */
async function placesToLabel(): Promise<string[]> {
  const list = async (type: number): Promise<Place[]> =>
    (await fetch(`${served.url}/api/geography/boundary/list/${type}`)).json();
  const [provinces, districts, municipalities] = await Promise.all([list(1), list(2), list(3)]);
  const metros = municipalities.filter(({ description }) =>
    districts.some((district) => district.description === description),
  );
  return [
    "",
    ...[...provinces, ...metros].map(
      (place) => `&boundaryId=${place.boundaryId}&boundaryTypeId=${place.boundaryTypeId}`,
    ),
  ];
}

describe.each(WIDTHS)("at %i px", (width) => {
  test("every area carries its figure: in the country, in every province and in every metro", async () => {
    const page = await open("/home/map?componentId=3", width);
    const places = await placesToLabel();
    expect(places.length).toBeGreaterThan(15);
    for (const place of places) {
      await page.goto(`${served.url}/home/map?componentId=3${place}`);
      await page.locator("path.leaflet-interactive").first().waitFor({ state: "attached" });
      await expect
        .poll(async () => {
          const { areas, labels } = await drawnLabels(page);
          return { place, missing: areas - labels.length };
        })
        .toEqual({ place, missing: 0 });
      const { map, labels, over } = await drawnLabels(page);
      for (const [index, label] of labels.entries()) {
        const { text } = label;
        const inside =
          label.left >= map.left - 3 &&
          label.right <= map.right + 3 &&
          label.top >= map.top - 3 &&
          label.bottom <= map.bottom + 3;
        expect({ place, text, inside }).toEqual({ place, text, inside: true });
        const met = [...labels.slice(index + 1), ...over].filter((other) => overlap(label, other));
        expect({ place, text, met }).toEqual({ place, text, met: [] });
      }
    }
  }, 120_000);

  test("Back and Escape close a dialog, and a choice made in it stays until Back is pressed again", async () => {
    const page = await open("/home/map?componentId=3", width);
    const filter = page.getByRole("button", { name: /^Filter by/ });
    const dialog = page.getByRole("dialog", { name: "Filter by" });
    await filter.click();
    await dialog.getByRole("checkbox").nth(1).check({ force: true });
    await expect.poll(() => query(page)).toMatch(/componentOptions=/);
    const chosen = query(page);
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => query(page)).toBe(chosen);
    await filter.click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => window.history.state?.isDialog)).toBeUndefined();
    expect(query(page)).toBe(chosen);
    await page.goBack();
    await expect.poll(() => query(page)).toBe("?componentId=3");
  });

  test("Back closes the dialog of a place and leaves its map where it is", async () => {
    const page = await open("/home/map?componentId=1&boundaryId=1163&boundaryTypeId=3", width);
    const address = page.url();
    await page.getByRole("button", { name: "See how many places there are" }).click();
    const dialog = page.getByRole("dialog", { name: "Places in Sol Plaatje" });
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    expect(page.url()).toBe(address);
  });
});
