import { describe, expect, test } from "vitest";
import { getFindings } from "../findings/contract.ts";
import { coverageOfBlocks } from "../shared/figures/coverage.ts";
import { getJsonResponse } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { type BlockPeriod, getBuildingBlockData } from "./contract.ts";

const BUILDING_BLOCKS = 1;
const WESTERN_CAPE = 9;
const BASIS =
  /^in the ([\d,]+) known places? captured in both \((?:(\d+) captured since)?(?:, )?(?:(\d+) ended)?\)$/;

const countCaptured = (period: BlockPeriod | undefined) =>
  coverageOfBlocks(
    (period?.buildingBlockCategoryStats ?? [])
      .filter(({ isIncluded }) => isIncluded)
      .flatMap(({ buildingBlockStats }) => buildingBlockStats.filter(({ isIncluded }) => isIncluded)),
  ).capturedPlaces;

describe.each(testDatabases)("building blocks on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });
  const fetchFindings = (boundaryId: number) =>
    getJsonResponse(api, getFindings, { query: { boundaryId, componentId: BUILDING_BLOCKS } });

  test("a change compares the places captured in both quarters and counts those captured since or ended", async () => {
    const ids = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (const boundaryId of ids) {
      const { place, periods } = await fetchFindings(boundaryId);
      const { buildingBlockReportingPeriods: reportingPeriods } = await getJsonResponse(
        api,
        getBuildingBlockData,
        { query: { boundaryId } },
      );
      const countCapturedIn = (period: string) =>
        countCaptured(reportingPeriods.find((each) => each.period === period));
      const latest = countCapturedIn(periods.at(-1) ?? "");
      for (const change of [place.sinceQuarter, place.sinceYear]) {
        if (change === null) continue;
        const before = countCapturedIn(change.since);
        if (change.basis === null) {
          expect(before).toBe(latest);
          continue;
        }
        const [, capturedInBothText = "", capturedSince = 0, ended = 0] = BASIS.exec(change.basis) ?? [];
        const capturedInBoth = Number(capturedInBothText.replaceAll(",", ""));
        expect(capturedInBoth).toBeGreaterThan(0);
        expect(capturedInBoth + Number(capturedSince)).toBe(latest);
        expect(capturedInBoth + Number(ended)).toBe(before);
      }
    }
  });

  test("an area with less than 80 % of its known places captured has no figure and no rank", async () => {
    const country = await fetchFindings(0);
    const parts = country.areas.filter(({ figure }) => figure === "under-covered");
    expect(parts.map(({ boundaryId }) => boundaryId)).toContain(WESTERN_CAPE);
    for (const { rank, missing } of parts) {
      expect(rank).toBeNull();
      expect(missing).toMatch(
        /^\d+\.\d\d% of captured requirements of building blocks available in the \d+ of \d+ known places/,
      );
    }
    const { sentences } = await fetchFindings(WESTERN_CAPE);
    for (const sentence of [sentences.place, sentences.change])
      expect(sentence).toMatch(/in the \d+ (of \d+ )?known places/);
  });
});
