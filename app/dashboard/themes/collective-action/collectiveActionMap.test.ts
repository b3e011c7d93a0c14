import {
  collectiveActionsOf,
  noCollectiveActionsOf,
} from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { drawChallenges, spanOf } from "./collectiveActionMap.ts";

test("the table has the map's value of every area, and those that are over", () => {
  const { values, table } = drawChallenges(collectiveActionsOf(146), NO_FILTERS);
  for (const { id, cells } of table("Municipality", "Caption").rows) {
    expect(cells.active).toBe(values.get(Number(id)));
    expect(cells.total).toBe(Number(cells.active) + Number(cells.past));
  }
});

test("where no challenge is known anywhere there is no data, and no zero", () => {
  const { values, table } = drawChallenges(noCollectiveActionsOf(146), NO_FILTERS);
  expect(values.size).toBe(0);
  expect(table("Municipality", "Caption").rows[0]?.cells.active).toBe("no-data");
});

test("a figure is reported with its unit", () => {
  const { describe } = drawChallenges(collectiveActionsOf(146), NO_FILTERS);
  expect([0, 1, 2].map(describe)).toEqual([
    "0 active challenges",
    "1 active challenge",
    "2 active challenges",
  ]);
});

test("challenges cover the cycles that are known", () => {
  const { cycles } = collectiveActionsOf(146);
  expect(spanOf(cycles)).toBe("2022 – 2026, cycle 2");
  expect(spanOf(cycles.slice(0, 1))).toBe("2022");
  expect(spanOf([])).toBeUndefined();
});
