import fc from "fast-check";
import { expect, test } from "vitest";
import { MIN_RESPONSES } from "../../shared/surveyThresholds.ts";
import { exactRank } from "../../testing/survey/exactRank.ts";
import { placedRuns } from "../../testing/survey/placedRuns.ts";
import { ALL_TYPES } from "./groups.ts";
import { type PlacedRun, type ResultRow, resultRows } from "./resultRows.ts";
import { MIN_ORGANISATIONS } from "./suppressSmallGroups.ts";

const getRow = (rows: readonly ResultRow[], boundaryId: number, type = ALL_TYPES) =>
  rows.find((row) => row.boundaryId === boundaryId && row.organisationTypeId === type);
const filterCountable = (runs: readonly PlacedRun[]) =>
  runs.filter(({ responses }) => responses >= MIN_RESPONSES);
const isInGroup = ({ boundaryId, organisationTypeId }: ResultRow, run: PlacedRun) =>
  run.chain.includes(boundaryId) && [ALL_TYPES, run.organisationTypeId].includes(organisationTypeId);

const checkAllRuns = (check: (runs: PlacedRun[]) => void) => fc.assert(fc.property(placedRuns, check));

test("a visible row sums the responses of organisations with enough responses", () => {
  checkAllRuns((runs) => {
    for (const row of resultRows(runs)) {
      if (row.published === null) continue;
      const groupRuns = filterCountable(runs).filter((run) => isInGroup(row, run));
      expect(row.published.slice(0, 3)).toEqual([
        groupRuns.length,
        groupRuns.reduce((sum, run) => sum + run.responses, 0),
        groupRuns.reduce((sum, run) => sum + run.expectedResponses, 0),
      ]);
    }
  });
});

test("S20 no row shows fewer than three organisations or fifteen responses", () => {
  checkAllRuns((runs) => {
    for (const { published: visible } of resultRows(runs)) {
      if (visible === null) continue;
      expect(visible[0]).toBeGreaterThanOrEqual(MIN_ORGANISATIONS);
      expect(visible[1]).toBeGreaterThanOrEqual(MIN_ORGANISATIONS * MIN_RESPONSES);
    }
  });
});

test("S20 a group with a survey has a row even if nobody or only four people answered", () => {
  checkAllRuns((runs) => {
    const rows = resultRows(runs);
    for (const boundaryId of [0, 11, 12, 21, 22, 23, 31, 32, 33, 34, 35]) {
      for (const type of [ALL_TYPES, 1, 2, 3]) {
        const key = { boundaryId, organisationTypeId: type, published: null };
        expect(getRow(rows, boundaryId, type) !== undefined).toBe(runs.some((run) => isInGroup(key, run)));
      }
    }
  });
});

test("S21 adding and subtracting visible rows never yields the responses of one or two organisations", () => {
  fc.assert(
    fc.property(placedRuns, (runs) => {
      const organisations = filterCountable(runs);
      const visible = resultRows(runs).filter((row) => row.published !== null);
      const equations = visible.map((row) => organisations.map((run) => Number(isInGroup(row, run))));
      const rank = exactRank(equations);
      const toSelection = (...selected: number[]) =>
        organisations.map((_, index) => Number(selected.includes(index)));
      organisations.forEach((_, one) => {
        expect(exactRank([...equations, toSelection(one)])).toBe(rank + 1);
        for (let other = one + 1; other < organisations.length; other++) {
          expect(exactRank([...equations, toSelection(one, other)])).toBe(rank + 1);
        }
      });
    }),
    { numRuns: 60 },
  );
});
