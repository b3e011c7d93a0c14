import { expect, test } from "vitest";
import type { Reading } from "../../charts/reading.ts";
import { categories, quarters } from "./availability.fixture.ts";
import {
  type AvailabilityNode,
  buildAvailabilityTable,
  describeAvailability,
  getAvailabilityFinding,
  getRows,
  listStates,
} from "./availabilityRows.ts";

test("getRows lists categories with blocks, or blocks with requirements, depending on the breakdown", () => {
  expect(getRows(categories, "category").some(({ level }) => level === "requirement")).toBe(false);
  const levels = getRows(categories, "requirement").map(({ level }) => level);
  expect(levels.slice(0, 5)).toEqual(["block", "requirement", "requirement", "requirement", "requirement"]);
  expect(levels).not.toContain("category");
});

test("a cell is described by its percentage and counts, or by the reason for a missing figure", () => {
  expect(describeAvailability({ reading: 0.3663, available: 1234, all: 3369 })).toBe(
    "36.63%, 1,234 of 3,369 requirements available",
  );
  expect(describeAvailability({ reading: "not-captured", available: 0, all: 0 })).toBe("Not yet captured");
});

test("zero and each kind of missing figure are separate states", () => {
  const [first] = categories;
  const cells = [
    { reading: 0, available: 0, all: 4 },
    { reading: "not-captured", available: 0, all: 0 },
    { reading: 0.5, available: 2, all: 4 },
  ] as const;
  expect(first && listStates([{ ...first, cells }])).toEqual(["zero", "not-captured"]);
});

test("the table has a column for each quarter, and a missing cell is no data", () => {
  const [first] = categories;
  const table = buildAvailabilityTable(first ? [{ ...first, cells: [] }] : [], quarters, "Availability");
  expect(table.columns.map(({ label }) => label)).toEqual(["Name", "Level", "Q1", "Q2", "Q3", "Q4"]);
  expect(table.rows[0]?.cells).toMatchObject({ name: "Services", Q4: "no-data" });
});

test("the finding names up to three categories, otherwise the lowest and the highest row, and omits missing figures", () => {
  const quarters = [{ label: "Q3", months: "Jul - Sep", mark: "current" as const }];
  const row = (label: string, reading: Reading, level: AvailabilityNode["level"] = "category") => ({
    id: label,
    level,
    label,
    cells: [{ reading, available: 0, all: 0 }],
    children: [],
  });
  expect(getAvailabilityFinding([row("Services", 0.5), row("Forums", "not-captured")], quarters)).toBe(
    "Services 50.00% available in Jul - Sep",
  );
  const blocks = ["A", "B", "C", "D"].map((label, index) => row(label, index / 10, "block"));
  expect(getAvailabilityFinding([...blocks, row("R", 1, "requirement")], quarters)).toBe(
    "From 0.00% (A) to 30.00% (D) available in Jul - Sep",
  );
  expect(getAvailabilityFinding([row("Services", "no-data")], quarters)).toBeNull();
});
