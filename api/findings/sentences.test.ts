import { expect, test } from "vitest";
import { getFormatter } from "../lib/figures/getFormatter.ts";
import type { MeasuredFigure } from "../lib/figures/measure.ts";
import { everyScene, PERIODS } from "../testing/findings/scenes.ts";

const isFew = ({ cases, exposure }: MeasuredFigure) => exposure === undefined && cases !== null && cases < 20;

const listSentences = ({ findings }: { findings: { sentences: Record<string, string | null> }[] }) =>
  findings.flatMap(({ sentences }) => Object.values(sentences).filter((each) => each !== null));

test("the sentence names the area with the highest figure, and that figure", () => {
  everyScene(({ description, areas, findings: [country] }) => {
    const sentence = country?.sentences.areas ?? "";
    const ranked = areas.filter(({ value }) => typeof value === "number");
    const top = Math.max(...ranked.map(({ value }) => Number(value)));
    const match = /^(.+?) (?:has|have|share) the (?:highest|most) .+?, (\d+(?:,\d{3})*(?:\.\d+)?%?)/.exec(
      sentence,
    );
    if (match === null) return;
    const mentioned = areas.filter(({ description }) => match[1]?.includes(description));
    const tied = ranked.filter(({ value }) => value === top);
    if (mentioned.length > 0)
      expect(mentioned.map(({ description }) => description)).toEqual(
        tied.map(({ description }) => description),
      );
    expect(match[2]).toBe(getFormatter(description.kind)(top));
  });
});

test("an area without a figure is named only by its own sentence, which has no number", () => {
  everyScene(({ areas, findings: [country, ...places] }) => {
    for (const [index, area] of areas.entries()) {
      if (typeof area.value === "number") continue;
      expect(`${country?.sentences.areas} ${country?.sentences.place}`).not.toContain(area.description);
      expect(places[index]?.sentences.place.replace(/100-Day|100,000/g, "")).not.toMatch(/\d/);
      expect(places[index]?.place.rank).toBeNull();
    }
  });
});

test("a sentence about a difference based on fewer than 20 cases notes it or has the counts", () => {
  everyScene(({ description, areas, findings: [country, ...places] }) => {
    if (description.cases === null) return;
    const note = `fewer than 20 ${description.cases}`;
    const sentence = country?.sentences.areas ?? "";
    if (/(has|have|share) the (highest|most)/.test(sentence)) {
      const figures = areas.filter(({ value }) => typeof value === "number");
      const top = Math.max(...figures.map(({ value }) => Number(value)));
      if (figures.some((each) => each.value === top && isFew(each))) expect(sentence).toContain(note);
    }
    for (const [index, { sentences }] of places.entries()) {
      const area = areas[index];
      if (
        area &&
        isFew(area) &&
        /\dth|\dst|\dnd|\drd|highest|lowest|the (joint )?most|fewest/.test(sentences.place)
      )
        expect(sentences.place).toContain(note);
    }
  });
});

test("a sentence has 'up' or 'down' only if the figures rose or fell and have at least 20 cases", () => {
  everyScene(({ description, findings: [, ...places], getFigureAt }) => {
    for (const [index, { sentences, place }] of places.entries()) {
      const [before, latest] = [getFigureAt(index + 1, 3), getFigureAt(index + 1, 4)];
      const { direction } = place.sinceQuarter ?? {};
      if (direction === "rose") expect(Number(latest.value)).toBeGreaterThan(Number(before.value));
      if (direction === "fell") expect(Number(latest.value)).toBeLessThan(Number(before.value));
      if ([before, latest].some(isFew)) expect(["same", "unsure", null]).toContain(direction);
      if (direction === "unsure")
        expect(sentences.change).toContain(
          latest.exposure === undefined ? `fewer than 20 ${description.cases}` : "too few reports to tell",
        );
      if (direction === "none") expect([before.value, latest.value]).toEqual([0, 0]);
    }
  });
});

test("a figure of a place is within the range of the areas in the same sentence", () => {
  everyScene(({ description, areas, findings: [country] }) => {
    if (description.kind === "count" || typeof country?.place.figure !== "number") return;
    const figures = areas.flatMap(({ value }) => (typeof value === "number" ? [value] : []));
    const { figure } = country.place;
    if (figure >= Math.min(...figures) && figure <= Math.max(...figures)) return;
    expect(country.sentences.areas).not.toContain("; Wholeland ");
    expect(country.sentences.place).not.toContain("range");
  });
});

test("no sentence has an undefined value, a double space or a full stop at its end", () => {
  everyScene((scene) => {
    for (const sentence of listSentences(scene)) {
      expect(sentence).not.toMatch(/undefined|null|NaN|Infinity| {2}|\.$|no-data|too-few|not-captured/);
      expect(sentence).toMatch(/^[A-Z0-9]/);
    }
  });
});

/** Numbers in sentences that are not figures. */
const IGNORED_NUMBERS = new RegExp(
  [...PERIODS.map(({ period }) => period), "per 100,000", "fewer than 20", "100-Day", "of 100 days"].join(
    "|",
  ),
  "g",
);
const listNumbers = (sentence: string) =>
  sentence.replaceAll(IGNORED_NUMBERS, "").match(/\d+(?:,\d{3})*(?:\.\d+)?%?/g) ?? [];

test("every number in a sentence is in the table, or counts its rows or cases", () => {
  everyScene(({ description, areas, findings }) => {
    const format = getFormatter(description.kind);
    for (const { sentences, place, around, areas: lines } of findings) {
      const readings = [place, ...around, ...lines].flatMap((line) => [
        line.figure,
        ...line.values,
        line.sinceQuarter?.from,
        line.sinceYear?.from,
      ]);
      const names = new Set([
        ...readings.filter((each) => typeof each === "number").map(format),
        ...Array.from({ length: areas.length + 1 }, (_, count) => String(count)),
      ]);
      const { areas: areasSentence, ...otherSentences } = sentences;
      for (const sentence of Object.values(otherSentences))
        for (const number of listNumbers(sentence ?? ""))
          expect(names, `${number} in “${sentence}”`).toContain(number);
      for (const number of listNumbers((areasSentence ?? "").replace(/ of [\d,]+ in Wholeland/, "")))
        expect(names, `${number} in “${areasSentence}”`).toContain(number);
    }
  });
});

test("if some areas have no figure, the sentence limits 'highest' to areas with figures", () => {
  everyScene(({ areas, findings: [country] }) => {
    const sentence = country?.sentences.areas ?? "";
    if (!/(has|have|share) the (highest|most)/.test(sentence)) return;
    const countWithFigures = areas.filter(({ value }) => typeof value === "number").length;
    expect(sentence.includes("with figures")).toBe(countWithFigures < areas.length);
  });
});
