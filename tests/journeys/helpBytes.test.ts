import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../api/shared/i18n/languages.ts";
import { startReadOnlyJourney } from "./journey.ts";
import { assertNoTrace, countShifts, delayRequests, getQuery, newContext, waitForStable } from "./visit.ts";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } satisfies BrowserContextOptions;
const NATIONAL_LIMITS = { taps: 1, bytes: 30_000 };
const LOCAL_LIMITS = { taps: 3, bytes: 60_000 };

const journey = startReadOnlyJourney();

/** Opens a page that counts taps and received bytes, headers included. */
async function startCountedVisit(options: BrowserContextOptions = {}) {
  const context = await newContext(journey.browser, { ...PHONE, ...options });
  const page = await context.newPage();
  const spent = { taps: 0, bytes: 0 };
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.loadingFinished", ({ encodedDataLength }) => {
    spent.bytes += encodedDataLength;
  });
  const tap = async (role: "link" | "button" | "searchbox" | "textbox", name: string | RegExp) => {
    spent.taps += 1;
    await page.getByRole(role, { name }).first().tap();
  };
  return { context, page, spent, tap };
}
type CountedVisit = Awaited<ReturnType<typeof startCountedVisit>>;

const logCost = (title: string, { taps, bytes }: CountedVisit["spent"]) =>
  console.log(`${title}: ${taps} taps, ${(bytes / 1000).toFixed(1)} kB`);

/** Counts the tap that would dial, then takes it off for later steps. */
async function reachNationalNumber({ page, spent }: CountedVisit, title: string) {
  const number = page.getByRole("link", { name: /^0800.428.428 .*GBV Command Centre/ });
  await number.waitFor();
  expect((await number.boundingBox())?.y).toBeLessThan(PHONE.viewport.height / 2);
  spent.taps += 1;
  logCost(`${title}, a national number`, spent);
  expect(spent.taps).toBeLessThanOrEqual(NATIONAL_LIMITS.taps);
  expect(spent.bytes).toBeLessThanOrEqual(NATIONAL_LIMITS.bytes);
  spent.taps -= 1;
}

async function reachLocalNumber({ page, spent, tap }: CountedVisit, title: string) {
  await tap("link", "Find help near you");
  await tap("textbox", "Town, municipality or police station");
  await page.keyboard.type("sol plaatje");
  await tap("button", "Find");
  await findLocalNumber(page).waitFor();
  logCost(`${title}, a local number`, spent);
  expect(spent.taps).toBeLessThanOrEqual(LOCAL_LIMITS.taps);
  expect(spent.bytes).toBeLessThanOrEqual(LOCAL_LIMITS.bytes);
}

const findLocalNumber = (page: Page) =>
  page.getByRole("region", { name: "Sol Plaatje" }).getByRole("link", { name: /^\d+/ }).first();

test("without scripts, a visitor reaches a national and a local number within the limits, and gets no cookie", async () => {
  const visit = await startCountedVisit({ javaScriptEnabled: false });
  const { page, context, tap } = visit;
  await page.goto(`${journey.url}/home`);
  await reachNationalNumber(visit, "Without scripts");
  await reachLocalNumber(visit, "Without scripts");
  expect(await page.title()).toBe("Contact Directory");
  expect(getQuery(page).toString()).toBe("boundaryId=1163&boundaryTypeId=3");
  expect(await context.cookies()).toEqual([]);
  const exit = page.getByRole("button", { name: "Exit this page" });
  expect(await exit.getAttribute("href")).toMatch(/^https:\/\/(?!.*gbv)/);

  // Finds the place by its province instead of its name.
  await page.locator("summary", { hasText: "Northern Cape" }).tap();
  await tap("link", "Sol Plaatje");
  await findLocalNumber(page).waitFor();
  await context.close();
});

test("without scripts, the help pages in isiZulu lead to a local number within the limit", async () => {
  const { page, context, spent, tap } = await startCountedVisit({ javaScriptEnabled: false });
  await page.goto(`${journey.url}/home/contact`);
  await tap("link", LANGUAGES.zu);
  const national = page.getByRole("link", {
    name: /^0800.428.428 Udlame olubhekiswe kwabobulili obuthile · Usonhlalakahle GBV Command Centre$/,
  });
  expect((await national.boundingBox())?.y).toBeLessThan(PHONE.viewport.height / 2);
  await page.getByRole("textbox", { name: /^uMasipala/ }).fill("sol plaatje");
  await page.locator("form button").tap();
  await findLocalNumber(page).waitFor();
  logCost("In isiZulu, a local number", spent);
  expect(spent.bytes).toBeLessThanOrEqual(LOCAL_LIMITS.bytes);
  expect(getQuery(page).toString()).toBe("boundaryId=1163&boundaryTypeId=3");
  await tap("link", "English");
  await page.getByRole("heading", { name: "Sol Plaatje", exact: true }).waitFor();
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test("before its scripts load, a visitor reaches both numbers within the limits, and hydration moves nothing", async () => {
  const visit = await startCountedVisit();
  const { page, context } = visit;
  const scripts = await delayRequests(page, "**/assets/*.js");
  const shifts = await countShifts(page);
  await page.goto(`${journey.url}/home`, { waitUntil: "commit" });
  await reachNationalNumber(visit, "Before the scripts");
  await reachLocalNumber(visit, "Before the scripts");
  await page.getByRole("textbox", { name: "Town, municipality or police station" }).fill("emf");
  const before = await findLocalNumber(page).boundingBox();
  scripts.release();
  await waitForStable(page);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("link", { name: /^About Us/ }).waitFor();
  await waitForStable(page);
  expect(await findLocalNumber(page).boundingBox()).toEqual(before);
  const field = page.getByRole("textbox", { name: "Town, municipality or police station" });
  expect(await field.inputValue()).toBe("emf");
  expect(await shifts()).toBeLessThan(0.02);
  await context.close();
});

test("with scripts, a visitor reaches a local number within the same limits, and leaves no trace", async () => {
  const visit = await startCountedVisit();
  const { page, context, spent } = visit;
  await page.goto(`${journey.url}/home`);
  await waitForStable(page);
  logCost("With scripts, home", spent);
  await reachLocalNumber(visit, "With scripts");
  await assertNoTrace(page);
  await context.close();
});
