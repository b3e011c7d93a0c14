import { createCrime } from "@gbvf/mocks/crime/crime.ts";
import { buildingBlockComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { listFindings } from "@gbvf/mocks/findings/findings.ts";
import type { TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../lib/address/filters.ts";
import { ApiError } from "../../lib/api-client/ApiError.ts";
import { withFindings } from "./areaTable.ts";
import { optionNames } from "./optionNames.ts";
import { formatAnnouncement, placeHeading } from "./placeHeading.ts";
import { listSimilarTo } from "./SimilarMunicipalitiesLink.tsx";
import { type TrailStep, withoutMetroDistrict } from "./useTrail.ts";

const NORTHERN_CAPE = 7;

const table = (boundaryId: number, areaTypeId?: number): TableModel => {
  const { boundaryLevel, containedBoundaryData } = createCrime(boundaryId, areaTypeId);
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
  const { pinned } = withFindings(table(NORTHERN_CAPE), listFindings(NORTHERN_CAPE, 3));
  expect(pinned?.map(({ cells }) => cells.area)).toEqual(["South Africa", "Northern Cape"]);
  expect(pinned?.[0]?.cells).toMatchObject({ total: "Not compared", rate: listFindings(0, 3).place.figure });
  const allColumns = withFindings(table(0), listFindings(0, 3));
  expect(allColumns.pinned?.map(({ cells }) => cells.area)).toEqual(["South Africa"]);
});

test("the latest quarter stands next to its difference from the quarter and the year before", () => {
  const findings = listFindings(NORTHERN_CAPE, 3);
  const { columns, rows } = withFindings(table(NORTHERN_CAPE), findings);
  expect(columns.slice(3).map(({ label }) => label)).toEqual([
    "In Apr - Jun 2026",
    "Change since Jan - Mar 2026",
    "Change since Apr - Jun 2025",
  ]);
  for (const { boundaryId, values, sinceQuarter } of findings.areas) {
    const { cells, texts } = rows.find(({ id }) => id === boundaryId) ?? {};
    expect(cells?.latest).toBe(values.at(-1));
    const isSure = sinceQuarter?.direction === "rose" || sinceQuarter?.direction === "fell";
    if (isSure) expect(cells?.sinceQuarter).toBe(Number(values.at(-1)) - Number(sinceQuarter.from));
    if (sinceQuarter?.direction === "about-same") expect(texts?.sinceQuarter).toBe("About the same");
  }
});

test("the reports of precincts are no comparison for the rate of the place around them", () => {
  const { pinned, columns } = withFindings(table(NORTHERN_CAPE, 5), listFindings(NORTHERN_CAPE, 3, 5));
  expect(columns.find(({ id }) => id === "latest")?.kind).toBe("count");
  expect(pinned?.find(({ id }) => id === NORTHERN_CAPE)?.cells).toMatchObject({
    latest: "Not compared",
    sinceYear: "Not compared",
  });
});

const place = (boundaryId: number, code: string, nationalBoundaryId: number, peopleCount: number | null) => ({
  boundaryId,
  code,
  nationalBoundaryId,
  peopleCount,
});
const emfuleni = place(1, "GT421", 3, 1_000_000);
const ids = (peers: readonly { boundaryId: number }[]) => peers.map(({ boundaryId }) => boundaryId);

test("as many people first, then the same province, and no metro next to a town", () => {
  const peers = [
    place(2, "GT422", 3, 100_000),
    place(3, "NC091", 7, 1_000_000),
    place(4, "GT481", 3, 900_000),
    place(5, "EKU", 3, 1_100_000),
  ];
  expect(ids(listSimilarTo(emfuleni, peers))).toEqual([4, 3, 5, 2]);
});

test("a place is not like itself, nor like one whose people nobody counted", () => {
  expect(listSimilarTo(emfuleni, [emfuleni, place(6, "GT423", 3, null)])).toEqual([]);
  expect(listSimilarTo(place(7, "LIM1", 5, null), [emfuleni])).toEqual([]);
});

test("a screen reader hears that figures are on their way, which have come, and of which options", () => {
  const none = { data: undefined, error: undefined };
  const response = { data: {}, error: undefined };
  expect(formatAnnouncement("Crime in …", [], none)).toBe("Loading Crime in …");
  expect(formatAnnouncement("Crime in Limpopo", [], response)).toBe("Crime in Limpopo");
  expect(formatAnnouncement("Crime in Limpopo", ["Rape"], response)).toBe("Crime in Limpopo. Only: Rape.");
});

const [services, resources] = buildingBlockComponent.options;
const [police] = services?.subOptions ?? [];

test("nothing is named where everything counts, or nothing is known yet", () => {
  expect(optionNames(buildingBlockComponent, NO_FILTERS)).toEqual([]);
  expect(optionNames(undefined, { componentOptions: [1], componentSubOptions: [] })).toEqual([]);
});

test("an option is named with the sub-options that it is narrowed to", () => {
  if (!services || !resources || !police) throw new Error("The mocks have options.");
  const chosen = {
    componentOptions: [services.id, resources.id],
    componentSubOptions: [{ optionId: services.id, subOptionId: police.id }],
  };
  expect(optionNames(buildingBlockComponent, chosen)).toEqual([
    `${services.name} (${police.name})`,
    resources.name,
  ]);
});

const fine = { error: undefined };
const broken = { error: new ApiError(503) };
const unknown = { error: new ApiError(404) };

test.each([
  ["Limpopo", [fine, fine], "Crime in Limpopo"],
  [undefined, [fine, fine], "Crime in …"],
  ["Limpopo", [broken, fine], "Crime in Limpopo"],
  [undefined, [broken, fine], "Crime"],
  [undefined, [fine, unknown], "Crime"],
])("of %s", (placeName, states, heading) => {
  expect(placeHeading("Crime", placeName, states)).toBe(heading);
});

const step = (boundaryTypeId: number, description: string): TrailStep => ({
  boundaryId: boundaryTypeId,
  boundaryTypeId,
  description,
});
const getNames = (steps: readonly TrailStep[]) =>
  withoutMetroDistrict(steps).map(({ boundaryTypeId, description }) => `${boundaryTypeId} ${description}`);

test("a metro stands once in the way down, as the municipality", () => {
  const metro = [
    step(0, "South Africa"),
    step(1, "Western Cape"),
    step(2, "Cape Town"),
    step(3, "Cape Town"),
  ];
  const without = ["0 South Africa", "1 Western Cape", "3 Cape Town"];
  expect(getNames(metro)).toEqual(without);
  expect(getNames([...metro, step(5, "Woodstock")])).toEqual([...without, "5 Woodstock"]);
});

test("other places of one name stay, and so does a metro that is the place itself", () => {
  const precinct = [
    step(0, "South Africa"),
    step(2, "Waterberg"),
    step(3, "Bela-Bela"),
    step(5, "Bela-Bela"),
  ];
  expect(getNames(precinct)).toHaveLength(precinct.length);
  const district = [step(0, "South Africa"), step(1, "Western Cape"), step(2, "Cape Town")];
  expect(getNames(district)).toHaveLength(district.length);
});
