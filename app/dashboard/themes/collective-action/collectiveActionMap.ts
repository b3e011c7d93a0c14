import type { CollectiveActions } from "@gbvf/api/collective-action/contract.ts";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { challengeColor } from "@gbvf/ui/widgets/ChallengeLegend/challengeScale.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import type { MapCounts, MapDrawing } from "../MapPart.ts";
import { getFigures, getReadings } from "./collectiveActionFigures.ts";

const describeActive = (active: number) =>
  active === 1 ? "1 active challenge" : `${formatCount(active)} active challenges`;

export function drawChallenges(
  { containedBoundaryData, source, cycles }: CollectiveActions,
  chosen: ChosenOptions,
): Omit<MapDrawing, "legend"> {
  const counts: MapCounts = {
    measure: "Active 100-Day Challenges",
    definition: "100-Day Challenges that are active today, those that have ended, and both together.",
    values: source === null ? new Map() : getReadings(containedBoundaryData, chosen),
    describe: describeActive,
    sortColumn: "active",
  };
  return {
    ...counts,
    counts,
    span: getSpan(cycles),
    source,
    isZeroUnranked: true,
    colorOf: challengeColor,
    format: formatCount,
    table: (areaWord, caption) => ({
      caption,
      columns: [
        { id: "area", label: areaWord, kind: "text" },
        { id: "active", label: "Active", kind: "count" },
        { id: "past", label: "Past", kind: "count" },
        { id: "total", label: "All", kind: "count" },
      ],
      rows: containedBoundaryData.map((area) => {
        const counts = getFigures(area, chosen);
        const missing = { active: "no-data", past: "no-data", total: "no-data" };
        return {
          id: area.boundaryId,
          cells: { area: area.boundary, ...(source === null ? missing : counts) },
        };
      }),
    }),
  };
}

export function getSpan(cycles: CollectiveActions["cycles"]): string | undefined {
  const [first, last] = [cycles[0]?.description, cycles.at(-1)?.description];
  return first === last ? first : `${first} – ${last}`;
}
