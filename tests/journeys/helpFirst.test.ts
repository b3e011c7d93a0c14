import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../serve.ts";
import { serveDemonstration } from "./serveDemonstration.ts";
import { launch, visit } from "./visit.ts";

let browser: Browser;
let served: Served;
beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serveDemonstration()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await served.stop();
});

test("every service of a province can be called from its card, without opening anything", async () => {
  const { page, context, faults } = await visit(browser, served.url, "/home/contact", 360);
  await page.getByRole("combobox", { name: "Province" }).selectOption({ label: "Gauteng" });
  await page.getByText("Police station support services").click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("heading", { name: "Results" }).waitFor();
  const more = page.getByRole("button", { name: /^Show \d+ more$/ });
  await more.waitFor();
  while ((await more.count()) > 0) await more.click();
  const cards = page.getByRole("article");
  const calls = cards.filter({ has: page.locator("a[href^='tel:']:visible") });
  expect(await calls.count()).toBe(await cards.count());
  const withoutNumber = cards.filter({ hasText: "No direct number.Call" });
  expect(await withoutNumber.count()).toBeGreaterThan(0);
  // Places that can be called come before all others.
  const texts = await cards.allTextContents();
  const first = texts.findIndex((text) => text.includes("No direct number.Call"));
  for (const text of texts.slice(first)) expect(text).toContain("0800\u00A0428\u00A0428");
  expect(await page.getByText(/Open a line below/).count()).toBe(0);

  // What the page says about traces matches the address.
  await page.getByText("shows that you opened this page and which place you chose").waitFor();
  expect(new URL(page.url()).search).toMatch(/^\?boundaryId=\d+&boundaryTypeId=1$/);
  await context.close();
  expect(faults).toEqual([]);
});
