import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { startReading } from "./journey.ts";
import { waitForStable } from "./visit.ts";

const journey = startReading();

type Finger = { x: number; y: number };

async function touchMap(): Promise<{ page: Page; touch: CDPSession }> {
  const page = await journey.open("/home/map?componentId=3", 360);
  await page.locator("path.leaflet-interactive").first().waitFor({ state: "attached" });
  await waitForStable(page);
  return { page, touch: await page.context().newCDPSession(page) };
}

/** Scrolls the map to the middle of the screen. */
async function middleOf(page: Page): Promise<Finger> {
  const map = page.locator(".leaflet-container");
  await map.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await map.boundingBox();
  if (box === null) throw new Error("There is no map.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Fingers come down, move in steps, and stay. */
async function drag(touch: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [...from] });
  for (let step = 1; step <= 8; step++) {
    const touchPoints = from.map(({ x, y }, index) => ({
      x: x + (((to[index]?.x ?? x) - x) * step) / 8,
      y: y + (((to[index]?.y ?? y) - y) * step) / 8,
    }));
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
}

const lift = (touch: CDPSession) =>
  touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });

/** Relative to the map's own box, because the page may have scrolled. */
const readTowns = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector(".leaflet-container")?.getBoundingClientRect();
    const area = document.querySelector('[aria-label^="Gauteng,"]')?.getBoundingClientRect();
    if (frame === undefined || area === undefined) throw new Error("There is no Gauteng.");
    return { x: area.x - frame.x, y: area.y - frame.y, width: area.width };
  });

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("two fingers zoom the map and, at a constant distance, move it; the page stays where it is", async () => {
  const { page, touch } = await touchMap();
  const { x, y } = await middleOf(page);
  const pair = (gap: number, dx: number, dy: number) => [
    { x: x - gap + dx, y: y + dy },
    { x: x + gap + dx, y: y + dy },
  ];
  const allTowns = await readTowns(page);
  const top = await scrolled(page);
  await drag(touch, pair(30, 0, 0), pair(80, 0, 0));
  await lift(touch);
  await expect.poll(async () => (await readTowns(page)).width).toBeGreaterThan(allTowns.width * 2);
  await page.getByRole("button", { name: "Move the map left" }).waitFor();

  const zoomed = await readTowns(page);
  await drag(touch, pair(60, 0, 0), pair(60, -70, 50));
  await lift(touch);
  await expect.poll(async () => Math.round((await readTowns(page)).x - zoomed.x)).toBeLessThan(-50);
  const moved = await readTowns(page);
  expect(moved.y - zoomed.y).toBeGreaterThan(30);
  expect(moved.width / zoomed.width).toBeCloseTo(1, 1);
  expect(await scrolled(page)).toBe(top);
});

test("one finger scrolls the page and leaves the map alone; where it is zoomed, the map says how to move it", async () => {
  const { page, touch } = await touchMap();
  const hint = page.getByText("Use two fingers to move the map");
  const upwards = async () => {
    const middle = await middleOf(page);
    const before = { map: await readTowns(page), top: await scrolled(page) };
    await drag(touch, [middle], [{ x: middle.x, y: middle.y - 120 }]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before.top + 40);
    expect(await readTowns(page)).toEqual(before.map);
  };
  await upwards();
  expect(await hint.count()).toBe(0);
  await lift(touch);

  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Move the map left" }).waitFor();
  // Checks each frame: scrolling may begin at once, and the words fade a second later.
  const isSeen = page.waitForFunction(
    (label) => getComputedStyle(label as Element).visibility === "visible",
    await hint.elementHandle(),
  );
  await upwards();
  await isSeen;
  await lift(touch);
  await hint.waitFor({ state: "hidden" });
});
