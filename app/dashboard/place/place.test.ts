import { createCrime } from "@gbvf/mocks/crime/crime.ts";
import { buildingBlockComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { listFindings } from "@gbvf/mocks/findings/findings.ts";
import type { TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../lib/address/filters.ts";
import { ApiError } from "../../lib/api-client/ApiError.ts";
import { withFindings } from "./areaTable.ts";
import { listOptionNames } from "./optionNames.ts";
import { formatAnnouncement, formatPlaceHeading } from "./placeHeading.ts";
import { listSimilarTo } from "./SimilarMunicipalitiesLink.tsx";
import { type TrailStep, withoutMetroDistrict } from "./useTrail.ts";

const NORTHERN_CAPE = 7;

const createTable = (boundaryId: number, areaTypeId?: number): TableModel => {
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

test("withFindings pins the country's row above the place, with only the comparable figure", () => {
  const { pinned } = withFindings(createTable(NORTHERN_CAPE), listFindings(NORTHERN_CAPE, 3));
  expect(pinned?.map(({ cells }) => cells.area)).toEqual(["South Africa", "Northern Cape"]);
  expect(pinned?.[0]?.cells).toMatchObject({ total: "Not compared", rate: listFindings(0, 3).place.figure });
  const allColumns = withFindings(createTable(0), listFindings(0, 3));
  expect(allColumns.pinned?.map(({ cells }) => cells.area)).toEqual(["South Africa"]);
});

test("withFindings adds columns for the latest quarter and its changes since the quarter and the year before", () => {
  const findings = listFindings(NORTHERN_CAPE, 3);
  const { columns, rows } = withFindings(createTable(NORTHERN_CAPE), findings);
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

test("withFindings does not compare the reports of precincts with the rate of the containing place", () => {
  const { pinned, columns } = withFindings(createTable(NORTHERN_CAPE, 5), listFindings(NORTHERN_CAPE, 3, 5));
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
const getIds = (peers: readonly { boundaryId: number }[]) => peers.map(({ boundaryId }) => boundaryId);

test("listSimilarTo sorts by the number of people, then the province, and puts a metro behind other municipalities", () => {
  const peers = [
    place(2, "GT422", 3, 100_000),
    place(3, "NC091", 7, 1_000_000),
    place(4, "GT481", 3, 900_000),
    place(5, "EKU", 3, 1_100_000),
  ];
  expect(getIds(listSimilarTo(emfuleni, peers))).toEqual([4, 3, 5, 2]);
});

test("listSimilarTo omits the place itself and places whose number of people is unknown", () => {
  expect(listSimilarTo(emfuleni, [emfuleni, place(6, "GT423", 3, null)])).toEqual([]);
  expect(listSimilarTo(place(7, "LIM1", 5, null), [emfuleni])).toEqual([]);
});

test("formatAnnouncement announces loading, then the heading with the chosen options", () => {
  const none = { data: undefined, error: undefined };
  const response = { data: {}, error: undefined };
  expect(formatAnnouncement("Crime in …", [], none)).toBe("Loading Crime in …");
  expect(formatAnnouncement("Crime in Limpopo", [], response)).toBe("Crime in Limpopo");
  expect(formatAnnouncement("Crime in Limpopo", ["Rape"], response)).toBe("Crime in Limpopo. Only: Rape.");
});

const [services, resources] = buildingBlockComponent.options;
const [police] = services?.subOptions ?? [];

test("listOptionNames is empty if all options are selected or the options have not loaded", () => {
  expect(listOptionNames(buildingBlockComponent, NO_FILTERS)).toEqual([]);
  expect(listOptionNames(undefined, { componentOptions: [1], componentSubOptions: [] })).toEqual([]);
});

test("listOptionNames names a chosen option with its chosen sub-options", () => {
  if (!services || !resources || !police) throw new Error("The mocks have options.");
  const chosen = {
    componentOptions: [services.id, resources.id],
    componentSubOptions: [{ optionId: services.id, subOptionId: police.id }],
  };
  expect(listOptionNames(buildingBlockComponent, chosen)).toEqual([
    `${services.name} (${police.name})`,
    resources.name,
  ]);
});

const loaded = { error: undefined };
const failed = { error: new ApiError(503) };
const notFound = { error: new ApiError(404) };

test.each([
  ["Limpopo", [loaded, loaded], "Crime in Limpopo"],
  [undefined, [loaded, loaded], "Crime in …"],
  ["Limpopo", [failed, loaded], "Crime in Limpopo"],
  [undefined, [failed, loaded], "Crime"],
  [undefined, [loaded, notFound], "Crime"],
])("formatPlaceHeading handles the name %s", (placeName, states, heading) => {
  expect(formatPlaceHeading("Crime", placeName, states)).toBe(heading);
});

const step = (boundaryTypeId: number, description: string): TrailStep => ({
  boundaryId: boundaryTypeId,
  boundaryTypeId,
  description,
});
const getNames = (steps: readonly TrailStep[]) =>
  withoutMetroDistrict(steps).map(({ boundaryTypeId, description }) => `${boundaryTypeId} ${description}`);

test("withoutMetroDistrict removes a metro's district", () => {
  const metro = [
    step(0, "South Africa"),
    step(1, "Western Cape"),
    step(2, "Cape Town"),
    step(3, "Cape Town"),
  ];
  const expectedNames = ["0 South Africa", "1 Western Cape", "3 Cape Town"];
  expect(getNames(metro)).toEqual(expectedNames);
  expect(getNames([...metro, step(5, "Woodstock")])).toEqual([...expectedNames, "5 Woodstock"]);
});

test("withoutMetroDistrict keeps other places of the same name, and a metro's district if it is the last step", () => {
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
