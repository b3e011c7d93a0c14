import { createBuildingBlocks } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { createCollectiveActions } from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { createCrime } from "@gbvf/mocks/crime/crime.ts";
import { createHealthChecks } from "@gbvf/mocks/health-check/healthCheck.ts";
import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { expect, test } from "vitest";
import { buildingBlockGridDrawing } from "../themes/building-block/buildingBlockGridDrawing.ts";
import { collectiveActionGridDrawing } from "../themes/collective-action/collectiveActionGridDrawing.ts";
import { crimeGridDrawing } from "../themes/crime/crimeGridDrawing.ts";
import type { GridArea, GridDrawing } from "../themes/GridPart.ts";
import { healthCheckGridDrawing } from "../themes/health-check/healthCheckGridDrawing.ts";
import { withCountryShares } from "./GridAreas.tsx";

const COUNTRY = 0;
const NORTHERN_CAPE = 7;
const ZULULAND = 119;
const allOptions = { componentOptions: [], componentSubOptions: [] };

const sumOfShares = ({ areas }: GridDrawing) =>
  areas
    .map(({ distribution }) => distribution)
    .filter(isFigure)
    .reduce((sum, share) => sum + share, 0);
const findArea = ({ areas }: GridDrawing, boundaryId: number) =>
  areas.find((area) => area.boundaryId === boundaryId);

test("the shares in the grids of crime and challenges add up to 1", () => {
  expect(sumOfShares(crimeGridDrawing(createCrime(COUNTRY), allOptions))).toBeCloseTo(1, 10);
  expect(sumOfShares(collectiveActionGridDrawing(createCollectiveActions(COUNTRY), allOptions))).toBeCloseTo(
    1,
    10,
  );
});

test("the crime grid's measure names the precincts with figures for the whole period", () => {
  const stats = createCrime(NORTHERN_CAPE);
  const partDrawing = crimeGridDrawing(stats, allOptions);
  expect(partDrawing.measure).toBe(
    "Share of the sexual offences reported to the police in the 80 of 92 precincts of Northern Cape with figures for the whole period",
  );
  expect(partDrawing.countLabel).toBe(
    "Sexual offences reported to the police, in precincts with figures for the whole period",
  );
  const { boundaryLevel } = stats;
  const fullData = {
    ...stats,
    boundaryLevel: { ...boundaryLevel, precinctsReporting: boundaryLevel.precincts },
  };
  expect(crimeGridDrawing(fullData, allOptions).measure).toBe(
    "Share of all sexual offences reported to the police in Northern Cape",
  );
});

test("the building block grid has the availability, or under-covered if too few places are captured", () => {
  const data = createBuildingBlocks(COUNTRY);
  const drawing = buildingBlockGridDrawing(data, allOptions);
  const [easternCape, ...rest] = data.containedBoundaryData;
  expect(rest).toHaveLength(8);
  expect(findArea(drawing, 2)?.distribution).toBe(
    rest.find(({ boundaryId }) => boundaryId === 2)?.availability,
  );
  // Fewer than 80 % of its known places are captured.
  expect(findArea(drawing, easternCape?.boundaryId ?? 0)?.distribution).toBe("under-covered");
});

test("the health check grid has the maturity, and distinguishes too few responses, no participants and a low maturity", () => {
  const drawing = healthCheckGridDrawing(createHealthChecks(ZULULAND), allOptions);
  expect(findArea(drawing, 1084)).toMatchObject({ distribution: "too-few", count: "too-few", parts: [] });
  expect(findArea(drawing, 1082)).toMatchObject({ distribution: "too-few" });
  expect(findArea(drawing, 1083)).toMatchObject({ distribution: "no-data", count: 0 });
  expect(findArea(drawing, 1086)).toMatchObject({ distribution: 0.0897 });
});

const area = (count: GridArea["count"], distribution: GridArea["distribution"]) =>
  ({ count, distribution }) as GridArea;
const drawing = (rankedBy: string): GridDrawing => ({
  measure: "",
  countLabel: "",
  span: null,
  source: null,
  definition: "",
  rankedBy,
  areas: [area(30, 0.75), area(10, 0.25), area("no-data", "no-data")],
});

test("withCountryShares computes the shares of chosen places of the country's count, because places may contain each other", () => {
  const shares = withCountryShares(drawing("Share"), area(200, 1)).areas.map(
    ({ distribution }) => distribution,
  );
  expect(shares).toEqual([0.15, 0.05, "no-data"]);
});

test("withCountryShares does not change drawings without shares or without the country's count", () => {
  expect(withCountryShares(drawing("Maturity"), area(200, 1))).toEqual(drawing("Maturity"));
  expect(withCountryShares(drawing("Share"), area("no-data", "no-data"))).toEqual(drawing("Share"));
  expect(withCountryShares(drawing("Share"), undefined)).toEqual(drawing("Share"));
});
