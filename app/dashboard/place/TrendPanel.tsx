import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { FigureTrend } from "@gbvf/ui/widgets/FigureTrend/FigureTrend.tsx";
import { FigureTrendSkeleton } from "@gbvf/ui/widgets/FigureTrend/FigureTrendSkeleton.tsx";
import { embedOf } from "../../lib/paths.ts";
import type { PlaceAnswer } from "../themes/PlaceAnswer.ts";
import type { Theme } from "../themes/Theme.ts";
import { useFindings } from "./useFindings.ts";

export interface TrendPanelProps {
  theme: Pick<Theme<PlaceAnswer>, "componentId" | "colors">;
  boundaryId: number;
  source: FigureSource | null;
}

/** The place's line over all periods held. Nothing where nothing was captured. */
export function TrendPanel({ theme: { componentId, colors }, boundaryId, source }: TrendPanelProps) {
  const findings = useFindings(componentId, boundaryId);
  if (source === null) return null;
  return (
    <Resource
      {...findings}
      onRetry={findings.retry}
      skeleton={<FigureTrendSkeleton />}
      isEmpty={hasNoPeriods}
    >
      {({ measure, periods, place, around, sentences }) => (
        <FigureTrend
          finding={sentences.change}
          measure={measure}
          periods={periods}
          place={place}
          around={around}
          theme={colors}
          source={source}
          headingLevel={2}
          embed={embedOf("trend", colors, boundaryId)}
        />
      )}
    </Resource>
  );
}

const hasNoPeriods = ({ periods }: { periods: readonly string[] }) => periods.length === 0;
