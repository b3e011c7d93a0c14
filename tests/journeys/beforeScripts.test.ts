import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { startReading } from "./journey.ts";
import { getText, openRendered, openWithLateScripts, untilHydrated } from "./rendered.ts";
import { waitForStable } from "./visit.ts";

const journey = startReading();

const LATE_FORMS = ["/auth/forgot-password/", "/auth/sign-up/", "/home/contact", "/home/comparison", "/home"];

test.each(LATE_FORMS)(
  "S57 while scripts of %s are late, what is typed and sent stands in no address or referrer, but for searches",
  async (path) => {
    const { page, scripts } = await openWithLateScripts(journey, path, 360);
    const seen: string[] = [];
    page.on("request", (request) => seen.push(`${request.url()} ${request.headers().referer ?? ""}`));
    const isSearch = (field: Locator) => field.evaluate((each) => each.closest("form")?.role === "search");
    for (const field of await page
      .getByRole("main")
      .locator("input:not([type=checkbox], [type=radio], [type=hidden])")
      .all()) {
      if (!(await field.isVisible()) || (await isSearch(field))) continue;
      await field.fill("secret-word@a.example");
      await field.press("Enter");
    }
    expect(page.url()).toBe(journey.url + path);
    expect(seen.filter((each) => each.includes("secret-word"))).toEqual([]);
    scripts.release();
  },
);

test("what was typed into a form for visitors before its script is sent after it", async () => {
  const allButStart = /assets\/(?!start-)[^/]*\.js$/;
  const { page, scripts } = await openWithLateScripts(journey, "/auth/forgot-password/", 360, allButStart);
  await page.getByRole("button", { name: "Submit", disabled: false }).waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill("thandi");
  await page.getByRole("textbox", { name: "Email" }).press("Enter");
  scripts.release();
  await page
    .getByText(/valid email|email address/i)
    .nth(1)
    .waitFor();
  expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe("thandi");
});

test("what was typed and pressed before the script, and the focus, survive", async () => {
  const typing = await openRendered(journey, "/home", 360);
  const field = typing.getByRole("searchbox");
  await field.fill("Polok");
  await typing.getByRole("link", { name: /Polokwane/ }).waitFor();
  expect(await field.inputValue()).toBe("Polok");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  const pressing = await openRendered(journey, "/home/methods", 360);
  await pressing.getByRole("button", { name: "Menu" }).tap();
  await pressing.getByRole("link", { name: "Contact Directory" }).waitFor();
});

test("a page rendered before figures changed keeps what was typed and pressed, and shows the new ones", async () => {
  const changeFigures = async (page: Page) => {
    await page.route(/\/api\/(?!geography)/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/\d\.(?=\d)/g, "7.") });
    });
    return getText(page);
  };
  const typing = await openRendered(journey, "/home", 360);
  const before = await changeFigures(typing);
  const field = typing.getByRole("searchbox");
  const rendered = await field.elementHandle();
  await field.fill("Polok");
  await typing.getByRole("link", { name: /Polokwane/ }).waitFor();
  expect(await rendered?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await field.inputValue()).toBe("Polok");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(figuresIn(await getText(typing))).not.toEqual(figuresIn(before));
  const pressing = await openRendered(journey, "/home/place/1163", 360);
  const old = await changeFigures(pressing);
  await pressing.getByRole("button", { name: "Menu" }).tap();
  await expect.poll(async () => figuresIn(await getText(pressing))).not.toEqual(figuresIn(old));
  await pressing.getByRole("button", { name: "Menu", expanded: true }).waitFor();
  await waitForStable(pressing);
});

const figuresIn = (text: string) => text.match(/\d+\.\d\d/g);

test("a press that begins before the script and ends after it counts", async () => {
  const page = await openRendered(journey, "/home/methods", 360);
  const hydrated = untilHydrated(page);
  await page.getByRole("button", { name: "Menu" }).hover();
  await page.mouse.down();
  await hydrated;
  await waitForStable(page);
  await page.mouse.up();
  await page.getByRole("link", { name: "Contact Directory" }).waitFor();
});

test("a press while the page is being hydrated counts once", async () => {
  const page = await openRendered(journey, "/home/methods", 360);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.evaluate((button) =>
    document.addEventListener("hydrating", () => queueMicrotask(() => (button as HTMLElement).click())),
  );
  await menu.focus();
  await page.getByRole("link", { name: "Contact Directory" }).waitFor();
  await waitForStable(page);
  expect(await menu.getAttribute("aria-expanded")).toBe("true");
});

test("a choice made before any script was there counts", async () => {
  const { page, scripts } = await openWithLateScripts(journey, "/auth/sign-up/", 360);
  const title = page.getByRole("combobox", { name: "Title" });
  await title.selectOption("Ms");
  scripts.release();
  await waitForStable(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("heading", { name: "There is a problem" }).waitFor();
  expect(await title.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text)).toBe("Ms");
});

test("Back before the script leads to the page before", async () => {
  const page = await openRendered(journey, "/home/methods", 360);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("link", { name: "Contact Directory" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact Directory" }).waitFor();
  await page.reload();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "How the figures are made" }).waitFor();
});
