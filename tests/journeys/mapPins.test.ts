import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { MarkerCollection } from "../../api/geography/contract.ts";
import type { Served } from "../serve.ts";
import { serveDemonstration } from "./serveDemonstration.ts";
import { focusedName, launch, type Visit, visit, WIDTHS, type Width } from "./visit.ts";

/** Pins of metros, with many places near each other, and the map in forced colours. */
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

async function open(path: string, width: Width | 440): Promise<Page> {
  current = await visit(browser, served.url, path, 360);
  await current.page.setViewportSize({ width, height: 800 });
  return current.page;
}

const METROS = { "City of Cape Town": 1002, "City of Johannesburg": 1060 };
const pinsOf = (boundaryId: number) => `/home/map?componentId=1&boundaryId=${boundaryId}&boundaryTypeId=3`;
const TOUCH_SIZE = 44;

/** Marks with less room around them than a finger needs. */
const crowded = (page: Page) =>
  page.locator(".pin").evaluateAll((pins, size) => {
    const middles = pins.map((pin) => {
      const { left, width, top } = pin.getBoundingClientRect();
      return { name: pin.getAttribute("aria-label"), x: left + width / 2, y: top };
    });
    return middles.filter((a) =>
      middles.some((b) => a !== b && Math.abs(a.x - b.x) < size - 1 && Math.abs(a.y - b.y) < size - 1),
    );
  }, TOUCH_SIZE);

describe.each(WIDTHS)("at %i px", (width) => {
  test.each(Object.entries(METROS))("no pins of %s are too near for a finger", async (_, boundaryId) => {
    const page = await open(pinsOf(boundaryId), width);
    await page.locator(".pin").first().waitFor();
    expect(await crowded(page)).toEqual([]);
  });
});

test("a mark of many places opens by a finger, step by step, until one place is left to open", async () => {
  const page = await open(pinsOf(METROS["City of Cape Town"]), 360);
  const contacts = page.getByRole("dialog", { name: "Contacts" });
  const list = page.getByRole("dialog", { name: /^\d+ places$/ });
  const group = page.locator(".pin-group").first();
  await group.waitFor();
  await page.locator(".leaflet-container").evaluate((map) => map.scrollIntoView({ block: "center" }));
  for (let step = 0; step < 12 && (await contacts.count()) + (await list.count()) === 0; step++) {
    const before = await page.locator(".pin").evaluateAll((pins) => pins.map((pin) => pin.ariaLabel));
    const inSight = page.locator(".pin-group").filter({ visible: true });
    const target = (await inSight.count()) > 0 ? inSight.first() : page.locator(".pin").first();
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

test("by keyboard alone a mark of many places parts, and the focus goes to one of them", async () => {
  const page = await open(pinsOf(METROS["City of Johannesburg"]), 1280);
  const group = page.locator(".pin-group").first();
  await group.focus();
  const before = await focusedName(page);
  expect(before).toMatch(/^\d+ places, .+ and \d+ more$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).not.toBe(before);
  const first = before.replace(/^\d+ places, ([^,]+), .*$/, "$1");
  expect(await focusedName(page)).toContain(first);
});

test("in forced colours the focused area and the kinds of pins are told apart", async () => {
  const page = await open("/home/map?componentId=3", 1280);
  await page.emulateMedia({ forcedColors: "active" });
  const area = page.locator("path.leaflet-interactive").first();
  await area.waitFor();
  const ring = page.locator(".area-outline-focus.area-outline-over");
  expect(await ring.getAttribute("d")).toBeFalsy();
  await page.keyboard.press("Tab");
  await area.focus();
  await expect.poll(() => ring.getAttribute("d")).toBe(await area.getAttribute("d"));
  const strokeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).stroke);
  expect(await strokeOf(".area-outline-focus.area-outline-over")).not.toBe(
    await strokeOf("path.leaflet-interactive"),
  );

  await page.route("**/geomarker/**", async (route) => {
    const markers: MarkerCollection = await (await route.fetch()).json();
    for (const [index, { properties }] of markers.features.entries()) properties.active = index % 2 === 0;
    await route.fulfill({ json: markers });
  });
  await page.goto(served.url + pinsOf(METROS["City of Johannesburg"]));
  await page.locator(".pin").first().waitFor();
  const looks = await page.locator(".pin:not(.pin-group)").evaluateAll((pins) =>
    pins.map((pin) => {
      const kind = pin.ariaLabel?.endsWith("no requirement available yet") ? "hollow" : "filled";
      const head = pin.querySelector("path");
      return `${kind} ${head && getComputedStyle(head).fill}`;
    }),
  );
  const kinds = new Set(looks.map((look) => look.split(" ")[0]));
  const fills = new Set(looks.map((look) => look.replace(/^\w+ /, "")));
  expect([kinds.size, fills.size, new Set(looks).size]).toEqual([2, 2, 2]);
});

/** WebKit lets the page scroll sideways to anything that reaches out of it, hidden or not. */
test.each([360, 440] as const)(
  "at %i px nothing reaches out of map and chart, hidden or not",
  async (width) => {
    for (const path of ["map", "chart"]) {
      for (const theme of [1, 2, 3, 4]) {
        current = undefined;
        const page = await open(`/home/${path}?componentId=${theme}`, width);
        await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
        await expect.poll(() => page.getByRole("main").locator("[aria-busy=true]").count()).toBe(0);
        const wide = await page.evaluate(() => {
          const isClipped = (element: Element) => {
            for (let box = element.parentElement; box !== null; box = box.parentElement) {
              const { overflowX } = getComputedStyle(box);
              if (overflowX !== "visible") return true;
            }
            return false;
          };
          return [...document.body.querySelectorAll("*")]
            .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && !isClipped(each))
            .map((each) => `${each.tagName} ${each.textContent?.slice(0, 30)}`);
        });
        expect({ path, theme, wide }).toEqual({ path, theme, wide: [] });
        const { faults, context } = current as unknown as Visit;
        await context.close();
        expect(faults).toEqual([]);
      }
    }
    current = undefined;
  },
);
