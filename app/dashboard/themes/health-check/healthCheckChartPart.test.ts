import { healthChecksOf, noHealthChecksOf } from "@gbvf/mocks/health-check/healthCheck.ts";
import { expect, test } from "vitest";
import { healthQuarters, spanOf, wholeLabel } from "./healthCheckChartPart.tsx";

test("the latest four quarters, of which the current one is the latest", () => {
  const quarters = healthQuarters(healthChecksOf(0));
  expect(quarters.map(({ label, year }) => `${label} ${year}`)).toEqual([
    "Jul - Sep 2025",
    "Oct - Dec 2025",
    "Jan - Mar 2026",
    "Apr - Jun 2026",
  ]);
  expect(quarters.map(({ isLatest }) => isLatest)).toEqual([false, false, false, true]);
  expect(spanOf(quarters)).toBe("Jul 2025 – Jun 2026");
});

test("hidden quarters are hidden in every figure, and nobody is a real zero", () => {
  expect(healthQuarters(healthChecksOf(139)).at(-1)).toMatchObject({
    organisations: "too-few",
    responses: "too-few",
    expected: "too-few",
  });
  expect(healthQuarters(healthChecksOf(143)).at(-1)).toMatchObject({ organisations: 0, responses: 0 });
  expect(spanOf(healthQuarters(noHealthChecksOf(0)))).toBe("");
});

test("a ring that was narrowed says to what", () => {
  expect(wholeLabel(["Policies"], { componentOptions: [] })).toBe("Overall GBVF Maturity");
  expect(wholeLabel(["Policies", "Practices"], { componentOptions: [3, 2] })).toBe(
    "Maturity of policies and practices",
  );
});
