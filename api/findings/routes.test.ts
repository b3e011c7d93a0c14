import { describe, expect, test } from "vitest";
import { getCrimeStats } from "../crime/contract.ts";
import { isOfDifferentPopulation } from "../shared/figures/coverage.ts";
import { getJsonResponse } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { getFindings, getMeasures } from "./contract.ts";
import { MAX_HEADLINE } from "./headlines.ts";

describe.each(testDatabases)("findings on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });

  const fetchFindings = (boundaryId: number, componentId: number) =>
    getJsonResponse(api, getFindings, { query: { boundaryId, componentId } });

  test.each([
    ["building blocks, which change all day, for five minutes", 1, 300],
    ["health checks for an hour", 2, 3600],
    ["crime for an hour", 3, 3600],
    ["100-Day Challenges for an hour", 4, 3600],
  ])("shared caches may store findings of %s", async (_sentence, componentId, seconds) => {
    const { headers } = await fetch(`${api.url}/api/findings?boundaryId=0&componentId=${componentId}`);
    expect(headers.get("cache-control")).toContain(`s-maxage=${seconds},`);
  });

  test("a municipality whose precincts have other people than its own estimate has figures up to the latest period", async () => {
    const country = await fetchFindings(0, 3);
    const municipalities = await getJsonResponse(api, getCrimeStats, {
      query: { boundaryId: 0, areaTypeId: 3 },
    });
    const foreignMunicipalities = municipalities.containedBoundaryData.filter(isOfDifferentPopulation);
    expect(foreignMunicipalities.length).toBeGreaterThan(10);
    for (const { boundaryId } of foreignMunicipalities)
      expect((await fetchFindings(boundaryId, 3)).periods.at(-1)).toBe(country.periods.at(-1));
  });

  test.each([1, 2, 3, 4])("headlines of theme %i are short at every level", async (componentId) => {
    const places = await api.knex("boundary").where("boundary_type_id", "<=", 3).orderBy("boundary_id");
    for (const { boundaryId } of places.filter((_, index) => index % 10 === 0)) {
      const { headlines, shares } = await fetchFindings(boundaryId, componentId);
      for (const headline of [...Object.values(headlines), shares?.headline])
        expect(headline?.length ?? 0, headline ?? "").toBeLessThanOrEqual(MAX_HEADLINE);
    }
  });

  const MEASURE_NAMES: Record<number, RegExp> = {
    1: /building blocks?/i,
    2: /GBVF maturity/,
    3: /sexual offences/i,
    4: /100-Day Challenges?|challenges? of 100 days/,
  };
  test.each([0, 7, 139, 1163, 10421])(
    "every sentence of place %i names the measure, its unit, the place and the time",
    async (boundaryId) => {
      for (const [componentId, counted] of Object.entries(MEASURE_NAMES)) {
        const { sentences, shares, place } = await fetchFindings(boundaryId, Number(componentId));
        const { borders, ...otherSentences } = sentences;
        for (const clause of borders?.split("; ") ?? []) expect(clause).toContain(place.boundary);
        for (const sentence of [...Object.values(otherSentences), shares?.sentence]) {
          if (sentence == null) continue;
          expect(sentence).toMatch(counted);
          expect(sentence).toMatch(
            /%|reports|per 100,000|Challenges?|maturity|availability|known|captured|whole/i,
          );
          expect(sentence).toContain(place.boundary);
          expect(sentence).toMatch(/\b20\d\d\b/);
        }
      }
    },
  );

  test("findings of crime have the map's figures, and the sentence names the highest", async () => {
    const response = await fetchFindings(0, 3);
    const stats = await getJsonResponse(api, getCrimeStats);
    expect(response.areas.map(({ boundary, figure }) => [boundary, figure])).toEqual(
      stats.containedBoundaryData.map(({ boundary, ratePer100000 }) => [boundary, ratePer100000]),
    );
    const highest = stats.containedBoundaryData.toSorted(
      (a, b) => Number(b.ratePer100000) - Number(a.ratePer100000),
    )[0];
    expect(response.sentences.areas).toBe(
      `${highest?.boundary} has the highest rate of reported sexual offences per 100,000 people, ${highest?.ratePer100000?.toFixed(2)}; South Africa ${stats.boundaryLevel.ratePer100000?.toFixed(2)} (${response.span})`,
    );
    expect(response.span).toBe(stats.reportingSpan?.label);
  });

  test("a municipality is ranked among all municipalities, and is returned with the lines of its district and the country", async () => {
    const response = await fetchFindings(1163, 3);
    expect(response.place.rank?.words).toMatch(/^(joint )?\d+(st|nd|rd|th) of \d+ municipalities/);
    expect(response.around.map(({ boundaryTypeId }) => boundaryTypeId)).toEqual([2, 0]);
    for (const line of [response.place, ...response.around, ...response.areas])
      expect(line.values).toHaveLength(response.periods.length);
  });

  test("a quarter's rate is its reports over the people of the precincts that reported", async () => {
    const response = await fetchFindings(7, 3);
    const { periods, boundaryLevel } = await getJsonResponse(api, getCrimeStats, {
      query: { boundaryId: 7 },
    });
    const latest = periods.findLast(({ quarter }) => quarter !== null);
    const rate = (people: number | null) => (Number(latest?.total) / Number(people)) * 100_000;
    expect(response.periods.at(-1)).toBe(latest?.period);
    const value = Number(response.place.values.at(-1));
    expect(value).toBeLessThanOrEqual(rate(boundaryLevel.coveredPeopleCount) + 0.01);
    // The quarter's rate uses the people of its own year, which are up to 2 % more than those of the span's
    // first year.
    expect(value).toBeGreaterThanOrEqual(rate(Number(boundaryLevel.peopleCount) * 1.02) - 0.01);
  });

  test("each theme has a method, and the source and span of its shown figures", async () => {
    const measures = await getJsonResponse(api, getMeasures);
    expect(measures.map(({ anchor }) => anchor)).toEqual([
      "crime",
      "buildingBlock",
      "healthCheck",
      "collectiveAction",
    ]);
    for (const { componentId, titles, span, source } of measures) {
      const response = await fetchFindings(0, componentId);
      expect(titles[0]).toBe(response.measure.title);
      expect(span).toBe(response.span);
      expect(source?.isDemonstration).toBe(true);
    }
    expect(measures[0]?.held).toMatchObject({ last: expect.stringMatching(/20\d\d/) });
  });

  test("findings of a level have the areas of its statistics", async () => {
    const response = await getJsonResponse(api, getFindings, {
      query: { boundaryId: 7, componentId: 3, areaTypeId: 5 },
    });
    const stats = await getJsonResponse(api, getCrimeStats, { query: { boundaryId: 7, areaTypeId: 5 } });
    expect(response.areas.map(({ boundary, figure }) => [boundary, figure])).toEqual(
      stats.containedBoundaryData.map(({ boundary, total }) => [boundary, total ?? "no-data"]),
    );
    const municipalities = await getJsonResponse(api, getFindings, {
      query: { componentId: 1, areaTypeId: 3 },
    });
    expect(municipalities.areas).toHaveLength(213);
    const precinctLevel = await getJsonResponse(api, getFindings, {
      query: { componentId: 1, areaTypeId: 5 },
    });
    expect(precinctLevel.areas).toEqual([]);
  });

  test("an unknown place or theme is refused", async () => {
    expect((await fetch(`${api.url}/api/findings?boundaryId=77&componentId=3`)).status).toBe(404);
    expect((await fetch(`${api.url}/api/findings?boundaryId=7&componentId=5`)).status).toBe(400);
  });
});
