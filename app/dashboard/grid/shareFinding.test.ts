import { expect, test } from "vitest";
import { shareFinding } from "./shareFinding.ts";

const area = (boundary: string, distribution: number | "no-data", count = 100) => ({
  boundary,
  distribution,
  count,
});

test("names the first of the ranking, and says where it may be chance or figures are missing", () => {
  expect(shareFinding([area("Gauteng", 0.3), area("Limpopo", 0.7)])).toBe(
    "Limpopo has the largest share, 70.00%",
  );
  expect(shareFinding([area("A", 0.4), area("B", 0.4), area("C", 0.2)])).toBe(
    "A and B each have the largest share, 40.00%",
  );
  expect(shareFinding([area("A", 0.6), area("B", 0.4, 12), area("C", "no-data")])).toBe(
    "A has the largest share of 2 areas with figures, 60.00%; fewer than 20 cases, so the difference may be chance",
  );
});

test("says nothing where there is nothing to rank", () => {
  expect(shareFinding([])).toBeNull();
  expect(shareFinding([area("A", 1)])).toBeNull();
  expect(shareFinding([area("A", 0.5), area("B", 0.5)])).toBeNull();
  expect(shareFinding([area("A", 0), area("B", 0)])).toBeNull();
});
