import {
  createCollectiveActions,
  createNoCollectiveActions,
} from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { formatMonths, listCycles } from "./collectiveActionChartPart.tsx";
import { filterPillars, getFigures } from "./collectiveActionFigures.ts";
import { drawChallenges, getSpan } from "./collectiveActionMap.ts";

const only = (...componentOptions: number[]) => ({ componentOptions });
const pillar = (pillarId: number, active: number, past: number) => ({
  pillarId,
  activeCollectiveActions: active,
  inactiveCollectiveActions: past,
});
const boundary = {
  activeCollectiveActions: 3,
  inactiveCollectiveActions: 4,
  pillars: [pillar(1, 1, 0), pillar(3, 2, 4)],
};

test("getFigures counts every challenge or those of chosen pillars, which may have none", () => {
  expect(getFigures(boundary, NO_FILTERS)).toEqual({ active: 3, past: 4, total: 7 });
  expect(getFigures(boundary, only(3))).toEqual({ active: 2, past: 4, total: 6 });
  expect(getFigures(boundary, only(6))).toEqual({ active: 0, past: 0, total: 0 });
});

test("filterPillars omits excluded pillars even if the filter contains them", () => {
  const [first, ...rest] = createCollectiveActions(7).collectiveActionStats;
  if (first === undefined) throw new Error("The mocks have pillars.");
  const stats = [{ ...first, isIncluded: false }, ...rest];
  expect(filterPillars(stats, NO_FILTERS)).toHaveLength(5);
  expect(filterPillars(stats, only(1, 2)).map(({ pillarId }) => pillarId)).toEqual([2]);
});

test.each([
  ["2024-08", "2024-11", "Aug – Nov 2024"],
  ["2025-11", "2026-02", "Nov 2025 – Feb 2026"],
  ["2023-08", null, "from Aug 2023"],
  [null, "2023-08", "until Aug 2023"],
  [null, null, undefined],
])("formatMonths from %s to %s returns %s", (startMonth, endMonth, text) => {
  expect(formatMonths({ startMonth, endMonth })).toBe(text);
});

test("listCycles lists the latest cycle first and counts past challenges as complete", () => {
  const data = createCollectiveActions(0);
  const cycles = listCycles(data, NO_FILTERS);
  expect(cycles[0]).toMatchObject({ label: "2026, cycle 2", isCurrent: true, complete: 0 });
  expect(cycles.reduce((sum, { complete, active }) => sum + complete + active, 0)).toBe(
    data.boundaryLevel.totalCollectiveActions,
  );
});

test("the table has each area's active challenges as on the map, and its past challenges", () => {
  const { values, table } = drawChallenges(createCollectiveActions(146), NO_FILTERS);
  for (const { id, cells } of table("Municipality", "Caption").rows) {
    expect(cells.active).toBe(values.get(Number(id)));
    expect(cells.total).toBe(Number(cells.active) + Number(cells.past));
  }
});

test("without known challenges, the map and the table have no data instead of zero", () => {
  const { values, table } = drawChallenges(createNoCollectiveActions(146), NO_FILTERS);
  expect(values.size).toBe(0);
  expect(table("Municipality", "Caption").rows[0]?.cells.active).toBe("no-data");
});

test("getSpan names the first and the last known cycle", () => {
  const { cycles } = createCollectiveActions(146);
  expect(getSpan(cycles)).toBe("2022 – 2026, cycle 2");
  expect(getSpan(cycles.slice(0, 1))).toBe("2022");
  expect(getSpan([])).toBeUndefined();
});
