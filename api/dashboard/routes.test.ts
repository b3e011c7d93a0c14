import { describe, expect, test } from "vitest";
import { getBuildingBlockData } from "../building-block/contract.ts";
import { getCollectiveActionsByBoundary } from "../collective-action/contract.ts";
import { getFeatureFlags } from "../config/contract.ts";
import { getCrimeStats } from "../crime/contract.ts";
import { getBoundaryGeojson } from "../geography/contract.ts";
import { getHealthCheckStats } from "../health-check/contract.ts";
import { readEnv } from "../lib/operating/env.ts";
import { getJsonResponse } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { startApp } from "../testing/startApp.ts";
import { openTestDatabase, testDatabases } from "../testing/testDatabase.ts";
import { getComponents, getDashboard } from "./contract.ts";

describe.each(testDatabases)("dashboard on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });

  test("one response contains the boundary and the responses of each theme's own endpoint", async () => {
    const dashboard = await getJsonResponse(api, getDashboard, { query: { boundaryId: 4 } });
    expect(dashboard.boundary).toMatchObject({ boundaryId: 4, boundaryTypeId: 1 });
    expect(dashboard.crime).toEqual(await getJsonResponse(api, getCrimeStats, { query: { boundaryId: 4 } }));
    expect(dashboard.buildingBlock).toEqual(
      await getJsonResponse(api, getBuildingBlockData, { query: { boundaryId: 4 } }),
    );
    expect(dashboard.healthCheck).toEqual(
      await getJsonResponse(api, getHealthCheckStats, { query: { boundaryId: 4 } }),
    );
    expect(dashboard.collectiveAction).toEqual(
      await getJsonResponse(api, getCollectiveActionsByBoundary, { query: { boundaryId: 4 } }),
    );
  });

  test("components are in order, list their options, and are marked as demonstration", async () => {
    const components = await getJsonResponse(api, getComponents);
    expect(components.map(({ seq }) => seq)).toEqual(components.map(({ seq }) => seq).sort());
    const crime = components.find(({ componentId }) => componentId === 3);
    expect(crime?.isDemonstration).toBe(true);
    expect(crime?.options.map(({ name }) => name)).toContain("Rape");
    const buildingBlocks = components.find(({ componentId }) => componentId === 1);
    expect(buildingBlocks).toMatchObject({
      isDemonstration: true,
      linkUrl: "https://endinggbvf.org/?p=12174",
    });
    expect(buildingBlocks?.options.map(({ name }) => name)).toEqual(["Services", "Resources", "Forums"]);
    const names = (id: number) =>
      components.find(({ componentId }) => componentId === id)?.options.map(({ name }) => name);
    expect(names(2)).toEqual(["Policies", "Practices", "Behaviours"]);
    expect(names(4)).toHaveLength(6);
    expect(components.every(({ isDemonstration }) => isDemonstration)).toBe(true);
    expect(buildingBlocks?.options[1]?.subOptions).toEqual([{ id: 6, name: "Sexual offences courts" }]);
  });
});

test("links, sign-in and tiles are configuration, with defaults that request nothing from third parties", async () => {
  const usual = await startApp({ database: await openTestDatabase("reference") });
  const flags = await getJsonResponse(usual, getFeatureFlags);
  expect(flags).toMatchObject({ enableLogin: true, mapTilesUrl: null, demonstration: [] });
  await usual.close();

  const env = readEnv({ ENABLE_LOGIN: "false", MAP_TILES_URL: "https://{s}.tiles.example/{z}/{x}/{y}.png" });
  const changed = await startApp({ database: await openTestDatabase("reference"), env });
  const response = await fetch(`${changed.url}/api/config/feature-flags`);
  expect(await response.json()).toMatchObject({ enableLogin: false, mapTilesUrl: env.MAP_TILES_URL });
  expect(response.headers.get("content-security-policy")).toContain(
    "img-src 'self' data: https://*.tiles.example",
  );
  await changed.close();
});

const THEMES = [
  ["building blocks", getBuildingBlockData],
  ["the health check", getHealthCheckStats],
  ["crime", getCrimeStats],
  ["collective actions", getCollectiveActionsByBoundary],
] as const;

describe.each(testDatabases)("responses of every theme on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });

  describe.each(THEMES)("for %s", (_theme, endpoint) => {
    const fetchResponse = (boundaryId?: number) => getJsonResponse(api, endpoint, { query: { boundaryId } });

    test("the map's polygons and the figures have the same boundaries", async () => {
      const { features } = await getJsonResponse(api, getBoundaryGeojson, { params: { boundaryId: 4 } });
      const { containedBoundaryData } = await fetchResponse(4);
      const ids = (rows: { boundaryId: number }[]) => rows.map(({ boundaryId }) => boundaryId).sort();
      expect(ids(features.map(({ properties }) => properties))).toEqual(ids(containedBoundaryData));
    });

    test("an unknown boundary responds 404", async () => {
      expect((await fetch(`${api.url}${endpoint.path}?boundaryId=77`)).status).toBe(404);
    });
  });
});
