import { expect, test } from "vitest";
import { listNumbersInSight } from "../pageChecks.ts";
import { PLACES, publicScreens } from "../publicScreens.ts";
import { startReadOnlyJourney } from "./journey.ts";
import { WIDTHS, waitForStable } from "./visit.ts";

const { open } = startReadOnlyJourney();

const MAX_HEADLINE = 90;
const MAX_NUMBERS = 60;
const pathsWithFigures = [
  ...publicScreens(PLACES.province).filter((path) => /componentId|\/place\/|home\?/.test(path)),
  "/home/chart",
  "/home/chart?componentId=3&compare=7,2,0",
];

/** Both widths of each page with `--thorough`, otherwise the two widths by turns. */
const visits = pathsWithFigures
  .flatMap((path, index) => WIDTHS.map((width, side) => ({ path, width, isTurn: index % 2 === side })))
  .filter(({ isTurn }) => process.env.THOROUGH || isTurn);

test.each(visits)(
  "$path at $width px shows one source for each theme, at most one caveat, headlines of at most 90 characters and at most 60 numbers",
  async ({ path, width }) => {
    const page = await open(path, width);
    await waitForStable(page);
    const text = await page.getByRole("main").innerText();
    const themes = path.includes("componentId") ? 1 : 4;
    expect(text.match(/How this is measured/g) ?? []).toHaveLength(themes);
    // One line has the date of several themes if it is the same.
    expect([1, themes]).toContain(text.match(/Updated \d+ \w+ \d{4}/g)?.length);
    expect(text.match(/can also mean/g)?.length ?? 0).toBeLessThanOrEqual(1);
    const headlines = await page.locator("figure :is(h2, h3, h4) > :first-child").allTextContents();
    expect(headlines.filter(({ length }) => length > MAX_HEADLINE)).toEqual([]);
    expect((await page.evaluate(listNumbersInSight)).length).toBeLessThanOrEqual(MAX_NUMBERS);
  },
);
