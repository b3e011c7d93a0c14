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

/** What the address says besides where it is. */
const query = (page: Page) => new URL(page.url()).search;

describe.each(WIDTHS)("at %i px", (width) => {
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
    await page.getByRole("button", { name: "Count the places" }).click();
    const dialog = page.getByRole("dialog", { name: "Places in Sol Plaatje" });
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    expect(page.url()).toBe(address);
  });
});
