import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startReadOnlyJourney } from "./journey.ts";
import { getText, openRendered, WITHOUT_SCRIPTS, waitUntilRendered } from "./rendered.ts";
import { clickInside, countShifts, delayRequests, WIDTHS, waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();

const RENDERED_PATHS = [
  "/home",
  "/home?boundaryId=7",
  "/home?place=Umlazi",
  "/home/place/1163",
  "/home/place/0",
  "/home/contact",
  "/home/contact?boundaryId=7&boundaryTypeId=1",
  "/home/contact?boundaryId=1163&boundaryTypeId=3&town=Ritchie",
  ...["methods", "accessibility", "api", "releases", "releases/1", "comparison"].map(
    (name) => `/home/${name}`,
  ),
];

test.each(WIDTHS)("at %i px, hydration changes no text of a page and shifts nothing", async (width) => {
  // Without `--thorough` each page is opened at one width, by turns.
  const paths = RENDERED_PATHS.filter((_, index) => process.env.THOROUGH || WIDTHS[index % 2] === width);
  const page = await journey.open(WITHOUT_SCRIPTS, width);
  const shifts = await countShifts(page);
  for (const path of paths) {
    await waitUntilRendered(journey, path);
    // Pages that are hydrated at once have not been yet.
    await page.goto(journey.url + path, { waitUntil: "domcontentloaded" });
    const before = await getText(page);
    const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
    const main = await page.locator("script[data-main]").getAttribute("data-main");
    await page.addScriptTag({ url: main ?? "", type: "module" });
    await page.waitForFunction(() => "isHydrated" in window);
    await waitForStable(page);
    expect([path, await getText(page)]).toEqual([path, before]);
    expect([path, await heading?.evaluate((element) => element.isConnected)]).toEqual([path, true]);
    expect([path, (await shifts()) <= 0.02]).toEqual([path, true]);
  }
});

const HYDRATED_AT_ONCE = [
  "/home/map?boundaryId=7&boundaryTypeId=1&componentId=3",
  "/home/grid?componentId=1",
  "/home/chart?componentId=3",
  "/home/chart?boundaryId=7&boundaryTypeId=1&componentId=3",
];

/** The page's finding is its first visible heading of the second level. Counts how often it disappears. */
async function countGaps(page: Page): Promise<() => Promise<Counted>> {
  await page.addInitScript(() => {
    const counted = { finding: "", gaps: 0 };
    Object.assign(globalThis, { counted });
    const checkFrame = () => {
      const visible = [...document.querySelectorAll<HTMLElement>("main h2")]
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => each.innerText);
      counted.finding ||= visible[0]?.split("\n")[0] ?? "";
      if (!visible.some((text) => text.includes(counted.finding))) counted.gaps += 1;
      requestAnimationFrame(checkFrame);
    };
    document.addEventListener("readystatechange", checkFrame, { once: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { counted: Counted }).counted);
}

type Counted = { finding: string; gaps: number };

/** Without THOROUGH each path is visited at one width, by turns. */
const visits = HYDRATED_AT_ONCE.flatMap((path, index) =>
  WIDTHS.filter((_, side) => process.env.THOROUGH || index % 2 === side).map(
    (width) => [path, width] as const,
  ),
);

test.each(visits)(
  "%s at %i px keeps its finding and the texts of its charts while scripts are late and requests fail, and a phone requests no response that the server has rendered",
  async (path, width) => {
    await waitUntilRendered(journey, path);
    const page = await journey.open(WITHOUT_SCRIPTS, width);
    const shifts = await countShifts(page);
    const gaps = await countGaps(page);
    const requests: string[] = [];
    page.on("request", (request) => void (request.url().includes("/api/") && requests.push(request.url())));
    await page.route("**/api/**", (route) => route.abort());
    const scripts = await delayRequests(page, "**/assets/*.js");
    const readChartTexts = async () => {
      const texts = await page.getByRole("main").locator("figure svg text:visible").allTextContents();
      return texts.toSorted();
    };
    await page.goto(journey.url + path, { waitUntil: "commit" });
    await expect.poll(async () => (await gaps()).finding).toMatch(/\d/);
    await page.getByRole("contentinfo").waitFor();
    const before = await readChartTexts();
    if (path.includes("/chart")) expect(before.length).toBeGreaterThan(10);
    scripts.release();
    await waitForStable(page);
    expect([(await gaps()).gaps, (await shifts()) <= 0.02]).toEqual([0, true]);
    if (path.includes("/chart")) expect(await readChartTexts()).toEqual(before);
    if (width === 360) expect(requests).toEqual([]);
    journey.ignoreErrors();
  },
);

test.each([/assets\/[^/]*\.js$/, /assets\/(?!start-)[^/]*\.js$/, /assets\/MapPage-[^/]*\.js$/])(
  "Back, pressed while %s is late, opens the previous map in the same document",
  async (lateScripts) => {
    const page = await openRendered(journey, "/home/map?componentId=3", 360);
    await clickInside(page.getByRole("button", { name: /^Northern Cape, \d/ }));
    const provinceHeading = page.getByRole("heading", { level: 1, name: /Northern Cape/ });
    await provinceHeading.waitFor();
    await waitForStable(page);
    await waitUntilRendered(journey, page.url().slice(journey.url.length));
    const scripts = await delayRequests(page, lateScripts);
    const requested = page.waitForRequest(lateScripts);
    await page.reload({ waitUntil: "commit" });
    await provinceHeading.waitFor();
    await requested;
    await page.evaluate(() => {
      document.documentElement.id = "same";
      window.history.back();
    });
    await page.waitForURL((url) => !url.searchParams.has("boundaryId"), { waitUntil: "commit" });
    scripts.release();
    await page.getByRole("heading", { level: 1, name: /South Africa/ }).waitFor();
    await waitForStable(page);
    expect(await page.locator("html").getAttribute("id")).toBe("same");
  },
);
