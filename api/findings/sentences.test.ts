import fc from "fast-check";
import { expect, test } from "vitest";
import { measureWords as availabilityWords } from "../building-block/measureWords.ts";
import { measureWords as challengeWords } from "../collective-action/measureWords.ts";
import { measureWordsOf as crimeWordsOf } from "../crime/measureWords.ts";
import { ratePer100000 } from "../crime/rate.ts";
import { measureWords as maturityWords } from "../health-check/measureWords.ts";
import type { Measured, MeasureWords, Period } from "../lib/figures/measure.ts";
import { quarterLabel, quarterOfNumber } from "../lib/time/quarters.ts";
import { areasChangeSentence, changeSentence } from "./changeSentence.ts";
import { describeFindings } from "./describeFindings.ts";
import { placeSentence } from "./placeSentence.ts";
import { formatIn } from "./words.ts";

const allWords = [crimeWordsOf(1), crimeWordsOf(5), availabilityWords, maturityWords, challengeWords];
const PERIODS: Period[] = [0, 1, 2, 3, 4].map((index) => {
  const quarter = quarterOfNumber(2025 * 4 + index);
  return { ...quarter, period: quarterLabel(quarter) };
});
const PERCENT_DIGITS = 10_000;

const figure = ({ kind, cases }: MeasureWords, size: number): fc.Arbitrary<Measured> => {
  const count = fc.integer({ min: 0, max: 60 });
  if (kind === "count")
    return count.map((value) => ({
      value,
      cases: cases === null ? null : value,
      ...(cases !== null && { exposure: 1 }),
    }));
  if (kind === "rate")
    return fc
      .record({ cases: fc.integer({ min: 0, max: 900 }), exposure: fc.integer({ min: 1000, max: 900_000 }) })
      .map((each) => ({ cases: each.cases + 900 * size, exposure: each.exposure * (size + 1) }))
      .map((each) => ({ value: ratePer100000(each.cases, each.exposure) ?? 0, ...each }));
  return fc.record({
    value: fc.integer({ min: 0, max: PERCENT_DIGITS }).map((each) => each / PERCENT_DIGITS),
    cases: count,
  });
};
const measured = (words: MeasureWords, size = 0) =>
  fc.oneof(
    { weight: 4, arbitrary: figure(words, size) },
    fc.constantFrom("no-data", "not-captured", "too-few").map((value): Measured => ({ value, cases: null })),
  );

const scene = fc.constantFrom(...allWords).chain((words) =>
  fc.integer({ min: 1, max: 9 }).chain((count) =>
    fc
      .tuple(
        fc.array(measured(words, 10_000), { minLength: 6, maxLength: 6 }),
        ...Array.from({ length: count }, () => fc.array(measured(words), { minLength: 6, maxLength: 6 })),
      )
      .map((rows) => {
        const areas = rows.slice(1).map((_, index) => ({
          boundaryId: index + 1,
          boundaryTypeId: 1,
          description: `Area${"ABCDEFGHI".charAt(index)}`,
        }));
        const country = { boundaryId: 0, boundaryTypeId: 0, description: "Wholeland" };
        const at = (id: number, index: number) =>
          rows[id]?.[index] ?? { value: "no-data" as const, cases: null };
        const held = {
          current: { span: null, of: (id: number) => at(id, 5) },
          series: { periods: PERIODS, of: (id: number, period: Period) => at(id, PERIODS.indexOf(period)) },
        };
        const measure = { wordsOf: () => words, lowestLevel: 5 };
        const byPeriod = {
          ...held.series,
          of: (id: number, { period }: Period) =>
            at(
              id,
              PERIODS.findIndex((each) => each.period === period),
            ),
        };
        const of = { ...held, series: byPeriod };
        return {
          words,
          areas: areas.map((area) => ({ ...area, ...at(area.boundaryId, 5) })),
          findings: [
            describeFindings(measure, { boundary: country, areas, around: [], peers: [] }, of),
            ...areas.map((area) =>
              describeFindings(
                measure,
                {
                  boundary: area,
                  areas: [],
                  around: words.kind === "count" ? [] : [country],
                  peers: areas,
                },
                of,
              ),
            ),
          ],
          at,
        };
      }),
  ),
);

const isFew = ({ cases, exposure }: Measured) => exposure === undefined && cases !== null && cases < 20;

const sentencesOf = ({ findings }: { findings: { sentences: Record<string, string | null> }[] }) =>
  findings.flatMap(({ sentences }) => Object.values(sentences).filter((each) => each !== null));

