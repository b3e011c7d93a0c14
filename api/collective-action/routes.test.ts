import { describe, expect, test } from "vitest";
import { getFindings } from "../findings/contract.ts";
import { getBoundaryGeojson } from "../geography/contract.ts";
import { contains } from "../geography/geometry/measure.ts";
import { getJsonResponse } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { startApp } from "../testing/startApp.ts";
import { openShared, openTestDatabase, testDatabases } from "../testing/testDatabase.ts";
import {
  type CollectiveActions,
  getActionMarkers,
  getCollectiveActionDetailsByStakeholderId,
  getCollectiveActionsByBoundary,
} from "./contract.ts";
import { placePins } from "./routes.ts";

const NORTHERN_CAPE = 7;
const SOL_PLAATJE = 1163;

describe.each(testDatabases)("collective actions on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });
  const real = startApi(open, { set: "reference", isShared: true });

  const actions = (boundaryId: number, from = api): Promise<CollectiveActions> =>
    getJsonResponse(from, getCollectiveActionsByBoundary, { query: { boundaryId } });
  const details = (stakeholderId: number, from = api) =>
    getJsonResponse(from, getCollectiveActionDetailsByStakeholderId, { query: { stakeholderId } });
  const markers = (boundaryId: number, type: number, from = api) =>
    getJsonResponse(from, getActionMarkers, { params: { boundaryId, boundaryTypeId: type } });

  test("the challenges that public pages tell of are there without the demonstration, with their pages", async () => {
    const { source, collectiveActionStats, activeCollectiveActions, inactiveCollectiveActions } =
      await actions(0, real);
    expect(source).toMatchObject({ isDemonstration: false });
    expect(activeCollectiveActions).toBe(0);
    expect(inactiveCollectiveActions).toBe(13);
    expect(collectiveActionStats.map(({ pillarId }) => pillarId)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await details(SOL_PLAATJE, real)).toMatchObject({
      name: "Sol Plaatje",
      localMunicipalityName: "Sol Plaatje",
      collectiveActions: [
        {
          pillarId: 1,
          isPillarStated: true,
          cycle: "2022",
          validFrom: null,
          validTo: null,
          active: false,
          sourceUrl: "https://theworldofimpact.org/impact/pillar-1-sol-plaatjes/",
          isDemonstration: false,
        },
      ],
    });
  });

  test("known days are there, and unknown ones stay unknown", async () => {
    const { cycles } = await actions(0, real);
    expect(
      cycles.map(({ description, startMonth, endMonth }) => [description, startMonth, endMonth]),
    ).toEqual([
      ["2022", null, null],
      ["2023", "2023-08", null],
      ["2024, cycle 2", "2024-08", "2024-11"],
      ["2025", null, null],
    ]);
  });

  test("at every level the parts add up to the whole, by pillar and by cycle too", async () => {
    let boundaryId: number | undefined = 0;
    for (const typeId of [0, 1, 2]) {
      const response = await actions(boundaryId as number);
      expect(response.boundaryLevel.boundaryTypeId).toBe(typeId);
      const parts = response.containedBoundaryData;
      const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
      expect(sum(parts.map((part) => part.activeCollectiveActions))).toBe(response.activeCollectiveActions);
      expect(sum(parts.map((part) => part.inactiveCollectiveActions))).toBe(
        response.inactiveCollectiveActions,
      );
      const all = response.activeCollectiveActions + response.inactiveCollectiveActions;
      expect(sum(response.collectiveActionStats.map(({ total }) => total))).toBe(all);
      expect(sum(response.cycles.map(({ totalCollectiveActions }) => totalCollectiveActions))).toBe(all);
      expect(sum(response.cycles.map(({ activeCycles }) => activeCycles))).toBe(
        response.activeCollectiveActions,
      );
      for (const { pillarId, total } of response.collectiveActionStats) {
        const ofPillar = parts.flatMap(({ pillars }) => pillars.filter((each) => each.pillarId === pillarId));
        expect(
          sum(ofPillar.map((each) => each.activeCollectiveActions + each.inactiveCollectiveActions)),
        ).toBe(total);
        const inCycles = response.cycles.flatMap(({ pillars }) =>
          pillars.filter((each) => each.pillarId === pillarId),
        );
        expect(
          sum(inCycles.map((each) => each.activeCollectiveActions + each.inactiveCollectiveActions)),
        ).toBe(total);
      }
      boundaryId = parts.find(({ totalCollectiveActions }) => totalCollectiveActions > 0)?.boundaryId;
    }
    expect((await actions(boundaryId as number)).containedBoundaryData).toEqual([]);
  });

  test("every pin stands inside its municipality, apart from the others, and leads to its team's challenges", async () => {
    const { features } = await markers(NORTHERN_CAPE, 1);
    const places = features.map(({ geometry }) => geometry.coordinates.join());
    expect(new Set(places).size).toBe(features.length);
    for (const { properties, geometry } of features) {
      expect(properties).toMatchObject({
        buildingBlock: 0,
        boundaryTypeId: 3,
        collectionType: "collectiveAction",
      });
      const { collectiveActions } = await details(properties.stakeholder);
      const own = collectiveActions.filter(
        ({ pillarId, team }) => pillarId === properties.pillarId && team === properties.name,
      );
      expect(own.length).toBeGreaterThan(0);
      expect(properties.active).toBe(own.some(({ active }) => active));
      const inside = await markers(properties.boundaryId, 3);
      expect(inside.features.map((each) => each.properties.stakeholder)).toContain(properties.stakeholder);
      const district = await findDistrict(properties.boundaryId);
      const geojson = await getJsonResponse(api, getBoundaryGeojson, { params: { boundaryId: district } });
      const municipality = geojson.features.find(({ id }) => id === properties.boundaryId);
      expect(contains(municipality?.geometry as never, geometry.coordinates)).toBe(true);
    }
  });

  const findDistrict = async (boundaryId: number) => {
    const response = await fetch(`${api.url}/api/geography/boundary/${boundaryId}`);
    return ((await response.json()) as { districtBoundaryId: number }).districtBoundaryId;
  };

  test("a team leads to the challenges of its whole municipality, each with its own team, as many as its map counts", async () => {
    const { features } = await markers(0, 0);
    const byPlace = Map.groupBy(features, ({ properties }) => properties.boundaryId);
    const shared = [...byPlace].filter(
      ([, pins]) => new Set(pins.map(({ properties }) => properties.stakeholder)).size > 1,
    );
    expect(shared.length).toBeGreaterThan(20);
    for (const [boundaryId, pins] of shared.slice(0, 5)) {
      const { activeCollectiveActions, inactiveCollectiveActions } = await actions(boundaryId);
      for (const { properties } of pins) {
        const { name, collectiveActions } = await details(properties.stakeholder);
        expect(name).toBe(properties.name);
        expect(collectiveActions.filter(({ active }) => active)).toHaveLength(activeCollectiveActions);
        expect(collectiveActions.filter(({ active }) => !active)).toHaveLength(inactiveCollectiveActions);
        expect(collectiveActions.map(({ team }) => team)).toContain(name);
      }
    }
  });

  test("active challenges come first, and each says whether it is invented", async () => {
    const { features } = await markers(0, 0);
    const { collectiveActions } = await details(
      features.find(({ properties }) => properties.active)?.properties.stakeholder as number,
    );
    expect(collectiveActions[0]).toMatchObject({ active: true, outcome: null });
    expect(collectiveActions.map(({ active }) => Number(!active)).sort()).toEqual(
      collectiveActions.map(({ active }) => Number(!active)),
    );
  });

  test("what is not there is a 404, and what is no id a 400", async () => {
    const statuses = async (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await fetch(`${api.url}/api/${path}`)).status));
    expect(
      await statuses([
        "CollectiveAction/getCollectiveActionsByBoundary?boundaryId=77",
        "CollectiveAction/getCollectiveActionDetailsByStakeholderId?stakeholderId=77",
        "geography/boundary/actionsGeomarker/77/3",
        "geography/boundary/actionsGeomarker/7/3",
      ]),
    ).toEqual([404, 404, 404, 404]);
    expect(
      await statuses([
        "CollectiveAction/getCollectiveActionDetailsByStakeholderId",
        "CollectiveAction/getCollectiveActionDetailsByStakeholderId?stakeholderId=0",
        "geography/boundary/actionsGeomarker/7/9",
      ]),
    ).toEqual([400, 400, 400]);
  });
});

