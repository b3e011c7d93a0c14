import { expect, test } from "vitest";
import { describeChange } from "./trend.ts";

test("describeChange names the period whose figure is missing", () => {
  const measure = { title: "Reports per 100,000 people", kind: "rate" } as const;
  const change = { period: "2026 Q2", to: 13.2, since: "2025 Q2", from: 11.8, direction: null } as const;
  expect(describeChange({ ...change, from: "no-data" }, measure)).toBe("No figure in 2025 Q2");
  expect(describeChange({ ...change, to: "no-data" }, measure)).toBe("No figure in 2026 Q2");
});
