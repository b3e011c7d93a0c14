import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { MarkerCollection } from "../../api/geography/contract.ts";
import { startReadOnlyJourney } from "./journey.ts";
import { waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();

const CAPE_TOWN = 1002;
const JOHANNESBURG = 1060;
const buildPinsPath = (boundaryId: number) =>
  `/home/map?componentId=1&boundaryId=${boundaryId}&boundaryTypeId=3`;
const TOUCH_SIZE = 44;

/** Pins with less room around them than a finger needs. */
const findCrowdedPins = (page: Page) =>
  page.locator(".pin").evaluateAll((pins, size) => {
    const pinPositions = pins.map((pin) => {
      const { left, width, top } = pin.getBoundingClientRect();
      return { name: pin.getAttribute("aria-label"), x: left + width / 2, y: top };
    });
    return pinPositions.filter((a) =>
      pinPositions.some((b) => a !== b && Math.abs(a.x - b.x) < size - 1 && Math.abs(a.y - b.y) < size - 1),
    );
  }, TOUCH_SIZE);

test.each([
  [CAPE_TOWN, 1280],
  [JOHANNESBURG, 360],
] as const)("pins of metro %i at %i px are at least a finger's width apart", async (boundaryId, width) => {
  const page = await journey.open(buildPinsPath(boundaryId), width);
  await page.locator(".pin").first().waitFor();
  await waitForStable(page);
  await expect.poll(() => findCrowdedPins(page)).toEqual([]);
});

test("in forced colours the focused area has another stroke, and active and inactive pins have different fills", async () => {
  const page = await journey.open("/home/map?componentId=3");
  await page.emulateMedia({ forcedColors: "active" });
  const area = page.locator("path.leaflet-interactive").first();
  await area.waitFor();
  await waitForStable(page);
  const focusRing = page.locator(".area-outline-focus.area-outline-over");
  expect(await focusRing.getAttribute("d")).toBeFalsy();
  await page.keyboard.press("Tab");
  await area.focus();
  await expect.poll(() => focusRing.getAttribute("d")).toBe(await area.getAttribute("d"));
  const getStroke = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).stroke);
  expect(await getStroke(".area-outline-focus.area-outline-over")).not.toBe(
    await getStroke("path.leaflet-interactive"),
  );

  await page.route("**/geomarker/**", async (route) => {
    const markers: MarkerCollection = await (await route.fetch()).json();
    for (const [index, { properties }] of markers.features.entries()) properties.active = index % 2 === 0;
    await route.fulfill({ json: markers });
  });
  await page.goto(journey.url + buildPinsPath(JOHANNESBURG));
  await page.locator(".pin").first().waitFor();
  const countStyles = async () => {
    const styles = await page.locator(".pin:not(.pin-group)").evaluateAll((pins) =>
      pins.map((pin) => {
        const kind = pin.ariaLabel?.endsWith("no requirement available yet") ? "hollow" : "filled";
        const head = pin.querySelector("path");
        return `${kind} ${head && getComputedStyle(head).fill}`;
      }),
    );
    const kinds = new Set(styles.map((style) => style.split(" ")[0]));
    const fills = new Set(styles.map((style) => style.replace(/^\w+ /, "")));
    return [kinds.size, fills.size, new Set(styles).size];
  };
  await expect.poll(countStyles).toEqual([2, 2, 2]);
});
