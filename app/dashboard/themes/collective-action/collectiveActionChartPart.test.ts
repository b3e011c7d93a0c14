import { collectiveActionsOf } from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { cyclesOf, monthsOf } from "./collectiveActionChartPart.tsx";

test.each([
  ["2024-08", "2024-11", "Aug – Nov 2024"],
  ["2025-11", "2026-02", "Nov 2025 – Feb 2026"],
  ["2023-08", null, "from Aug 2023"],
  [null, "2023-08", "until Aug 2023"],
  [null, null, undefined],
])("from %s to %s: %s", (startMonth, endMonth, words) => {
  expect(monthsOf({ startMonth, endMonth })).toBe(words);
});

test("the latest cycle comes first; what does not run any more is complete", () => {
  const answer = collectiveActionsOf(0);
  const cycles = cyclesOf(answer, NO_FILTERS);
  expect(cycles[0]).toMatchObject({ label: "2026, cycle 2", isCurrent: true, active: 2, complete: 0 });
  expect(cycles.reduce((sum, { complete, active }) => sum + complete + active, 0)).toBe(
    answer.boundaryLevel.totalCollectiveActions,
  );
});

test("a chosen pillar narrows the cycles as it narrows the pillars", () => {
  const answer = collectiveActionsOf(0);
  for (const {
    pillarId,
    activeCollectiveActions,
    inactiveCollectiveActions,
  } of answer.collectiveActionStats) {
    const cycles = cyclesOf(answer, { componentOptions: [pillarId] });
    expect(cycles.reduce((sum, { active }) => sum + active, 0)).toBe(activeCollectiveActions);
    expect(cycles.reduce((sum, { complete }) => sum + complete, 0)).toBe(inactiveCollectiveActions);
  }
});
