import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { startReadOnlyJourney } from "./journey.ts";
import { waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();

type Finger = { x: number; y: number };

async function touchMap(): Promise<{ page: Page; touch: CDPSession }> {
  const page = await journey.open("/home/map?componentId=3", 360);
  await page.locator("path.leaflet-interactive").first().waitFor({ state: "attached" });
  await waitForStable(page);
  return { page, touch: await page.context().newCDPSession(page) };
}

/** Scrolls the map to the middle of the screen. Returns the map's middle. */
async function scrollToMiddle(page: Page): Promise<Finger> {
  const map = page.locator(".leaflet-container");
  await map.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await map.boundingBox();
  if (box === null) throw new Error("There is no map.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Puts fingers down and moves them in steps, without lifting them. */
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

const liftFingers = (touch: CDPSession) =>
  touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });

/** Relative to the map's box, because the page may have scrolled. */
const getGautengBox = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector(".leaflet-container")?.getBoundingClientRect();
    const area = document.querySelector('[aria-label^="Gauteng,"]')?.getBoundingClientRect();
    if (frame === undefined || area === undefined) throw new Error("There is no Gauteng.");
    return { x: area.x - frame.x, y: area.y - frame.y, width: area.width };
  });

const getScrollY = (page: Page) => page.evaluate(() => window.scrollY);

test("two fingers zoom the map or, at a constant distance, move it, and the page does not scroll", async () => {
  const { page, touch } = await touchMap();
  const { x, y } = await scrollToMiddle(page);
  const placeTwoFingers = (halfGap: number, dx: number, dy: number) => [
    { x: x - halfGap + dx, y: y + dy },
    { x: x + halfGap + dx, y: y + dy },
  ];
  const fullMapBox = await getGautengBox(page);
  const scrollBefore = await getScrollY(page);
  await drag(touch, placeTwoFingers(30, 0, 0), placeTwoFingers(80, 0, 0));
  await liftFingers(touch);
  await expect.poll(async () => (await getGautengBox(page)).width).toBeGreaterThan(fullMapBox.width * 2);
  await page.getByRole("button", { name: "Move the map left" }).waitFor();

  const zoomedBox = await getGautengBox(page);
  await drag(touch, placeTwoFingers(60, 0, 0), placeTwoFingers(60, -70, 50));
  await liftFingers(touch);
  await expect.poll(async () => Math.round((await getGautengBox(page)).x - zoomedBox.x)).toBeLessThan(-50);
  const movedBox = await getGautengBox(page);
  expect(movedBox.y - zoomedBox.y).toBeGreaterThan(30);
  expect(movedBox.width / zoomedBox.width).toBeCloseTo(1, 1);
  expect(await getScrollY(page)).toBe(scrollBefore);
});

test("one finger scrolls the page and not the map, and a zoomed map shows the hint to use two fingers", async () => {
  const { page, touch } = await touchMap();
  const hint = page.getByText("Use two fingers to move the map");
  const swipeUp = async () => {
    const middle = await scrollToMiddle(page);
    const before = { map: await getGautengBox(page), scrollY: await getScrollY(page) };
    await drag(touch, [middle], [{ x: middle.x, y: middle.y - 120 }]);
    await expect.poll(() => getScrollY(page)).toBeGreaterThan(before.scrollY + 40);
    expect(await getGautengBox(page)).toEqual(before.map);
  };
  await swipeUp();
  expect(await hint.count()).toBe(0);
  await liftFingers(touch);

  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Move the map left" }).waitFor();
  // Checks each frame: scrolling may begin at once, and the hint fades a second later.
  const hintShown = page.waitForFunction(
    (label) => getComputedStyle(label as Element).visibility === "visible",
    await hint.elementHandle(),
  );
  await swipeUp();
  await hintShown;
  await liftFingers(touch);
  await hint.waitFor({ state: "hidden" });
});
