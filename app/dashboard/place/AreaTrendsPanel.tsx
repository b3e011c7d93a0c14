import type { Findings } from "@gbvf/api/findings/contract.ts";
import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/lib/figures/boundaryTypes.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { AreaTrends } from "@gbvf/ui/widgets/AreaTrends/AreaTrends.tsx";
import type { PlaceAnswer } from "../themes/PlaceAnswer.ts";
import type { Theme } from "../themes/Theme.ts";
import { boundaryWord } from "./boundaryWords.ts";
import { useFindings } from "./useFindings.ts";

const MAX_LINES = 60;

interface AreaTrendsPanelProps {
  theme: Pick<Theme<PlaceAnswer>, "componentId" | "colors">;
  boundaryId: number;
  source: FigureSource | null;
}

export function AreaTrendsPanel({
  theme: { componentId, colors },
  boundaryId,
  source,
}: AreaTrendsPanelProps) {
  const { data } = useFindings(componentId, boundaryId);
  if (source === null || data === undefined || !areComparable(data)) return null;
  const { measure, overTime, periods, place, areas, around, sentences } = data;
  return (
    <AreaTrends
      finding={sentences.areasChange}
      measure={measure}
      overTime={overTime}
      periods={periods}
      place={place}
      areas={areas}
      country={around.find(({ boundaryId: id }) => id === COUNTRY) ?? null}
      areaWord={boundaryWord(areas[0]?.boundaryTypeId ?? 0)}
      theme={colors}
      source={source}
      headingLevel={2}
    />
  );
}

/** Cycles are bars, and the count of a whole place would press those of its areas to the floor. */
function areComparable({ areas, overTime, periods, measure, place }: Findings): boolean {
  const lines = areas.filter(({ values }) => values.some(isFigure)).length;
  return (
    lines > 1 &&
    lines <= MAX_LINES &&
    overTime.step !== "cycle" &&
    periods.length > 1 &&
    measure.kind !== "count" &&
    areas[0]?.boundaryTypeId !== BOUNDARY_TYPE.precinct &&
    place.values.some(isFigure)
  );
}
