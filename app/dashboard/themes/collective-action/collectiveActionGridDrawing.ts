import type { CollectiveActions } from "@gbvf/api/collective-action/contract.ts";
import { shareTitle } from "@gbvf/api/shared/figures/coverage.ts";
import { formatDate, plural } from "@gbvf/ui/text/format.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import type { GridDrawing } from "../GridPart.ts";
import { computeShares } from "../shares.ts";
import { filterPillars, getFigures } from "./collectiveActionFigures.ts";

/** An area's share is of all its challenges, active and past. */
export function collectiveActionGridDrawing(actions: CollectiveActions, chosen: ChosenOptions): GridDrawing {
  const { containedBoundaryData, boundaryLevel, collectiveActionStats, source } = actions;
  const totals = containedBoundaryData.map((boundary) => getFigures(boundary, chosen).total);
  const shares = computeShares(source === null ? totals.map(() => "no-data" as const) : totals);
  const pillars = filterPillars(collectiveActionStats, chosen);
  return {
    measure: shareTitle("100-Day Challenges, active and past,", boundaryLevel.boundary, null),
    countLabel: "Challenges",
    span: source === null ? null : `as known on ${formatDate(source.capturedOn)}`,
    source,
    definition:
      "100-Day Challenges that are active today or have ended: each area's share of all in the place.",
    rankedBy: "Share",
    countName: "Active",
    isZeroUnranked: true,
    areas: containedBoundaryData.map((boundary, index) => ({
      ...boundary,
      distribution: shares[index] ?? "no-data",
      count: source === null ? "no-data" : (totals[index] ?? 0),
      basis: plural(totals[index] ?? 0, "challenge", "challenges"),
      parts: pillars.map(({ pillarId, description }) => {
        const counts = boundary.pillars.find((each) => each.pillarId === pillarId);
        return {
          id: pillarId,
          label: description,
          reading: (counts?.activeCollectiveActions ?? 0) + (counts?.inactiveCollectiveActions ?? 0),
          kind: "count",
        };
      }),
    })),
  };
}