test("the area that is named highest is the first of the table sorted by the figure, with that figure", () => {
  fc.assert(
    fc.property(scene, ({ words, areas, findings: [whole] }) => {
      const sentence = whole?.sentences.areas ?? "";
      const ranked = areas.filter(({ value }) => typeof value === "number");
      const top = Math.max(...ranked.map(({ value }) => Number(value)));
      const match = /^(.+?) (?:has|have|share) the (?:highest|most) .+?, (\d+(?:,\d{3})*(?:\.\d+)?%?)/.exec(
        sentence,
      );
      if (match === null) return;
      const named = areas.filter(({ description }) => match[1]?.includes(description));
      const tied = ranked.filter(({ value }) => value === top);
      if (named.length > 0)
        expect(named.map(({ description }) => description)).toEqual(
          tied.map(({ description }) => description),
        );
      expect(match[2]).toBe(formatIn(words.kind)(top));
    }),
  );
});

test("no boundary is ranked above one with a higher figure", () => {
  fc.assert(
    fc.property(scene, ({ findings: [, ...places] }) => {
      const ranked = places.filter(({ place }) => place.rank !== null);
      for (const { place } of ranked) {
        const above = ranked.filter((each) => Number(each.place.figure) > Number(place.figure));
        expect(place.rank?.position).toBe(above.length + 1);
      }
    }),
  );
});

test("an area without a figure is never named but by its own sentence, which gives no number", () => {
  fc.assert(
    fc.property(scene, ({ areas, findings: [whole, ...places] }) => {
      for (const [index, area] of areas.entries()) {
        if (typeof area.value === "number") continue;
        expect(`${whole?.sentences.areas} ${whole?.sentences.place}`).not.toContain(area.description);
        expect(places[index]?.sentences.place.replace("100-Day", "")).not.toMatch(/\d/);
        expect(places[index]?.place.rank).toBeNull();
      }
    }),
  );
});

test("a difference that rests on fewer than 20 cases says so, or gives the count itself", () => {
  fc.assert(
    fc.property(scene, ({ words, areas, findings: [whole, ...places] }) => {
      if (words.cases === null) return;
      const note = `fewer than 20 ${words.cases}`;
      const sentence = whole?.sentences.areas ?? "";
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
    }),
  );
});

test("up and down are what the two figures say, and are never said of fewer than 20 cases", () => {
  fc.assert(
    fc.property(scene, ({ words, findings: [, ...places], at }) => {
      for (const [index, { sentences, place }] of places.entries()) {
        const [before, latest] = [at(index + 1, 3), at(index + 1, 4)];
        const { direction } = place.sinceQuarter ?? {};
        if (direction === "rose") expect(Number(latest.value)).toBeGreaterThan(Number(before.value));
        if (direction === "fell") expect(Number(latest.value)).toBeLessThan(Number(before.value));
        if ([before, latest].some(isFew)) expect(["same", "unsure", null]).toContain(direction);
        if (direction === "unsure") expect(sentences.change).toContain(`fewer than 20 ${words.cases}`);
      }
    }),
  );
});

test("the counts of areas that rose and fell are those of the table", () => {
  fc.assert(
    fc.property(scene, ({ findings: [whole] }) => {
      const sentence = whole?.sentences.areasChange ?? "";
      const directions = whole?.areas.map(({ sinceQuarter }) => sinceQuarter?.direction) ?? [];
      const count = (direction: string) => directions.filter((each) => each === direction).length;
      const both = /^(\d+) of (\d+) .* rose and (\w+) fell/.exec(sentence);
      const onlyFell = /^(\d+) of (\d+) .* fell and none rose/.exec(sentence);
      if (both) expect([count("rose"), count("fell")]).toEqual([Number(both[1]), Number(both[3]) || 0]);
      if (onlyFell) expect([count("rose"), count("fell")]).toEqual([0, Number(onlyFell[1])]);
      const match = both ?? onlyFell;
      if (match) expect(Number(match[2])).toBe(directions.filter((each) => each).length);
    }),
  );
});

test("no sentence holds a broken word, a doubled blank or a full stop at its end", () => {
  fc.assert(
    fc.property(scene, (all) => {
      for (const sentence of sentencesOf(all)) {
        expect(sentence).not.toMatch(/undefined|null|NaN|Infinity| {2}|\.$|no-data|too-few|not-captured/);
        expect(sentence).toMatch(/^[A-Z0-9]/);
      }
    }),
  );
});

/** Numbers that are words. */
const notFigures = new RegExp(
  [...PERIODS.map(({ period }) => period), "per 100,000", "fewer than 20", "100-Day"].join("|"),
  "g",
);
const numbersIn = (sentence: string) =>
  sentence.replaceAll(notFigures, "").match(/\d+(?:,\d{3})*(?:\.\d+)?%?/g) ?? [];

