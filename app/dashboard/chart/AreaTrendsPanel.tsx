import type { Findings } from "@gbvf/api/findings/contract.ts";
import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { describeMixedSource, findBreaks } from "@gbvf/api/shared/figures/sourceRuns.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { AreaTrends } from "@gbvf/ui/widgets/AreaTrends/AreaTrends.tsx";
import { FigureTrendSkeleton } from "@gbvf/ui/widgets/FigureTrend/FigureTrendSkeleton.tsx";
import { useState } from "react";
import { styled } from "styled-components";
import { boundaryWord } from "../place/boundaryNouns.ts";
import { useFindings } from "../place/useFindings.ts";
import type { PlaceResponse } from "../themes/PlaceResponse.ts";
import type { Theme } from "../themes/Theme.ts";
import { FullWidthPanel } from "./ChartGrid.tsx";

const MAX_LINES = 60;
const { province, municipality } = BOUNDARY_TYPE;

interface AreaTrendsPanelProps {
  theme: Pick<Theme<PlaceResponse>, "componentId" | "colors">;
  /** Undefined for the country. */
  place: Boundary | undefined;
  source: FigureSource | null;
}

export function AreaTrendsPanel({ theme: { componentId, colors }, place, source }: AreaTrendsPanelProps) {
  const [isByMunicipality, setByMunicipality] = useState(false);
  const level = place?.boundaryTypeId;
  const provinceId =
    level === province ? place?.boundaryId : level === municipality && place?.nationalBoundaryId;
  const areaFindings = useFindings(componentId, place?.boundaryId ?? COUNTRY);
  const municipalityFindings = useFindings(componentId, (isByMunicipality && provinceId) || null, {
    areaTypeId: municipality,
  });
  if (source === null || areaFindings.data === undefined || !isDrawnAsLines(areaFindings.data)) return null;
  const isVisible = isByMunicipality || hasLines(areaFindings.data);
  if (!isVisible && !provinceId) return null;
  const collapseLabel = hasLines(areaFindings.data) ? "Fewer places" : "Hide these places";
  return (
    <Panel data-panel={isVisible || undefined}>
      {isVisible && (
        <Resource
          {...(isByMunicipality ? municipalityFindings : areaFindings)}
          skeleton={<FigureTrendSkeleton />}
          isEmpty={(findings) => !hasLines(findings)}
        >
          {({ measure, overTime, span, periods, sources, place: parent, areas, around, headlines }) => (
            <AreaTrends
              finding={headlines.areasChange ?? (span === periods.at(-1) ? headlines.areas : null)}
              measure={measure}
              periodMeasure={overTime}
              periods={periods}
              breaks={findBreaks(sources)}
              place={parent}
              areas={areas}
              chosenId={place?.boundaryId}
              country={around.find(({ boundaryId }) => boundaryId === COUNTRY) ?? null}
              areaWord={boundaryWord(areas[0]?.boundaryTypeId ?? 0)}
              theme={colors}
              source={describeMixedSource(source, sources)}
              headingLevel={2}
            />
          )}
        </Resource>
      )}
      {provinceId && (
        <Button onPress={() => setByMunicipality(!isByMunicipality)}>
          {isByMunicipality ? collapseLabel : "All municipalities of the province"}
        </Button>
      )}
    </Panel>
  );
}

const Panel = styled(FullWidthPanel)`
  ${stack(2)}
  > button { justify-self: start; }
`;

/** Excludes cycles, which are drawn as bars, and counts: a place's total would flatten its areas' lines. */
const isDrawnAsLines = ({ overTime, periods, measure }: Findings) =>
  overTime.step !== "cycle" && periods.length > 1 && measure.kind !== "count";

function hasLines({ areas, place }: Findings): boolean {
  const lineCount = areas.filter(({ values }) => values.some(isFigure)).length;
  return (
    lineCount > 1 &&
    lineCount <= MAX_LINES &&
    areas[0]?.boundaryTypeId !== BOUNDARY_TYPE.precinct &&
    place.values.some(isFigure)
  );
}
