import type { Locator, Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { startReading } from "./journey.ts";
import { query } from "./visit.ts";

/** At most this many clicks from home. */
const MAX_CLICKS = 3;
const MAX_SCROLLED_PX = 700;

const journey = startReading();
let clicks = 0;
let scrolled = 0;
afterEach(({ task }) => {
  console.info(`${task.name}: ${clicks} clicks, ${scrolled} px of scrolling`);
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
  expect(scrolled).toBeLessThanOrEqual(MAX_SCROLLED_PX);
});

function home(): Promise<Page> {
  clicks = 0;
  scrolled = 0;
  return journey.open("/home");
}

async function click(target: Locator): Promise<void> {
  clicks += 1;
  await see(target);
  await target.click();
}

async function see(target: Locator): Promise<void> {
  await target.waitFor();
  scrolled += await target.evaluate((element) => {
    const scrollers: Element[] = [];
    for (let each = element.parentElement; each !== null; each = each.parentElement) scrollers.push(each);
    const before = scrollers.map(({ scrollTop }) => scrollTop);
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    return scrollers.reduce(
      (sum, { scrollTop }, index) => sum + Math.abs(scrollTop - Number(before[index])),
      0,
    );
  });
}

const choose = async (page: Page, field: string, name: string) => {
  const input = page.getByRole("combobox", { name: field });
  await click(input);
  await input.pressSequentially(name);
  await click(page.getByRole("option", { name }).first());
};

const card = (page: Page, name: string) => page.getByRole("article", { name });

test("the latest figure", async () => {
  const page = await home();
  await see(card(page, "Crime statistics").getByText("sexual offences reported to the police"));
  await see(card(page, "Crime statistics").getByText(/^\d+\.\d\d$/));
});

test("what a municipality lacks, and whom to call", async () => {
  const page = await home();
  await choose(page, "Local", "Sol Plaatje");
  await click(page.getByRole("link", { name: "Charts of Building blocks" }));
  await see(page.getByRole("region", { name: "What is missing, and who to call" }));
});

test("the trend", async () => {
  const page = await home();
  await click(page.getByRole("link", { name: "Charts of Crime statistics" }));
  await see(page.getByRole("heading", { name: /^South Africa had .* over time$/ }));
  await see(page.getByRole("img", { name: /^South Africa had / }));
});

test("a municipality's rank", async () => {
  const page = await home();
  await choose(page, "Local", "Sol Plaatje");
  await see(card(page, "Crime statistics").getByText(/^\d+(st|nd|rd|th) of \d+ municipalities/));
});

test("the national average", async () => {
  const page = await home();
  await click(page.getByRole("link", { name: "Map of Crime statistics" }));
  await see(page.getByText(/Thick: South Africa, \d+\.\d\d/));
  await page
    .getByRole("heading", { name: /has the highest rate, \d+\.\d\d; South Africa \d+\.\d\d/ })
    .waitFor();
});

test("the change since last quarter", async () => {
  const page = await home();
  await click(page.getByRole("link", { name: "Charts of Crime statistics" }));
  await see(page.getByText("Since the quarter before"));
});

test("two places", async () => {
  const page = await home();
  await click(page.getByRole("link", { name: "Charts of Crime statistics" }));
  await choose(page, "Compare with another place", "Limpopo");
  await see(page.getByRole("heading", { name: /^South Africa and Limpopo compared/ }));
  expect(query(page).get("compare")).toBe(`0,${await idOf(page, "Limpopo")}`);
});

test("two places, from the map", async () => {
  const page = await home();
  await click(page.getByRole("link", { name: "Map of Crime statistics" }));
  await click(page.getByRole("button", { name: "Compare with another place" }));
  await click(page.getByRole("option", { name: "Limpopo" }));
  await see(page.getByRole("heading", { name: /^South Africa and Limpopo compared/ }));
});

test("all police stations of a province, ranked", async () => {
  const page = await home();
  await click(page.getByRole("link", { name: "Grid", exact: true }));
  await click(page.getByRole("button", { name: "Move or compare Northern Cape" }));
  await click(page.getByRole("menuitem", { name: "Police precincts of Northern Cape" }));
  await see(
    page.getByRole("heading", {
      name: /^Of \d+ police precincts with figures, .+ the largest share of reports, \d/,
    }),
  );
  await page
    .getByText(/the most reports of \d+ police precincts with figures, \d+ of their [\d,]+/)
    .waitFor();
  const rows = page.getByRole("grid").getByRole("row");
  await expect.poll(() => rows.count()).toBeGreaterThan(81);
  await expect.poll(() => rows.first().textContent()).toMatch(/^\D*1/);
});

test("figures to take away", async () => {
  const page = await home();
  await click(page.getByRole("link", { name: "Map of Crime statistics" }));
  const figure = page.getByRole("figure", { name: /by province/ });
  await click(figure.getByRole("button", { name: "Download or share" }));
  const dialog = page.getByRole("dialog", { name: "Download or share this figure" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    click(dialog.getByRole("button", { name: "Table (CSV)" })),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await see(dialog.getByText(/^Sexual offences reported to the police, .* GBVF Dashboard, http/));
});

test("how it is measured", async () => {
  const page = await home();
  await click(page.getByRole("link", { name: "Map of Crime statistics" }));
  const figure = page.getByRole("figure", { name: /by province/ });
  await click(figure.getByRole("link", { name: "How this is measured for Crime" }));
  const part = page.getByRole("region", { name: "Crime statistics" });
  await see(part.getByRole("heading", { name: "What it is divided by" }));
  await page.waitForFunction(() => document.activeElement?.id === "crime");
});

async function idOf(page: Page, name: string): Promise<string> {
  const response = await page.request.get(`${journey.url}/api/geography/boundary/list/1?filter=${name}`);
  const [found] = (await response.json()) as { boundaryId: number }[];
  return String(found?.boundaryId);
}
