import fc from "fast-check";
import { expect, test } from "vitest";
import {
  areSimilar,
  type Coverage,
  describeCoveredPart,
  describePartialRate,
  describePeopleCounted,
  findNewestCovered,
  formatCountedArea,
  isComplete,
  isEnoughCovered,
  nameWithCoverage,
} from "./coverage.ts";

/** Draws integers, because random doubles hardly ever lie between 0.5 and 1. */
const share = fc.integer({ min: 0, max: 1000 }).map((perMille) => perMille / 1000);
const peopleShare = fc.integer({ min: 0, max: 2000 }).map((perMille) => perMille / 1000);
const coverage = fc
  .record({ precincts: fc.integer({ min: 1, max: 1200 }), part: share })
  .chain(({ precincts, part }) =>
    fc.record({
      precincts: fc.constant(precincts),
      precinctsReporting: fc.constant(Math.floor(precincts * part)),
      coveredPeopleShare: fc.option(peopleShare),
    }),
  );

test("a figure that covers less than 80 % or more than 125 % of the people is named as a part, and its share is not rounded to the limit", () => {
  fc.assert(
    fc.property(coverage, (each) => {
      const { precincts, precinctsReporting, coveredPeopleShare: people } = each;
      const isPart = people === null ? precinctsReporting < precincts : people < 0.8 || people > 1.25;
      expect(isEnoughCovered(each)).toBe(!isPart);
      expect(nameWithCoverage("Wholeland", each) === "Wholeland").toBe(!isPart);
      expect(isComplete(each)).toBe(!isPart && precinctsReporting === precincts);
      if (!isPart) return;
      const part = describeCoveredPart(each, "Wholeland");
      expect(formatCountedArea("Wholeland", each)).toBe(part);
      expect(part).toMatch(/^the (1 precinct|[\d,]+ precincts) that ha(s|ve) figures|counted in Wholeland$/);
      const [, percent = 0] = /\((\d+)%/.exec(part) ?? [];
      expect(Number(percent) < 80 || Number(percent) >= 125).toBe(true);
    }),
    {
      examples: [0.7999, 0.8, 1.25, 1.2501].map((at): [Coverage] => [
        { precincts: 10, precinctsReporting: 9, coveredPeopleShare: at },
      ]),
    },
  );
});

test("a figure of less than 80 % of the known places is named as that of the captured places; a figure of organisations is never named as a part", () => {
  const places = (capturedPlaces: number, knownPlaces: number): Coverage => ({ capturedPlaces, knownPlaces });
  expect(isEnoughCovered(places(111, 193))).toBe(false);
  expect(isEnoughCovered(places(8, 10))).toBe(true);
  expect(isEnoughCovered(places(799, 1000))).toBe(false);
  expect(nameWithCoverage("Limpopo", places(0, 193))).toBe(
    "Limpopo: none of the 193 known places is captured",
  );
  expect(nameWithCoverage("Western Cape", places(111, 193))).toBe(
    "Western Cape: only the 111 of 193 known places that are captured",
  );
  expect(isEnoughCovered({ organisations: 3 })).toBe(true);
  expect(describeCoveredPart({ organisations: 12 })).toBe("the 12 organisations that took part");
});

test("a total has the place's name only if it includes every precinct", () => {
  fc.assert(
    fc.property(coverage, (each) => {
      expect(formatCountedArea("Wholeland", each) === "Wholeland").toBe(isComplete(each));
    }),
  );
});

test("periods that cover different parts are not compared", () => {
  const coverageOf = (precinctsReporting: number, coveredPeopleShare: number): Coverage => ({
    precincts: 100,
    precinctsReporting,
    coveredPeopleShare,
  });
  expect(areSimilar(coverageOf(9, 0.08), coverageOf(100, 1))).toBe(false);
  expect(areSimilar(coverageOf(9, 0.08), coverageOf(9, 0.2))).toBe(false);
  expect(areSimilar(coverageOf(9, 0.08), coverageOf(9, 0.08))).toBe(true);
  expect(areSimilar(coverageOf(98, 0.99), coverageOf(100, 1))).toBe(true);
});

test("a figure of all precincts that count in a municipality, but not all of its people, has the municipality's name", () => {
  const gamagara = { precincts: 4, precinctsReporting: 4, coveredPeopleShare: 0.4592 };
  const rate = "250.94 reports per 100,000 people";
  expect(describePartialRate(gamagara, { place: "Gamagara", rate, isYear: true })).toBe(
    "250.94 reports per 100,000 people in the 4 police precincts counted in Gamagara",
  );
  expect(nameWithCoverage("Gamagara", { ...gamagara, coveredPeopleShare: 1.6 })).toBe(
    "Gamagara: the 4 police precincts counted in Gamagara",
  );
  expect(describePeopleCounted(gamagara, "Gamagara")).toBe(
    "the 4 police precincts counted in Gamagara have 45% of its people",
  );
});

test("the covered part is described in numbers", () => {
  const part = { precinctsReporting: 173, precincts: 1167, coveredPeopleShare: 0.0811 };
  expect(describeCoveredPart(part, "South Africa")).toBe(
    "the 173 precincts that have figures (8% of people)",
  );
  expect(nameWithCoverage("South Africa", part)).toBe(
    "South Africa: only the 173 precincts that have figures (8% of people)",
  );
  const figureNames = { place: "South Africa", rate: "250.94 reports per 100,000 people", isYear: true };
  expect(describePartialRate({ ...part, precinctsReporting: 12, precincts: 31 }, figureNames)).toBe(
    "No yearly rate of reported sexual offences: 12 of 31 stations reported",
  );
  expect(describePartialRate(part, { ...figureNames, isYear: false })).toBe(
    "No quarterly rate of reported sexual offences: 173 of 1,167 stations reported",
  );
  expect(
    describeCoveredPart({ ...part, precinctsReporting: 1, coveredPeopleShare: 0.004 }, "South Africa"),
  ).toBe("the 1 precinct that has figures (less than 1% of people)");
  expect(
    formatCountedArea("Northern Cape", { precinctsReporting: 91, precincts: 92, coveredPeopleShare: 0.998 }),
  ).toBe("the 91 of 92 precincts of Northern Cape with figures for the whole period");
});

test.each([
  [[1, 1, 0.01], 1],
  [[0.9, 0.75], 0],
  [[0.4, 0.4, 0.01], 1],
  [[0.4, 0.35], 1],
  [[0, 0], 1],
  [[], -1],
])(
  "a later period of a few stations does not replace a period that covers most of a country or of two provinces: %j",
  (shares, newest) => {
    expect(findNewestCovered(shares)).toBe(newest);
  },
);
