import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startReadOnlyJourney } from "./journey.ts";
import { chooseFirst, delayRequests, getQuery, tabTo, waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();
const { open, openShared } = journey;
const heading = (page: Page, name: string | RegExp, level = 1) => page.getByRole("heading", { level, name });

test("the province field shows a selected option before anything is redrawn", async () => {
  const page = await openShared("/home/contact", 360);
  const province = page.getByRole("combobox", { name: "Province" });
  await province.getByRole("option", { name: "Limpopo" }).waitFor({ state: "attached" });
  // Uses one evaluation, so that nothing can be drawn in between.
  const shownOption = await province.evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = [...select.options].findIndex(({ text }) => text === "Limpopo");
    select.dispatchEvent(new Event("change", { bubbles: true }));
    return select.selectedOptions[0]?.text;
  });
  expect(shownOption).toBe("Limpopo");
  await page.getByRole("form").getByRole("combobox", { name: "District" }).waitFor();
});

test("a place chosen while another category's code loads keeps both choices", async () => {
  const page = await open("/home/grid?componentId=3", 1280);
  await page.getByRole("row", { name: /Limpopo/ }).waitFor();
  const national = page.getByRole("combobox", { name: "National" });
  await national.waitFor();
  const gridCode = await delayRequests(page, "**/BuildingBlockGrid-*.js");
  await page.getByRole("navigation", { name: "Categories" }).getByText("Building blocks").click();
  await page.waitForURL(/componentId=1$/);
  await national.fill("Limpopo");
  await page.getByRole("option", { name: "Limpopo" }).waitFor();
  await chooseFirst(national);
  gridCode.release();
  await page.getByRole("row", { name: /Capricorn/ }).waitFor();
  expect(getQuery(page).get("componentId")).toBe("1");
});

/** Returns the focused element if a fixed bar covers it, otherwise an empty text. */
const findCoveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, right, top, bottom } = (focused.closest("label") ?? focused).getBoundingClientRect();
    const isBar = (y: number) => {
      const visible = document.elementFromPoint((left + right) / 2, y);
      return visible !== null && visible.closest("main") === null;
    };
    return isBar(top + 2) || isBar(bottom - 2) ? `${focused.tagName} ${focused.textContent}` : "";
  });

test.each([
  ["/home/contact", 360],
  ["/auth/sign-up/", 1280],
] as const)(
  "no fixed bar of %s at %i px covers the focused element while tabbing from the page's end to its top",
  async (path, width) => {
    const page = await openShared(path, width);
    const main = page.getByRole("main");
    const lastButton = main.getByRole("button", { name: /^(Search|Next)$/ });
    await lastButton.waitFor();
    await waitForStable(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await lastButton.focus();
    let steps = 0;
    for (; await main.evaluate((element) => element.contains(document.activeElement)); steps++) {
      await expect.poll(() => findCoveredFocus(page)).toBe("");
      await page.keyboard.press("Shift+Tab");
    }
    expect(steps).toBeGreaterThan(5);
  },
);

test("each view is opened from another by keyboard, and gets the focus", async () => {
  const page = await openShared("/home/grid", 1280);
  await heading(page, /^Crime/).waitFor();
  for (const name of ["Map", "Chart", "Home", "Grid"]) {
    const link = page.getByRole("navigation", { name: "Views" }).getByRole("link", { name });
    await tabTo(page, name);
    await page.keyboard.press("Enter");
    await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  }
});

/** The map also handles keys itself. */
test("pressing the two Shift keys three times leaves the map", async () => {
  const page = await open("/home/map?componentId=3", 360);
  // The server-rendered page is visible before the app, which counts the presses.
  await page.getByRole("navigation", { name: "Views" }).waitFor();
  await waitForStable(page);
  await page.route("https://**", (route) => route.fulfill({ body: "elsewhere" }));
  for (const key of ["ShiftRight", "ShiftLeft", "ShiftRight"]) await page.keyboard.press(key);
  await page.waitForURL(/^https:/);
  journey.ignoreErrors();
});

test("a double-clicked link adds one history entry, so Back returns in one step", async () => {
  const page = await open("/home/map?componentId=3");
  await waitForStable(page);
  await page.getByRole("link", { name: "Grid" }).first().dblclick();
  await heading(page, /Crime in South Africa/).waitFor();
  await page.waitForURL(/\/home\/grid/);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe("/home/map");
});
