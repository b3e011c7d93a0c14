import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { MarkerCollection } from "../../api/geography/contract.ts";
import { startReadOnlyJourney } from "./journey.ts";
import { getFocusedName, WIDTHS, type Width, waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();

async function open(path: string, width: Width | 440): Promise<Page> {
  const page = await journey.open(path, 360);
  await page.setViewportSize({ width, height: 800 });
  return page;
}

const METROS = { "City of Cape Town": 1002, "City of Johannesburg": 1060 };
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

/** Each metro at one width, with THOROUGH at both. */
const metroVisits = Object.entries(METROS).flatMap(([name, boundaryId], index) =>
  WIDTHS.filter((_, side) => process.env.THOROUGH || index === side).map((width) => ({
    name,
    boundaryId,
    width,
  })),
);

test.each(metroVisits)(
  "pins of $name at $width px are at least a finger's width apart",
  async ({ boundaryId, width }) => {
    const page = await open(buildPinsPath(boundaryId), width);
    await page.locator(".pin").first().waitFor();
    await waitForStable(page);
    await expect.poll(() => findCrowdedPins(page)).toEqual([]);
  },
);

test("tapping a group of pins zooms in step by step, until a place's contacts open", async () => {
  const page = await open(buildPinsPath(METROS["City of Cape Town"]), 360);
  const contacts = page.getByRole("dialog", { name: "Contacts" });
  const list = page.getByRole("dialog", { name: /^\d+ places$/ });
  const group = page.locator(".pin-group").first();
  await group.waitFor();
  await waitForStable(page);
  await page.locator(".leaflet-container").evaluate((map) => map.scrollIntoView({ block: "center" }));
  for (let step = 0; step < 12 && (await contacts.count()) + (await list.count()) === 0; step++) {
    const before = await page.locator(".pin").evaluateAll((pins) => pins.map((pin) => pin.ariaLabel));
    const visibleGroups = page.locator(".pin-group").filter({ visible: true });
    const target = (await visibleGroups.count()) > 0 ? visibleGroups.first() : page.locator(".pin").first();
    await target.dispatchEvent("click");
    await expect
      .poll(async () => {
        const after = await page.locator(".pin").evaluateAll((pins) => pins.map((pin) => pin.ariaLabel));
        const dialogs = (await contacts.count()) + (await list.count());
        return dialogs > 0 || JSON.stringify(after) !== JSON.stringify(before);
      })
      .toBe(true);
  }
  if ((await list.count()) > 0) await list.getByRole("listitem").first().getByRole("button").tap();
  await contacts
    .getByText(/Police Station|Court|Centre/)
    .first()
    .waitFor();
});

test("Enter on a group of pins splits it and moves the focus to the part with its first place", async () => {
  const page = await open(buildPinsPath(METROS["City of Johannesburg"]), 1280);
  const group = page.locator(".pin-group").first();
  await group.waitFor();
  await waitForStable(page);
  await group.focus();
  const before = await getFocusedName(page);
  expect(before).toMatch(/^\d+ places, .+ and \d+ more$/);
  await page.keyboard.press("Enter");
  const firstPlace = before.replace(/^\d+ places, ([^,]+), .*$/, "$1");
  await expect
    .poll(() => getFocusedName(page))
    .toSatisfy((name) => name !== before && name.includes(firstPlace));
});

test("in forced colours the focused area has another stroke, and active and inactive pins have different fills", async () => {
  const page = await open("/home/map?componentId=3", 1280);
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
  await page.goto(journey.url + buildPinsPath(METROS["City of Johannesburg"]));
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
