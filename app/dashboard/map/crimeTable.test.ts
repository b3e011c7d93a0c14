import { crimeOf } from "@gbvf/mocks/crime/crime.ts";
import { expect, test } from "vitest";
import { crimeTable } from "./crimeTable.ts";

test("the table says what, where and when, and names its first column after the areas", () => {
  const { caption, columns } = crimeTable(crimeOf(7), []);
  expect(caption).toBe("Crime by district, Northern Cape, Jul 2025 – Jun 2026");
  expect(columns[0]?.label).toBe("District");
});

test("there is a row for every area, also for those without figures", () => {
  const { rows } = crimeTable(crimeOf(146), []);
  expect(rows).toHaveLength(4);
  expect(rows.find(({ cells }) => cells.area === "Magareng")?.cells).toMatchObject({
    reports: "no-data",
    rate: "no-data",
    people: "no-data",
    precincts: 0,
  });
});

test("a filter narrows the table as it narrows the map", () => {
  const reports = (options: number[]) => Number(crimeTable(crimeOf(7), options).rows[0]?.cells.reports);
  expect(reports([2])).toBeLessThan(reports([]));
  expect(reports([2]) + reports([3, 4, 5])).toBe(reports([]));
});