const spot = { longitude: 24.123456, latitude: -28.7, radius: 0.05 };

test("pins that share a spot stand apart, well inside the area, and in their order", () => {
  const pins = ["a", "b", "c"].map((name) => ({ ...spot, name }));
  const placed = placePins(pins);
  expect(placed.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  expect(new Set(placed.map(({ longitude, latitude }) => `${longitude} ${latitude}`)).size).toBe(3);
  for (const { longitude, latitude } of placed) {
    expect(Math.hypot(longitude - spot.longitude, latitude - spot.latitude)).toBeLessThan(spot.radius);
  }
});

test("a challenge is active to its last day, at midnight in South Africa it is not, without a change of data", async () => {
  let now = new Date("2024-11-17T23:59:59+02:00");
  const app = await startApp({ database: await openShared(openTestDatabase, "reference"), now: () => now });
  const country = () => getJsonResponse(app, getCollectiveActionsByBoundary);
  const before = await country();
  expect(before.activeCollectiveActions).toBe(3);
  expect(before.cycles.find(({ isCurrentCycle }) => isCurrentCycle)?.description).toBe("2024, cycle 2");
  now = new Date("2024-11-18T00:00:00+02:00");
  const after = await country();
  expect(after.activeCollectiveActions).toBe(0);
  expect(after.inactiveCollectiveActions).toBe(before.inactiveCollectiveActions + 3);
  await app.close();
});

test("a cycle is there from its first month, and a challenge from its first day", async () => {
  let now = new Date("2024-07-31T23:59:59+02:00");
  const app = await startApp({ database: await openShared(openTestDatabase, "reference"), now: () => now });
  const namesOfCycles = async () =>
    (await getJsonResponse(app, getCollectiveActionsByBoundary)).cycles.map(({ description }) => description);
  expect(await namesOfCycles()).not.toContain("2024, cycle 2");
  now = new Date("2024-08-08T12:00:00+02:00");
  expect(await namesOfCycles()).toContain("2024, cycle 2");
  const response = await getJsonResponse(app, getCollectiveActionsByBoundary);
  expect(response.inactiveCollectiveActions).toBe(10);
  const pins = await getJsonResponse(app, getActionMarkers, { params: { boundaryId: 0, boundaryTypeId: 0 } });
  expect(pins.features.map(({ properties }) => properties.name)).not.toContain("Capricorn TVET College");
  await app.close();
});

const COLLECTIVE_ACTION = 4;
const LIMPOPO = 9;

describe.each(testDatabases)("cycles of challenges on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });
  const findings = (boundaryId: number) =>
    getJsonResponse(api, getFindings, { query: { boundaryId, componentId: COLLECTIVE_ACTION } });
  const actions = (boundaryId: number) =>
    getJsonResponse(api, getCollectiveActionsByBoundary, { query: { boundaryId } });

  test.each([0, LIMPOPO])(
    "the figures over time are those of the bars, cycle by cycle",
    async (boundaryId) => {
      const { place, periods, overTime } = await findings(boundaryId);
      const { cycles } = await actions(boundaryId);
      const numbered = cycles.filter(({ description }) => description.includes("cycle"));
      expect(overTime).toEqual({ title: "100-Day Challenges by cycle", step: "cycle", isRunning: true });
      expect(periods).toEqual(
        numbered.map(({ description, isCurrentCycle }) => `${description}${isCurrentCycle ? " so far" : ""}`),
      );
      expect(place.values).toEqual(numbered.map(({ totalCollectiveActions }) => totalCollectiveActions));
      expect(cycles.map(({ description }) => description)).toContain("2022");
      expect(periods).not.toContain("2022");
    },
  );

  test("the challenges that are active today are compared with the cycle before, not with a quarter's end", async () => {
    const { place, sentences, span } = await findings(0);
    const { activeCollectiveActions } = await actions(0);
    expect(span).toBeNull();
    expect(place).toMatchObject({ figure: activeCollectiveActions, sinceQuarter: null, sinceYear: null });
    expect(place.sinceCycle).toMatchObject({
      period: "2026, cycle 2 so far",
      to: activeCollectiveActions,
      since: "2026, cycle 1",
      direction: "rose",
      basis: expect.stringMatching(/^by day \d+$/),
    });
    expect(sentences.change).toBe(
      `South Africa had ${activeCollectiveActions} challenges of 100 days in 2026, cycle 2 so far; ${place.sinceCycle?.to} ${place.sinceCycle?.basis}, up from ${place.sinceCycle?.from} the cycle before`,
    );
    expect(sentences.areasChange).toMatch(
      /^100-Day Challenges by cycle, provinces of South Africa: .* from 2026, cycle 1 to 2026, cycle 2 so far, by the same day of both$/,
    );
  });
});
