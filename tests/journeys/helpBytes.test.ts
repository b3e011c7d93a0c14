import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { startReading } from "./journey.ts";
import {
  assertAccessible,
  assertNoTrace,
  countShifts,
  delayRequests,
  newContext,
  query,
  waitForStable,
} from "./visit.ts";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } satisfies BrowserContextOptions;
const NATIONAL = { taps: 1, bytes: 30_000 };
const LOCAL = { taps: 3, bytes: 60_000 };

const journey = startReading();

/** Counts taps and bytes, headers included. */
async function begin(options: BrowserContextOptions = {}) {
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
type Begun = Awaited<ReturnType<typeof begin>>;

const report = (what: string, { taps, bytes }: Begun["spent"]) =>
  console.log(`${what}: ${taps} taps, ${(bytes / 1000).toFixed(1)} kB`);

/** The last tap, which dials, counts too. */
async function toNationalNumber({ page, spent }: Begun, what: string) {
  const number = page.getByRole("link", { name: /^0800.428.428 .*GBV Command Centre/ });
  await number.waitFor();
  expect((await number.boundingBox())?.y).toBeLessThan(PHONE.viewport.height / 2);
  spent.taps += 1;
  report(`${what}, a national number`, spent);
  expect(spent.taps).toBeLessThanOrEqual(NATIONAL.taps);
  expect(spent.bytes).toBeLessThanOrEqual(NATIONAL.bytes);
  spent.taps -= 1;
}

async function toLocalNumber({ page, spent, tap }: Begun, what: string) {
  await tap("link", "Find help near you");
  await tap("textbox", "Town, municipality or police station");
  await page.keyboard.type("sol plaatje");
  await tap("button", "Find");
  await localNumber(page).waitFor();
  report(`${what}, a local number`, spent);
  expect(spent.taps).toBeLessThanOrEqual(LOCAL.taps);
  expect(spent.bytes).toBeLessThanOrEqual(LOCAL.bytes);
}

const localNumber = (page: Page) =>
  page.getByRole("region", { name: "Sol Plaatje" }).getByRole("link", { name: /^\d+/ }).first();

test("without scripts a phone reaches a number in few taps and bytes, and keeps nothing", async () => {
  const visit = await begin({ javaScriptEnabled: false });
  const { page, context, tap } = visit;
  await page.goto(`${journey.url}/home`);
  await toNationalNumber(visit, "Without scripts");
  await toLocalNumber(visit, "Without scripts");
  expect(await page.title()).toBe("Contact Directory");
  expect(query(page).toString()).toBe("boundaryId=1163&boundaryTypeId=3");
  expect(await context.cookies()).toEqual([]);
  const exit = page.getByRole("button", { name: "Exit this page" });
  expect(await exit.getAttribute("href")).toMatch(/^https:\/\/(?!.*gbv)/);

  // By its province instead of its name.
  await page.locator("summary", { hasText: "Northern Cape" }).tap();
  await tap("link", "Sol Plaatje");
  await localNumber(page).waitFor();
  await context.close();
});

test("while scripts are on their way the page works as well, and they move nothing when they come", async () => {
  const visit = await begin();
  const { page, context } = visit;
  const scripts = await delayRequests(page, "**/assets/*.js");
  const shifts = await countShifts(page);
  await page.goto(`${journey.url}/home`, { waitUntil: "commit" });
  await toNationalNumber(visit, "Before the scripts");
  await toLocalNumber(visit, "Before the scripts");
  await page.getByRole("textbox", { name: "Town, municipality or police station" }).fill("emf");
  const before = await localNumber(page).boundingBox();
  scripts.release();
  await waitForStable(page);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("link", { name: /^About Us/ }).waitFor();
  await waitForStable(page);
  expect(await localNumber(page).boundingBox()).toEqual(before);
  const field = page.getByRole("textbox", { name: "Town, municipality or police station" });
  expect(await field.inputValue()).toBe("emf");
  expect(await shifts()).toBeLessThan(0.02);
  await assertAccessible(page);
  await context.close();
});

test("with scripts the way to a local number is as short, and loads no app", async () => {
  const visit = await begin();
  const { page, context, spent } = visit;
  await page.goto(`${journey.url}/home`);
  await waitForStable(page);
  report("With scripts, home", spent);
  await toLocalNumber(visit, "With scripts");
  await assertNoTrace(page);
  await context.close();
});
