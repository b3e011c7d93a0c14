import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { describeCoveredPart, isEnoughCovered } from "@gbvf/api/shared/figures/coverage.ts";
import { formatCount, formatPercent } from "@gbvf/ui/text/format.ts";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { THEME } from "../../../lib/address/themeIds.ts";
import { figuresFrom } from "../figuresFrom.ts";
import type { HeadlineModel, Theme } from "../Theme.ts";
import { getFigures } from "./buildingBlockFigures.ts";

export const buildingBlock: Theme<BuildingBlockData> = {
  componentId: THEME.buildingBlock,
  name: "Building blocks",
  direction: "Higher is better.",
  optionWord: "building block",
  colors: "buildingBlock",
  hasPrecincts: false,
  ...figuresFrom("GET /api/buildingblock/getBuildingBlockData"),
  headlineOf: buildingBlockHeadline,
  partOf: (dashboard) => dashboard.buildingBlock,
  loadMap: async () => (await import("./buildingBlockMapPart.tsx")).buildingBlockMapPart,
  loadCharts: async () => (await import("./buildingBlockChartPart.tsx")).buildingBlockChartPart,
  loadGrid: async () => ({
    drawGrid: (await import("./buildingBlockGridDrawing.ts")).buildingBlockGridDrawing,
  }),
};

function buildingBlockHeadline({ boundaryLevel, currentPeriod }: BuildingBlockData): HeadlineModel {
  const { boundary, available, all, availability, boundarySummary } = boundaryLevel;
  const known = boundarySummary.totalCombined;
  const headline = { place: boundary, period: currentPeriod?.period, format: formatPercent };
  const { coverage } = getFigures(boundaryLevel.buildingBlockCategoryStats, NO_FILTERS);
  if (availability !== null && !isEnoughCovered(coverage)) {
    return {
      ...headline,
      reading: "under-covered",
      missing: `${formatPercent(availability)} in part`,
      place: `${boundary}: ${describeCoveredPart(coverage)}`,
      text: `availability: ${formatCount(available)} of ${formatCount(all)} requirements met`,
    };
  }
  if (availability !== null) {
    return {
      ...headline,
      reading: availability,
      text: `availability: ${formatCount(available)} of ${formatCount(all)} requirements met`,
    };
  }
  return known > 0
    ? {
        ...headline,
        reading: "not-captured",
        text: `${formatCount(known)} places are known`,
      }
    : { ...headline, reading: "no-data", text: "No service, resource or forum is known" };
}
