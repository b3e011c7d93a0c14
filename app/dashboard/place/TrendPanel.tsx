import type { Findings } from "@gbvf/api/findings/contract.ts";
import { describeCoveredPart, nameWithCoverage } from "@gbvf/api/shared/figures/coverage.ts";
import { describeMixedSource, findBreaks } from "@gbvf/api/shared/figures/sourceRuns.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { figureFormats } from "@gbvf/ui/text/format.ts";
import { FigureTrend } from "@gbvf/ui/widgets/FigureTrend/FigureTrend.tsx";
import { FigureTrendSkeleton } from "@gbvf/ui/widgets/FigureTrend/FigureTrendSkeleton.tsx";
import { getEmbedPath } from "../../lib/address/paths.ts";
import type { PlaceResponse } from "../themes/PlaceResponse.ts";
import type { Theme } from "../themes/Theme.ts";
import { useFindings } from "./useFindings.ts";

interface TrendPanelProps {
  theme: Pick<Theme<PlaceResponse>, "componentId" | "colors">;
  boundaryId: number;
  source: FigureSource | null;
}

export function TrendPanel({ theme: { componentId, colors }, boundaryId, source }: TrendPanelProps) {
  const findings = useFindings(componentId, boundaryId);
  if (source === null) return null;
  return (
    <Resource {...findings} skeleton={<FigureTrendSkeleton />} isEmpty={hasNoPeriods}>
      {({ measure, overTime, span, periods, sources, place, intervals, around, headlines, sentences }) => (
        <FigureTrend
          finding={headlines.change ?? describeLatest({ measure, span, periods, place })}
          sentence={sentences.change}
          measure={measure}
          periodMeasure={overTime}
          span={span}
          periods={periods}
          breaks={findBreaks(sources)}
          place={place}
          intervals={intervals}
          placeName={nameWithCoverage(place.boundary, place.coverage)}
          around={around}
          theme={colors}
          source={describeMixedSource(source, sources)}
          headingLevel={2}
          embed={getEmbedPath("trend", colors, boundaryId)}
        />
      )}
    </Resource>
  );
}

/** Names the latest maturity, which is compared with no other because other organisations took part. */
function describeLatest({
  measure,
  span,
  periods,
  place: { figure, coverage },
}: Pick<Findings, "measure" | "span" | "periods" | "place">): string | null {
  if (!isFigure(figure) || span !== periods.at(-1) || !coverage || !("organisations" in coverage))
    return null;
  return `${figureFormats[measure.kind](figure)} in ${describeCoveredPart(coverage)}`;
}

const hasNoPeriods = ({ periods }: { periods: readonly string[] }) => periods.length === 0;
