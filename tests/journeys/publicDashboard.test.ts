import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PLACES, publicScreens } from "../publicScreens.ts";
import { startReading } from "./journey.ts";
import { chooseFirst, focusedName, holdBack, query, settle, tabTo, WIDTHS } from "./visit.ts";

const journey = startReading();
const { open } = journey;
const heading = (page: Page, name: string | RegExp, level = 1) => page.getByRole("heading", { level, name });

const rowNames = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label") ?? ""));

describe.each(WIDTHS)("at %i px", (width) => {
  test("a service in the directory: what is missing is said, then its number can be called", async () => {
    const page = await open("/home/contact", width);
    await page.getByText("To view results please select a province and a building block").waitFor();
    const form = page.getByRole("form", { name: "Search our directory" });
    await form.getByRole("button", { name: "Search", exact: true }).click();
    await form.getByText("Province is required.").waitFor();
    await form.getByText("Building Block is required.").waitFor();
    await form.getByRole("combobox", { name: "Province" }).selectOption("Northern Cape");
    await form.getByText("Police station support services").click();
    await form.getByRole("searchbox", { name: "Search by name" }).fill("kimberley");
    await form.getByRole("button", { name: "Search", exact: true }).click();
    const card = page.getByRole("article", { name: /Kimberley/i }).first();
    await card.waitFor();
    await card
      .getByText(/Not verified yet|Checked on/)
      .first()
      .waitFor();
    await card.getByRole("button", { name: /GBVF Desk/ }).click();
    await page.locator('main a[href^="tel:"]').first().waitFor();
    // Neither the kind of service nor the name is in the address or the title.
    expect(page.url()).not.toMatch(/kimberley|block/i);
    expect(await page.title()).not.toMatch(/kimberley|police/i);
  });

  test("a chosen place counts at once, however slow the machine is", async () => {
    const page = await open("/home/contact", width);
    const province = page.getByRole("combobox", { name: "Province" });
    await province.getByRole("option", { name: "Limpopo" }).waitFor({ state: "attached" });
    // In one step of the browser, so that nothing can be drawn in between.
    const shownAtOnce = await province.evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = [...select.options].findIndex(({ text }) => text === "Limpopo");
      select.dispatchEvent(new Event("change", { bubbles: true }));
      return select.selectedOptions[0]?.text;
    });
    expect(shownAtOnce).toBe("Limpopo");
    await page.getByRole("form").getByRole("combobox", { name: "District" }).waitFor();
  });

  test("a place chosen while another category is on its way keeps both choices", async () => {
    const page = await open("/home/grid?componentId=3", width);
    await page.getByRole("row", { name: /Limpopo/ }).waitFor();
    if (width === 360) await page.getByRole("button", { name: "Filter by" }).click();
    const national = page.getByRole("combobox", { name: "National" });
    await national.waitFor();
    if (width === 360) await page.keyboard.press("Escape");
    const code = await holdBack(page, "**/BuildingBlockGrid-*.js");

    if (width === 360) await page.getByRole("combobox", { name: "Category" }).selectOption("Building blocks");
    else await page.getByRole("navigation", { name: "Categories" }).getByText("Building blocks").click();
    await page.waitForURL(/componentId=1$/);
    if (width === 360) await page.getByRole("button", { name: "Filter by" }).click();
    await national.fill("Limpopo");
    await page.getByRole("option", { name: "Limpopo" }).waitFor();
    await chooseFirst(national);
    code.release();
    if (width === 360) await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("row", { name: /Capricorn/ }).waitFor();
    expect(query(page).get("componentId")).toBe("1");
  });

  test("the grid sorted, and reordered by the keyboard alone", async () => {
    const page = await open("/home/grid?componentId=3", width);
    await expect.poll(() => rowNames(page)).toHaveLength(9);
    await settle(page);
    const descending = await rowNames(page);
    await tabTo(page, "Highest to lowest");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect.poll(() => rowNames(page)).toEqual([...descending].reverse());
    const last = descending[0] as string;
    // One Tab leads into the list, End to its last row, and further Tabs to the row's buttons.
    await tabTo(page, descending.at(-1) as string);
    await page.keyboard.press("End");
    await tabTo(page, `Move or compare ${last}`);
    await page.keyboard.press("Enter");
    await page.locator('[role="menuitem"]:focus').getByText("Move to top").waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await rowNames(page))[0]).toBe(last);
    // The moved row has the focus, and its buttons follow.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe(last);
    await tabTo(page, `Drag ${last}`);
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedName(page)).not.toBe(`Drag ${last}`);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await rowNames(page)).indexOf(last)).toBeGreaterThan(0);
  });

  test("the category changes above or below the view, and place and view stay", async () => {
    const page = await open("/home/map?componentId=3&boundaryId=7&boundaryTypeId=1", width);
    await heading(page, "Crime in Northern Cape").waitFor();
    if (width === 360) await page.getByRole("combobox", { name: "Category" }).selectOption("Building blocks");
    else
      await page
        .getByRole("navigation", { name: "Categories" })
        .getByRole("link", { name: "Building blocks" })
        .click();
    await heading(page, "Building blocks in Northern Cape").waitFor();
    await page.getByRole("button", { name: /^Frances Baard, / }).waitFor();
    expect(query(page).toString()).toBe("boundaryId=7&boundaryTypeId=1&componentId=1");
    await page.goBack();
    await heading(page, "Crime in Northern Cape").waitFor();
  });
});

/** The name of the focused element if a fixed bar covers it. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, right, top, bottom } = (focused.closest("label") ?? focused).getBoundingClientRect();
    const isBar = (y: number) => {
      const shown = document.elementFromPoint((left + right) / 2, y);
      return shown !== null && shown.closest("main") === null;
    };
    return isBar(top + 2) || isBar(bottom - 2) ? `${focused.tagName} ${focused.textContent}` : "";
  });

describe.each(WIDTHS)("at %i px, from a page's end to its top", (width) => {
  test.each(["/home/contact", "/auth/sign-up/"])(
    "what has the focus on %s is behind no bar",
    async (path) => {
      const page = await open(path, width);
      const main = page.getByRole("main");
      const last = main.getByRole("button", { name: /^(Search|Next)$/ });
      await last.waitFor();
      await settle(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await last.focus();
      let steps = 0;
      for (; await main.evaluate((element) => element.contains(document.activeElement)); steps++) {
        await expect.poll(() => coveredFocus(page)).toBe("");
        await page.keyboard.press("Shift+Tab");
      }
      expect(steps).toBeGreaterThan(5);
    },
  );
});

test("every public screen is reached and left by the keyboard alone", async () => {
  const page = await open("/home", 1280);
  await heading(page, /^The response/).waitFor();
  for (const name of ["Map", "Grid", "Chart", "Home"]) {
    const link = page.getByRole("navigation", { name: "Views" }).getByRole("link", { name });
    await tabTo(page, name);
    await page.keyboard.press("Enter");
    await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  }
});

const onePerView = new Map(publicScreens(PLACES.province).map((path) => [path.split("?")[0], path])).values();
test.each([...onePerView])("three mixed Shifts leave %s at once", async (path) => {
  const page = await open(path, 360);
  // The server's text is there before the app, which counts the presses.
  await page.getByRole("navigation", { name: "Views" }).waitFor();
  await settle(page);
  await page.route("https://**", (route) => route.fulfill({ body: "elsewhere" }));
  for (const key of ["ShiftRight", "ShiftLeft", "ShiftRight"]) await page.keyboard.press(key);
  await page.waitForURL(/^https:/);
  journey.forgiveFaults();
});
