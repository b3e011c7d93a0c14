import { expect, test } from "vitest";
import { LANGUAGES, translatedLanguages } from "../../api/shared/i18n/languages.ts";
import { startReadOnlyJourney } from "./journey.ts";
import { assertFits, assertNoTrace, newContext } from "./visit.ts";

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
    await page.getByRole("link", { name: LANGUAGES.nso }).click();
    await page.getByRole("button", { name: "Etšwa" }).click();
    await page.getByText("elsewhere").waitFor();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe("/home");
    await context.close();
  },
);

test("pressing Shift three times leaves a help page", async () => {
  const context = await newContext(journey.browser, PHONE);
  const page = await context.newPage();
  await page.route("https://**", (route) => route.fulfill({ body: "elsewhere" }));
  await page.goto(`${journey.url}/xh/home/contact`);
  for (const press of [1, 2, 3]) await page.keyboard.press("Shift", { delay: press });
  await page.getByText("elsewhere").waitFor();
  await context.close();
});
