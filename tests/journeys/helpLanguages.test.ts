import { expect, test } from "vitest";
import { LANGUAGES, translatedLanguages } from "../../api/shared/i18n/languages.ts";
import { startReadOnlyJourney } from "./journey.ts";
import { assertFits, assertNoTrace, getQuery, newContext } from "./visit.ts";

const journey = startReadOnlyJourney();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const PLACE = "?boundaryId=1163&boundaryTypeId=3";

test.each(translatedLanguages)(
  "S25 the help page in %s fits a small phone and stores nothing",
  async (language) => {
    const page = await journey.openShared(`/${language}/home/contact${PLACE}`, 360);
    await page.setViewportSize({ width: 320, height: 640 });
    await assertFits(page);
    await assertNoTrace(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  },
);

test("without scripts, the help pages in isiZulu lead to a local number within 60 kB", async () => {
  const context = await newContext(journey.browser, { ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  let bytes = 0;
  network.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(`${journey.url}/home/contact`);
  await page.getByRole("link", { name: LANGUAGES.zu }).tap();
  const national = page.getByRole("link", {
    name: /^0800.428.428 Udlame olubhekiswe kwabobulili obuthile · Usonhlalakahle GBV Command Centre$/,
  });
  expect((await national.boundingBox())?.y).toBeLessThan(PHONE.viewport.height / 2);
  console.log(`In isiZulu, a national number: 2 taps, ${(bytes / 1000).toFixed(1)} kB`);
  await page.getByRole("textbox", { name: /^uMasipala/ }).fill("sol plaatje");
  await page.locator("form button").tap();
  await page.getByRole("region", { name: "Sol Plaatje" }).getByRole("link").first().waitFor();
  console.log(`In isiZulu, a local number: 4 taps, ${(bytes / 1000).toFixed(1)} kB`);
  expect(bytes).toBeLessThan(60_000);
  expect(getQuery(page).toString()).toBe(PLACE.slice(1));
  await page.getByRole("link", { name: "English" }).tap();
  await page.getByRole("heading", { name: "Sol Plaatje", exact: true }).waitFor();
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test.each([false, true])(
  "Back after Exit opens the page before the help pages, even after a search (signed in: %s)",
  async (isSignedIn) => {
    const context = await newContext(journey.browser, PHONE);
    if (isSignedIn) await context.addCookies([{ name: "signed-in", value: "1", url: journey.url }]);
    const page = await context.newPage();
    await page.route("https://**", (route) => route.fulfill({ body: "elsewhere" }));
    await page.goto(`${journey.url}/home`);
    await page.getByRole("link", { name: "Find help near you" }).first().click();
    await page.locator("#help-place").fill("sol plaatje");
    await page.locator("#help-place").press("Enter");
    await page.getByRole("heading", { name: "Sol Plaatje", exact: true }).waitFor();
    await page.getByRole("link", { name: LANGUAGES.xh }).click();
    await page.getByRole("button", { name: "Phuma" }).click();
    await page.getByText("elsewhere").waitFor();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe("/home");
    await context.close();
  },
);

test("Exit replaces the help page in the history, and pressing Shift three times leaves the page, too", async () => {
  const context = await newContext(journey.browser, PHONE);
  const page = await context.newPage();
  await page.goto(`${journey.url}/xh/home/contact`);
  await page.route("https://**", (route) => route.fulfill({ body: "elsewhere" }));
  await page.goto(`${journey.url}/xh/home/contact${PLACE}`);
  await page.getByRole("button", { name: "Phuma" }).click();
  await page.getByText("elsewhere").waitFor();
  await page.goBack();
  expect(new URL(page.url()).search).toBe("");
  for (const press of [1, 2, 3]) await page.keyboard.press("Shift", { delay: press });
  await page.getByText("elsewhere").waitFor();
  await context.close();
});