test("every number in a sentence is in the table beside it, or counts its rows or cases", () => {
  fc.assert(
    fc.property(scene, ({ words, areas, findings }) => {
      const format = formatIn(words.kind);
      for (const { sentences, place, around, areas: lines } of findings) {
        const readings = [place, ...around, ...lines].flatMap((line) => [
          line.figure,
          ...line.values,
          line.sinceQuarter?.from,
          line.sinceYear?.from,
        ]);
        const known = new Set([
          ...readings.filter((each) => typeof each === "number").map(format),
          ...Array.from({ length: areas.length + 1 }, (_, count) => String(count)),
        ]);
        const { areas: areasSentence, ...others } = sentences;
        for (const sentence of Object.values(others))
          for (const number of numbersIn(sentence ?? ""))
            expect(known, `${number} in “${sentence}”`).toContain(number);
        for (const number of numbersIn((areasSentence ?? "").replace(/ of [\d,]+ in Wholeland/, "")))
          expect(known, `${number} in “${areasSentence}”`).toContain(number);
      }
    }),
  );
});

test("where some areas have no figure, the highest is said to be that of those with figures", () => {
  fc.assert(
    fc.property(scene, ({ areas, findings: [whole] }) => {
      const sentence = whole?.sentences.areas ?? "";
      if (!/(has|have|share) the (highest|most)/.test(sentence)) return;
      const figured = areas.filter(({ value }) => typeof value === "number").length;
      expect(sentence.includes("with figures")).toBe(figured < areas.length);
    }),
  );
});

test("a range over areas of few cases says so", () => {
  fc.assert(
    fc.property(scene, ({ words, areas, findings: [whole] }) => {
      const sentence = whole?.sentences.place ?? "";
      const areFew = areas.some((area) => typeof area.value === "number" && isFew(area));
      if (sentence.includes(" range ") && words.cases !== null && areFew)
        expect(sentence).toContain(`fewer than 20 ${words.cases}`);
    }),
  );
});

test("a change that is sure stands before one that rests on few cases", () => {
  const latest = { period: "Jul - Sep 2026", measured: { name: "Capricorn", value: 0.5, cases: 30 } };
  const change = (from: number, direction: "rose" | "unsure") => ({
    period: latest.period,
    to: latest.measured.value,
    since: "",
    from,
    direction,
  });
  const says = (quarter: Parameters<typeof change>, year: Parameters<typeof change>) =>
    changeSentence(maturityWords, latest, {
      sinceQuarter: change(...quarter),
      sinceYear: change(...year),
      sinceCycle: null,
    });
  const begun = says([0.4, "rose"], [0.3, "rose"])?.split(", up")[0];
  expect(says([0.4, "rose"], [0.3, "rose"])).toBe(
    `${begun}, up from 40.00% the quarter before and 30.00% a year before`,
  );
  expect(says([0.9, "unsure"], [0.4, "rose"])).toBe(
    `${begun}, up from 40.00% a year before; it was 90.00% the quarter before, and with fewer than 20 responses that difference may be chance`,
  );
  expect(says([0.9, "unsure"], [0.8, "unsure"])).toBe(
    `${begun}, against 90.00% the quarter before and 80.00% a year before; fewer than 20 responses, so the difference may be chance`,
  );
});

function crimeScene(reports: readonly (readonly [before: number, now: number])[]) {
  const people = 100_000;
  const [periods, words] = [[2014, 2015], crimeWordsOf(1)];
  const at = (id: number, index: number): Measured => {
    const of = id === 0 ? reports : reports.slice(id - 1, id);
    const cases = of.reduce((sum, each) => sum + Number(each[index]), 0);
    const exposure = people * of.length;
    return { value: ratePer100000(cases, exposure) ?? "no-data", cases, exposure };
  };
  const place = (boundaryId: number) => ({
    boundaryId,
    boundaryTypeId: boundaryId === 0 ? 0 : 1,
    description: ["South Africa", "Limpopo", "Gauteng", "North West"][boundaryId] ?? "",
  });
  const areas = reports.map((_, index) => place(index + 1));
  const held = {
    current: { span: "2015/16", of: (id: number) => at(id, 1) },
    series: {
      periods: periods.map((year) => ({ year, quarter: null, period: `${year}/${year - 1999}` })),
      of: (id: number, { year }: Period) => at(id, periods.indexOf(year)),
    },
  };
  const measure = { wordsOf: () => words, lowestLevel: 5 };
  const [first] = areas;
  if (first === undefined) throw new Error("A country has provinces.");
  return {
    country: describeFindings(measure, { boundary: place(0), areas, around: [], peers: [] }, held),
    limpopo: describeFindings(
      measure,
      { boundary: first, areas: [], around: [place(0)], peers: areas },
      held,
    ),
  };
}

