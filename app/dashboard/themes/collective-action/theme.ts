import type { CollectiveActions } from "@gbvf/api/collective-action/contract.ts";
import { THEME } from "../../../lib/address/themeIds.ts";
import { figuresFrom } from "../figuresFrom.ts";
import type { Theme } from "../Theme.ts";
import { collectiveActionHeadline } from "./collectiveActionHeadline.ts";

export const collectiveAction: Theme<CollectiveActions> = {
  componentId: THEME.collectiveAction,
  name: "Collective actions",
  direction: "Higher means that more challenges are running.",
  optionWord: "pillar",
  colors: "collectiveAction",
  hasPrecincts: false,
  ...figuresFrom("GET /api/CollectiveAction/getCollectiveActionsByBoundary"),
  headlineOf: collectiveActionHeadline,
  partOf: (dashboard) => dashboard.collectiveAction,
  loadMap: async () => (await import("./collectiveActionMapPart.tsx")).collectiveActionMapPart,
  loadCharts: async () => (await import("./collectiveActionChartPart.tsx")).collectiveActionChartPart,
  loadGrid: async () => ({
    drawGrid: (await import("./collectiveActionGridDrawing.ts")).collectiveActionGridDrawing,
  }),
};
