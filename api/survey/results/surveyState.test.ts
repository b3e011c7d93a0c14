import { expect, test } from "vitest";
import { surveyState } from "./surveyState.ts";

test("a survey is open from its first to its last day, unless its organisation closed it", () => {
  const dates = { effectiveFrom: "2026-08-03", effectiveTo: "2026-08-28", closedOn: null };
  const days = ["2026-08-02", "2026-08-03", "2026-08-28", "2026-08-29"];
  expect(days.map((day) => surveyState(dates, day))).toEqual(["planned", "open", "open", "closed"]);
  expect(surveyState({ ...dates, closedOn: "2026-08-14" }, "2026-08-14")).toBe("closed");
});
