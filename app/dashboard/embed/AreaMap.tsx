import type { Findings } from "@gbvf/api/findings/contract.ts";
import type { EmbedMap } from "@gbvf/api/shared/embedRendering.ts";
import { getState, isFigure, type Reading, readingLabels } from "@gbvf/ui/charts/reading.ts";
import { patternFill, StatePatterns } from "@gbvf/ui/charts/StatePatterns/StatePatterns.tsx";
import { getStep, type ScaleStep, stepOfFraction } from "@gbvf/ui/charts/scale.ts";
import { formatRange } from "@gbvf/ui/maps/Legend/Legend.tsx";
import { Swatch } from "@gbvf/ui/maps/Legend/LegendFrame.tsx";
import { drawOutlines } from "@gbvf/ui/maps/outlines.ts";
import type { FigureKind } from "@gbvf/ui/text/format.ts";
import { type DataTheme, dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { availabilityScale } from "@gbvf/ui/widgets/AvailabilityLegend/availabilityScale.ts";
import { challengeScale } from "@gbvf/ui/widgets/ChallengeLegend/challengeScale.ts";
import { formatCountRange } from "@gbvf/ui/widgets/CrimeMapLegend/CrimeMapLegend.tsx";
import { crimeScales } from "@gbvf/ui/widgets/CrimeMapLegend/crimeScale.ts";
import { maturityScale } from "@gbvf/ui/widgets/MaturityLegend/maturityScale.ts";
import { styled } from "styled-components";
import { getAttribution } from "../map/legendParts.ts";
import { AreaLabels } from "./AreaLabels.tsx";
import { AreaTable } from "./AreaTable.tsx";
import { getKind, listAreas } from "./areas.ts";

interface AreaMapProps extends EmbedMap {
  findings: Findings;
  theme: DataTheme;
}

const PATTERN_PREFIX = "area";
/** Rounds the outlines to about half a px on the smallest phone, because finer outlines cost bytes. */
const FRAME = { width: 640, maxHeight: 720 };

/** Lists the figures below the map, because colour alone does not convey them. */
export function AreaMap({ findings, theme, quarters, outlines: boundaryFeatures, provenance }: AreaMapProps) {
  const areas = listAreas(findings);
  const kind = getKind(findings);
  const scale = theme === "crime" ? crimeScales[quarters] : SCALES[theme];
  const getFill = (figure: Reading) => {
    const state = getState(figure);
    if (state !== null) return patternFill(PATTERN_PREFIX, state);
    const step = (kind === "percent" ? stepOfFraction : getStep)(scale, Number(figure));
    return step?.color ?? dataColor.offScale;
  };
  const areaById = new Map(areas.map((area) => [area.id, area]));
  const { width, height, outlines } = drawOutlines(boundaryFeatures, FRAME);
  const outlinedAreas = outlines.flatMap(({ area: { boundaryId }, ...outline }) => {
    const area = areaById.get(boundaryId);
    return area === undefined ? [] : [{ ...outline, area, fill: getFill(area.figure) }];
  });
  const states = new Set(areas.flatMap(({ figure }) => getState(figure) ?? []));
  if (scale.some(({ isZero }) => isZero)) states.delete("zero");
  return (
    <>
      <StatePatterns prefix={PATTERN_PREFIX} zeroColor={dataColor[theme].scale[0]} />
      <Drawing
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={findings.sentences.areas ?? findings.measure.title}
      >
        {outlinedAreas.map(({ area, path, fill }) => (
          <path key={area.id} d={path} fill={fill} data-figure={isFigure(area.figure) || undefined} />
        ))}
        <AreaLabels outlinedAreas={outlinedAreas} />
      </Drawing>
      <Values>
        <Legend>
          {scale.map((step, index) => (
            <li key={step.start}>
              <Swatch isFixedSize fill={step.isZero ? patternFill(PATTERN_PREFIX, "zero") : step.color} />
              {describeStep(step, { theme, kind, isFirst: index === 0 })}
            </li>
          ))}
          {[...states].map((state) => (
            <li key={state}>
              <Swatch isFixedSize fill={patternFill(PATTERN_PREFIX, state)} />
              {readingLabels[state]}
            </li>
          ))}
        </Legend>
        <AreaTable
          areas={areas}
          renderSwatch={({ figure }) => <Swatch isFixedSize fill={getFill(figure)} />}
        />
        <p>{getAttribution(provenance)}</p>
      </Values>
    </>
  );
}

const SCALES = {
  healthCheck: maturityScale,
  buildingBlock: availabilityScale,
  collectiveAction: challengeScale,
};

type StepContext = { theme: DataTheme; kind: FigureKind; isFirst: boolean };

function describeStep(step: ScaleStep, { theme, kind, isFirst }: StepContext): string {
  if (kind === "percent") return `${step.description}%`;
  if (theme !== "crime") return step.description.toLowerCase();
  return kind === "count" ? formatCountRange(step) : `${step.description}, ${formatRange(step, isFirst)}`;
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 60rem;
  forced-color-adjust: none;

  path { stroke: ${color.edge}; vector-effect: non-scaling-stroke; }
  path[data-figure] { stroke: ${dataColor.missing}; stroke-linejoin: round; }
  @media (min-width: 56rem) { max-height: max(18rem, 100vh - 12rem); }
`;

const Values = styled.div`
  ${stack(1.5)}
  align-content: start;
  color: ${color.ink};
  > p { color: ${color.inkMuted}; }
`;

const Legend = styled.ul`
  ${row(0.5, 2)}
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; gap: ${space(0.75)}; }
`;
