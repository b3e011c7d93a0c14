import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { THEME } from "../../../lib/address/themeIds.ts";
import { figuresFrom } from "../figuresFrom.ts";
import type { Theme } from "../Theme.ts";
import { buildingBlockHeadline } from "./buildingBlockHeadline.ts";

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
