import { crimeOf } from "@gbvf/mocks/crime/crime.ts";
import { findingsOf } from "@gbvf/mocks/findings/findings.ts";
import type { TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { expect, test } from "vitest";
import { withFindings } from "./areaTable.ts";

const NORTHERN_CAPE = 7;

const table = (boundaryId: number, areaTypeId?: number): TableModel => {
  const { boundaryLevel, containedBoundaryData } = crimeOf(boundaryId, areaTypeId);
  const row = (each: typeof boundaryLevel) => ({
    id: each.boundaryId,
    cells: { area: each.boundary, total: each.total ?? "no-data", rate: each.ratePer100000 ?? "no-data" },
  });
  return {
    caption: "Crime",
    columns: [
      { id: "area", label: "District", kind: "text" },
      { id: "total", label: "Reports", kind: "count" },
      { id: "rate", label: "Rate", kind: "rate" },
    ],
    rows: containedBoundaryData.map(row),
    pinned: [row(boundaryLevel)],
  };
};

test("the country stands over the place, with the figure that compares and no others", () => {
  const { pinned } = withFindings(table(NORTHERN_CAPE), findingsOf(NORTHERN_CAPE, 3));
  expect(pinned?.map(({ cells }) => cells.area)).toEqual(["South Africa", "Northern Cape"]);
  expect(pinned?.[0]?.cells).toMatchObject({ total: "–", rate: findingsOf(0, 3).place.figure });
  const whole = withFindings(table(0), findingsOf(0, 3));
  expect(whole.pinned?.map(({ cells }) => cells.area)).toEqual(["South Africa"]);
});

test("the latest quarter stands beside its difference from the quarter and the year before", () => {
  const findings = findingsOf(NORTHERN_CAPE, 3);
  const { columns, rows } = withFindings(table(NORTHERN_CAPE), findings);
  expect(columns.slice(3).map(({ label }) => label)).toEqual([
    "In Apr - Jun 2026",
    "Change since Jan - Mar 2026",
    "Change since Apr - Jun 2025",
  ]);
  for (const { boundaryId, values, sinceQuarter } of findings.areas) {
    const cells = rows.find(({ id }) => id === boundaryId)?.cells;
    expect(cells?.latest).toBe(values.at(-1));
    const isSure = sinceQuarter?.direction === "rose" || sinceQuarter?.direction === "fell";
    if (isSure) expect(cells?.sinceQuarter).toBe(Number(values.at(-1)) - Number(sinceQuarter.from));
    if (sinceQuarter?.direction === "about-same") expect(cells?.sinceQuarter).toBe("About the same");
  }
});

test("the reports of precincts are no comparison for the rate of the place around them", () => {
  const { pinned, columns } = withFindings(table(NORTHERN_CAPE, 5), findingsOf(NORTHERN_CAPE, 3, 5));
  expect(columns.find(({ id }) => id === "latest")?.kind).toBe("count");
  expect(pinned?.find(({ id }) => id === NORTHERN_CAPE)?.cells).toMatchObject({
    latest: "–",
    sinceYear: "–",
  });
});

test("without findings the table stays as it is", () => {
  expect(withFindings(table(0), undefined)).toEqual(table(0));
});
