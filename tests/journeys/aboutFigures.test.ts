import { expect, test } from "vitest";
import { listNumbersInSight } from "../pageChecks.ts";
import { PLACES, publicScreens } from "../publicScreens.ts";
import { startReadOnlyJourney } from "./journey.ts";
import { waitForStable } from "./visit.ts";

const { open } = startReadOnlyJourney();

const MAX_HEADLINE = 90;
const MAX_NUMBERS = 60;
const pathsWithFigures = [
  ...publicScreens(PLACES.province).filter((path) => /componentId|\/place\/|home\?/.test(path)),
  "/home/chart",
  "/home/chart?componentId=3&compare=7,2,0",
];

test.each(pathsWithFigures.flatMap((path) => [1280, 360].map((width) => [path, width] as const)))(
  "%s at %i px shows one source for each theme, at most one caveat, headlines of at most 90 characters and at most 60 numbers",
  async (path, width) => {
    const page = await open(path, width === 360 ? 360 : 1280);
    await waitForStable(page);
    const text = await page.getByRole("main").innerText();
    const themes = path.includes("componentId") ? 1 : 4;
    expect(text.match(/Updated \d+ \w+ \d{4}/g) ?? []).toHaveLength(themes);
    expect(text.match(/can also mean/g)?.length ?? 0).toBeLessThanOrEqual(1);
    const headlines = await page.locator("figure :is(h2, h3, h4) > :first-child").allTextContents();
    expect(headlines.filter(({ length }) => length > MAX_HEADLINE)).toEqual([]);
    expect((await page.evaluate(listNumbersInSight)).length).toBeLessThanOrEqual(MAX_NUMBERS);
  },
);
