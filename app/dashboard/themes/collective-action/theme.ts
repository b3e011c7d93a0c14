import type { CollectiveActions } from "@gbvf/api/collective-action/contract.ts";
import { formatCount, formatDate } from "@gbvf/ui/text/format.ts";
import { THEME } from "../../../lib/address/themeIds.ts";
import { figuresFrom } from "../figuresFrom.ts";
import type { HeadlineModel, Theme } from "../Theme.ts";

export const collectiveAction: Theme<CollectiveActions> = {
  componentId: THEME.collectiveAction,
  name: "Collective actions",
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

function collectiveActionHeadline({ boundaryLevel, source }: CollectiveActions): HeadlineModel {
  const { boundary, activeCollectiveActions: active, inactiveCollectiveActions: past } = boundaryLevel;
  const headline = { place: boundary, format: formatCount };
  if (source === null)
    return { ...headline, reading: "no-data", period: undefined, text: "No 100-Day Challenge is known" };
  return {
    ...headline,
    reading: active,
    text: [
      active === 1 ? "active challenge" : "active challenges",
      past === 1 ? "1 past challenge" : `${formatCount(past)} past challenges`,
    ].join(", "),
    period: `as known on ${formatDate(source.capturedOn)}`,
  };
}
