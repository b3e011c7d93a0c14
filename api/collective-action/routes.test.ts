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
import { spreadPins } from "./routes.ts";

const NORTHERN_CAPE = 7;
const SOL_PLAATJE = 1163;

describe.each(testDatabases)("collective actions on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });
  const reference = startApi(open, { set: "reference", isShared: true });

  const fetchActions = (boundaryId: number, from = api): Promise<CollectiveActions> =>
    getJsonResponse(from, getCollectiveActionsByBoundary, { query: { boundaryId } });
  const fetchDetails = (stakeholderId: number, from = api) =>
    getJsonResponse(from, getCollectiveActionDetailsByStakeholderId, { query: { stakeholderId } });
  const fetchMarkers = (boundaryId: number, type: number, from = api) =>
    getJsonResponse(from, getActionMarkers, { params: { boundaryId, boundaryTypeId: type } });

  test("the reference data contain the published challenges with their source pages", async () => {
    const { source, collectiveActionStats, activeCollectiveActions, inactiveCollectiveActions } =
      await fetchActions(0, reference);
    expect(source).toMatchObject({ isDemonstration: false });
    expect(activeCollectiveActions).toBe(0);
    expect(inactiveCollectiveActions).toBe(13);
    expect(collectiveActionStats.map(({ pillarId }) => pillarId)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await fetchDetails(SOL_PLAATJE, reference)).toMatchObject({
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

  test("at every level the contained boundaries add up to the total, overall, by pillar and by cycle", async () => {
    let boundaryId: number | undefined = 0;
    for (const typeId of [0, 1, 2]) {
      const response = await fetchActions(boundaryId as number);
      expect(response.boundaryLevel.boundaryTypeId).toBe(typeId);
      const parts = response.containedBoundaryData;
      const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
      expect(sum(parts.map((part) => part.activeCollectiveActions))).toBe(response.activeCollectiveActions);
      expect(sum(parts.map((part) => part.inactiveCollectiveActions))).toBe(
        response.inactiveCollectiveActions,
      );
      const totalCount = response.activeCollectiveActions + response.inactiveCollectiveActions;
      expect(sum(response.collectiveActionStats.map(({ total }) => total))).toBe(totalCount);
      expect(sum(response.cycles.map(({ totalCollectiveActions }) => totalCollectiveActions))).toBe(
        totalCount,
      );
      expect(sum(response.cycles.map(({ activeCycles }) => activeCycles))).toBe(
        response.activeCollectiveActions,
      );
      for (const { pillarId, total } of response.collectiveActionStats) {
        const pillarStats = parts.flatMap(({ pillars }) =>
          pillars.filter((each) => each.pillarId === pillarId),
        );
        expect(
          sum(pillarStats.map((each) => each.activeCollectiveActions + each.inactiveCollectiveActions)),
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
    expect((await fetchActions(boundaryId as number)).containedBoundaryData).toEqual([]);
  });

  test("every pin is inside its municipality at a separate point, and has its team's challenges", async () => {
    const { features } = await fetchMarkers(NORTHERN_CAPE, 1);
    const places = features.map(({ geometry }) => geometry.coordinates.join());
    expect(new Set(places).size).toBe(features.length);
    for (const { properties, geometry } of features) {
      expect(properties).toMatchObject({
        buildingBlock: 0,
        boundaryTypeId: 3,
        collectionType: "collectiveAction",
      });
      const { collectiveActions } = await fetchDetails(properties.stakeholder);
      const placeChallenges = collectiveActions.filter(
        ({ pillarId, team }) => pillarId === properties.pillarId && team === properties.name,
      );
      expect(placeChallenges.length).toBeGreaterThan(0);
      expect(properties.active).toBe(placeChallenges.some(({ active }) => active));
      const municipalityPins = await fetchMarkers(properties.boundaryId, 3);
      expect(municipalityPins.features.map((each) => each.properties.stakeholder)).toContain(
        properties.stakeholder,
      );
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

  test("a team's details list all challenges of its municipality, each with its team", async () => {
    const { features } = await fetchMarkers(0, 0);
    const byPlace = Map.groupBy(features, ({ properties }) => properties.boundaryId);
    const sharedMunicipalities = [...byPlace].filter(
      ([, pins]) => new Set(pins.map(({ properties }) => properties.stakeholder)).size > 1,
    );
    expect(sharedMunicipalities.length).toBeGreaterThan(20);
    for (const [boundaryId, pins] of sharedMunicipalities.slice(0, 5)) {
      const { activeCollectiveActions, inactiveCollectiveActions } = await fetchActions(boundaryId);
      for (const { properties } of pins) {
        const { name, collectiveActions } = await fetchDetails(properties.stakeholder);
        expect(name).toBe(properties.name);
        expect(collectiveActions.filter(({ active }) => active)).toHaveLength(activeCollectiveActions);
        expect(collectiveActions.filter(({ active }) => !active)).toHaveLength(inactiveCollectiveActions);
        expect(collectiveActions.map(({ team }) => team)).toContain(name);
        const order = collectiveActions.map(({ active }) => Number(!active));
        expect(order).toEqual(order.toSorted());
      }
    }
  });

  test("responds 404 to unknown boundaries and teams, and 400 to invalid ids", async () => {
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

test("pins at one point are moved apart within the area, in their order", () => {
  const pins = ["a", "b", "c"].map((name) => ({ ...spot, name }));
  const placed = spreadPins(pins);
  expect(placed.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  expect(new Set(placed.map(({ longitude, latitude }) => `${longitude} ${latitude}`)).size).toBe(3);
  for (const { longitude, latitude } of placed) {
    expect(Math.hypot(longitude - spot.longitude, latitude - spot.latitude)).toBeLessThan(spot.radius);
  }
});

test("a challenge stops being active at midnight in South Africa after its last day, without a change of data", async () => {
  let now = new Date("2024-11-17T23:59:59+02:00");
  const app = await startApp({ database: await openShared(openTestDatabase, "reference"), now: () => now });
  const fetchCountry = () => getJsonResponse(app, getCollectiveActionsByBoundary);
  const before = await fetchCountry();
  expect(before.activeCollectiveActions).toBe(3);
  expect(before.cycles.find(({ isCurrentCycle }) => isCurrentCycle)?.description).toBe("2024, cycle 2");
  now = new Date("2024-11-18T00:00:00+02:00");
  const after = await fetchCountry();
  expect(after.activeCollectiveActions).toBe(0);
  expect(after.inactiveCollectiveActions).toBe(before.inactiveCollectiveActions + 3);
  await app.close();
});

test("a cycle appears from its first month, and a challenge from its first day", async () => {
  let now = new Date("2024-07-31T23:59:59+02:00");
  const app = await startApp({ database: await openShared(openTestDatabase, "reference"), now: () => now });
  const fetchCycleNames = async () =>
    (await getJsonResponse(app, getCollectiveActionsByBoundary)).cycles.map(({ description }) => description);
  expect(await fetchCycleNames()).not.toContain("2024, cycle 2");
  now = new Date("2024-08-08T12:00:00+02:00");
  expect(await fetchCycleNames()).toContain("2024, cycle 2");
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
  const fetchFindings = (boundaryId: number) =>
    getJsonResponse(api, getFindings, { query: { boundaryId, componentId: COLLECTIVE_ACTION } });
  const fetchActions = (boundaryId: number) =>
    getJsonResponse(api, getCollectiveActionsByBoundary, { query: { boundaryId } });

  test.each([0, LIMPOPO])("the findings over time have the same values as the cycles", async (boundaryId) => {
    const { place, periods, overTime } = await fetchFindings(boundaryId);
    const { cycles } = await fetchActions(boundaryId);
    const numberedCycles = cycles.filter(({ description }) => description.includes("cycle"));
    expect(overTime).toEqual({ title: "100-Day Challenges by cycle", step: "cycle", isRunning: true });
    expect(periods).toEqual(
      numberedCycles.map(
        ({ description, isCurrentCycle }) => `${description}${isCurrentCycle ? " so far" : ""}`,
      ),
    );
    expect(place.values).toEqual(numberedCycles.map(({ totalCollectiveActions }) => totalCollectiveActions));
    expect(cycles.map(({ description }) => description)).toContain("2022");
    expect(periods).not.toContain("2022");
  });

  test("the running cycle is compared with the cycle before on the same day", async () => {
    const { place, sentences, span } = await fetchFindings(0);
    const { activeCollectiveActions } = await fetchActions(0);
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
