import { expect, test } from "vitest";
import { describeMeasure as describeCrime } from "../crime/measureDescription.ts";
import type { MeasuredFigure, Period } from "../lib/figures/measure.ts";
import { ratePer100000 } from "../shared/figures/rate.ts";
import { everyScene } from "../testing/findings/scenes.ts";
import { areasSentence } from "./areasSentence.ts";
import { describeFindings } from "./describeFindings.ts";

function crimeScene(reports: readonly (readonly [before: number, now: number])[]) {
  const people = 100_000;
  const [periods, description] = [[2014, 2015], describeCrime(1)];
  const getFigureAt = (id: number, index: number): MeasuredFigure => {
    const countedReports = id === 0 ? reports : reports.slice(id - 1, id);
    const cases = countedReports.reduce((sum, each) => sum + Number(each[index]), 0);
    const exposure = people * countedReports.length;
    return { value: ratePer100000(cases, exposure) ?? "no-data", cases, exposure };
  };
  const place = (boundaryId: number) => ({
    boundaryId,
    boundaryTypeId: boundaryId === 0 ? 0 : 1,
    description: ["South Africa", "Limpopo", "Gauteng", "North West"][boundaryId] ?? "",
  });
  const areas = reports.map((_, index) => place(index + 1));
  const scene = {
    current: { span: "2015/16", getMeasuredFigure: (id: number) => getFigureAt(id, 1) },
    series: {
      periods: periods.map((year) => ({ year, quarter: null, period: `${year}/${year - 1999}` })),
      getMeasuredFigure: (id: number, { year }: Period) => getFigureAt(id, periods.indexOf(year)),
    },
  };
  const measure = { getDescription: () => description, smallestAreaTypeId: 5 };
  const [first] = areas;
  if (first === undefined) throw new Error("A country has provinces.");
  return {
    country: describeFindings(measure, { boundary: place(0), areas, containingPlaces: [], peers: [] }, scene),
    limpopo: describeFindings(
      measure,
      { boundary: first, areas: [], containingPlaces: [place(0)], peers: areas },
      scene,
    ),
  };
}

test("a change of reported crime within chance is about the same", () => {
  const { limpopo } = crimeScene([
    [733, 761],
    [700, 700],
    [500, 500],
  ]);
  expect(limpopo.place.sinceYear?.direction).toBe("about-same");
  expect(limpopo.sentences.change).toBe(
    "Limpopo had 761.00 reports of sexual offences per 100,000 people in 2015/16, about the same as 733.00 a year before",
  );
});

test("only figures of reported crime have exact 95 % intervals", () => {
  const { limpopo } = crimeScene([
    [20, 100],
    [1, 1],
  ]);
  expect(limpopo.place.values).toEqual([20, 100]);
  expect(limpopo.intervals).toEqual([
    [12.22, 30.89],
    [81.36, 121.63],
  ]);
  everyScene(({ description, findings }) => {
    for (const { intervals } of findings) if (description.cases !== "reports") expect(intervals).toBeNull();
  });
});

test("a change of reported crime beyond chance is up or down, even with few reports", () => {
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

test("the highest rate cannot be told from the next if the difference is within chance", () => {
  const { country, limpopo } = crimeScene([
    [80, 83],
    [80, 78],
    [60, 40],
  ]);
  expect(country.sentences.areas).toBe(
    "Limpopo has the highest rate of reported sexual offences per 100,000 people, 83.00, with too few reports to tell it from Gauteng with 78.00; South Africa 67.00 (2015/16)",
  );
  expect(limpopo.sentences.place).toBe(
    "Limpopo has 83.00 reports of sexual offences per 100,000 people, the highest of 3 provinces; South Africa 67.00 (2015/16)",
  );
});

test("a rate cannot be told from the country's if the difference is within chance", () => {
  const { country, limpopo } = crimeScene([
    [80, 83],
    [80, 78],
    [60, 81],
  ]);
  expect(limpopo.sentences.place).toBe(
    "Limpopo has 83.00 reports of sexual offences per 100,000 people, the highest of 3 provinces; too few reports to tell it from South Africa, 80.67, so its rank may be chance (2015/16)",
  );
  expect(country.sentences.place).toBe(
    "South Africa has 80.67 reports of sexual offences per 100,000 people; its provinces range from 78.00 in Gauteng to 83.00 in Limpopo, with too few reports to tell them apart (2015/16)",
  );
});

test("a single precinct has no rank, and the sentence names its municipality", () => {
  const precinct = (name: string, value: number) => ({ name, value, cases: value, exposure: 1 });
  const writeSentence = (...areas: ReturnType<typeof precinct>[]) =>
    areasSentence({
      description: describeCrime(5),
      place: { name: "Knysna", value: 52.5, cases: 39 },
      areas,
      boundaryTypeId: 5,
      isComparable: false,
    });
  expect(writeSentence(precinct("Kwanokuthula", 39))).toBe(
    "Kwanokuthula is the only police precinct of Knysna: 39 reports of sexual offences",
  );
  expect(writeSentence(precinct("Kwanokuthula", 39), precinct("Sedgefield", 0))).toBe(
    "Kwanokuthula has the most reports of sexual offences in Knysna, 39",
  );
  expect(writeSentence(precinct("Kwanokuthula", 39), precinct("Sedgefield", 39))).toBe(
    "Both police precincts of Knysna have 39 reports of sexual offences each",
  );
});