test("a change of reported crime that chance alone can bring is about the same", () => {
  const { limpopo } = crimeScene([
    [733, 761],
    [700, 700],
    [500, 500],
  ]);
  expect(limpopo.place.sinceYear?.direction).toBe("about-same");
  expect(limpopo.sentences.change).toBe(
    "Limpopo had 761.00 reports per 100,000 people in 2015/16, about the same as 733.00 a year before",
  );
});

test("beside the figures of each period stand their exact 95 % intervals, of reported crime alone", () => {
  const { limpopo } = crimeScene([
    [20, 100],
    [1, 1],
  ]);
  expect(limpopo.place.values).toEqual([20, 100]);
  expect(limpopo.intervals).toEqual([
    [12.22, 30.89],
    [81.36, 121.63],
  ]);
  fc.assert(
    fc.property(scene, ({ words, findings }) => {
      for (const { intervals } of findings) if (words.cases !== "reports") expect(intervals).toBeNull();
    }),
  );
});

test("a change of reported crime beyond chance is up or down, of few reports too", () => {
  expect(
    crimeScene([
      [733, 861],
      [1, 1],
    ]).limpopo.sentences.change,
  ).toMatch(/, up from 733.00 a year before$/);
  expect(
    crimeScene([
      [15, 4],
      [1, 1],
    ]).limpopo.sentences.change,
  ).toMatch(/, down from 15.00 a year before$/);
});

test("the highest rate is said to be about the same as the next where chance can bring the difference", () => {
  const { country, limpopo } = crimeScene([
    [80, 83],
    [80, 78],
    [60, 40],
  ]);
  expect(country.sentences.areas).toBe(
    "Limpopo has the highest rate, 83.00, about the same as Gauteng with 78.00; South Africa 67.00",
  );
  expect(limpopo.sentences.place).toBe(
    "Limpopo has 83.00 reports per 100,000 people, the highest of 3 provinces; South Africa 67.00",
  );
});

test("a rate that chance can bring about from the country's is about the same as it", () => {
  const { country, limpopo } = crimeScene([
    [80, 83],
    [80, 78],
    [60, 81],
  ]);
  expect(limpopo.sentences.place).toBe(
    "Limpopo has 83.00 reports per 100,000 people, the highest of 3 provinces; about the same as South Africa, 80.67, so its rank may be chance",
  );
  expect(country.sentences.place).toBe(
    "South Africa has 80.67 reports per 100,000 people; its provinces are about the same, from 78.00 in Gauteng to 83.00 in Limpopo",
  );
});

test("areas whose change may be chance are counted as about the same", () => {
  const words = crimeWordsOf(1);
  const says = (...directions: ("rose" | "fell" | "same" | "about-same")[]) =>
    areasChangeSentence(
      words,
      directions.map((direction) => ({
        period: "Apr - Jun 2026",
        to: 1,
        since: "Jan - Mar 2026",
        from: 1,
        direction,
      })),
      1,
    );
  expect(says("rose", "fell", "about-same")).toBe(
    "1 of 3 provinces rose and 1 fell from Jan - Mar 2026 to Apr - Jun 2026; 1 is about the same",
  );
  expect(says("about-same", "about-same", "same")).toBe(
    "All 3 provinces are about the same in Apr - Jun 2026 as in Jan - Mar 2026",
  );
});

test("a place at an end of the ranking says so in a word", () => {
  const place = { name: "Limpopo", value: 17, cases: null };
  const rank = (position: number, isShared: boolean) => ({
    position,
    of: 9,
    isShared,
    words: `${isShared ? "joint " : ""}${position}th of 9 provinces`,
  });
  const says = (words: MeasureWords, position: number, isShared: boolean) =>
    placeSentence({
      words,
      place,
      rank: rank(position, isShared),
      boundaryTypeId: 1,
      country: null,
      areas: null,
    });
  expect(says(challengeWords, 1, true)).toBe(
    "Limpopo has 17 active challenges, the joint most of 9 provinces",
  );
  expect(says(challengeWords, 9, false)).toBe("Limpopo has 17 active challenges, the fewest of 9 provinces");
  expect(says(crimeWordsOf(1), 1, false)).toBe(
    "Limpopo has 17.00 reports per 100,000 people, the highest of 9 provinces",
  );
  expect(says(crimeWordsOf(1), 4, true)).toBe(
    "Limpopo has 17.00 reports per 100,000 people, joint 4th of 9 provinces",
  );
});
