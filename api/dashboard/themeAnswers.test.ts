import { describe, expect, test } from "vitest";
import { getBuildingBlockData } from "../building-block/contract.ts";
import { getCollectiveActionsByBoundary } from "../collective-action/contract.ts";
import { getCrimeStats } from "../crime/contract.ts";
import { getBoundaryGeojson } from "../geography/contract.ts";
import { getHealthCheckStats } from "../health-check/contract.ts";
import { getAnswer } from "../testing/getAnswer.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";

const THEMES = [
  ["building blocks", getBuildingBlockData],
  ["the health check", getHealthCheckStats],
  ["crime", getCrimeStats],
  ["collective actions", getCollectiveActionsByBoundary],
] as const;

describe.each(testDatabases)("what every theme answers on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });

  describe.each(THEMES)("of %s", (_theme, endpoint) => {
    const answer = (boundaryId?: number) => getAnswer(api, endpoint, { query: { boundaryId } });

    test("without an id, the country is meant", async () => {
      const country = await answer();
      expect(country).toEqual(await answer(0));
      expect(country.boundaryLevel).toMatchObject({ boundary: "South Africa", boundaryTypeId: 0 });
      expect(country.source).toMatchObject({ isDemonstration: true });
    });

    test("a boundary has the same figures in its own answer as in that of the one around it", async () => {
      const [first, ...others] = (await answer(0)).containedBoundaryData;
      expect(others).toHaveLength(8);
      const own = await answer(first?.boundaryId);
      expect(own.boundaryLevel).toEqual(first);
    });

    test("the map's polygons and the figures name the same boundaries", async () => {
      const { features } = await getAnswer(api, getBoundaryGeojson, { params: { boundaryId: 4 } });
      const { containedBoundaryData } = await answer(4);
      const ids = (rows: { boundaryId: number }[]) => rows.map(({ boundaryId }) => boundaryId).sort();
      expect(ids(features.map(({ properties }) => properties))).toEqual(ids(containedBoundaryData));
    });

    test("an unknown boundary is a 404", async () => {
      expect((await fetch(`${api.url}${endpoint.path}?boundaryId=77`)).status).toBe(404);
    });
  });
});
