import { expect, test } from "vitest";
import { numbersInSight } from "../pageChecks.ts";
import { PLACES, publicScreens } from "../publicScreens.ts";
import { startReading } from "./journey.ts";
import { waitForStable } from "./visit.ts";

const { open } = startReading();

const MAX_HEADLINE = 90;
const MAX_NUMBERS = 60;
const withFigures = [
  ...publicScreens(PLACES.province).filter((path) => /componentId|\/place\/|home\?/.test(path)),
  "/home/chart",
  "/home/chart?componentId=3&compare=7,2,0",
];

test.each(withFigures.flatMap((path) => [1280, 360].map((width) => [path, width] as const)))(
  "%s at %i px says caveat and source once for each theme, in short headlines, with few numbers",
  async (path, width) => {
    const page = await open(path, width === 360 ? 360 : 1280);
    await waitForStable(page);
    const text = await page.getByRole("main").innerText();
    const themes = path.includes("componentId") ? 1 : 4;
    expect(text.match(/Updated \d+ \w+ \d{4}/g) ?? []).toHaveLength(themes);
    expect(text.match(/can also mean/g)?.length ?? 0).toBeLessThanOrEqual(1);
    const headlines = await page.locator("figure :is(h2, h3, h4) > :first-child").allTextContents();
    expect(headlines.filter(({ length }) => length > MAX_HEADLINE)).toEqual([]);
    expect((await page.evaluate(numbersInSight)).length).toBeLessThanOrEqual(MAX_NUMBERS);
  },
);
