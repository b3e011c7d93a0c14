import type { Findings } from "@gbvf/api/findings/contract.ts";
import type { EmbedMap, Step } from "@gbvf/api/shared/embedRendering.ts";
import { getState, isFigure, type Reading, stateWords } from "@gbvf/ui/charts/reading.ts";
import { patternFill, StatePatterns } from "@gbvf/ui/charts/StatePatterns/StatePatterns.tsx";
import { Swatch } from "@gbvf/ui/maps/Legend/LegendFrame.tsx";
import { drawOutlines } from "@gbvf/ui/maps/outlines.ts";
import { type DataTheme, dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { AreaLabels } from "./AreaLabels.tsx";
import { AreaTable } from "./AreaTable.tsx";
import { getKind, listedAreas } from "./areas.ts";

interface AreaMapProps extends EmbedMap {
  findings: Findings;
  theme: DataTheme;
}

const PREFIX = "area";
/** Finer than half a px of the smallest phone costs bytes unseen. */
const FRAME = { width: 640, maxHeight: 720 };

/** Lists figures, too: colour alone says nothing. */
export function AreaMap({ findings, theme, steps, outlines: lines, lines: source }: AreaMapProps) {
  const areas = listedAreas(findings);
  const kind = getKind(findings);
  const { scale } = dataColor[theme];
  const getFill = (figure: Reading) => {
    const state = getState(figure);
    return state === null
      ? (scale[stepIndex(Number(figure), kind === "percent", steps)] ?? dataColor.offScale)
      : patternFill(PREFIX, state);
  };
  const areaOf = new Map(areas.map((area) => [area.id, area]));
  const { width, height, outlines } = drawOutlines(lines, FRAME);
  const drawn = outlines.flatMap(({ area: { boundaryId }, ...outline }) => {
    const area = areaOf.get(boundaryId);
    return area === undefined ? [] : [{ ...outline, area, fill: getFill(area.figure) }];
  });
  const states = new Set(areas.flatMap(({ figure }) => getState(figure) ?? []));
  if (steps.some(({ isZero }) => isZero)) states.delete("zero");
  return (
    <>
      <StatePatterns prefix={PREFIX} zeroColor={scale[0]} />
      <Drawing
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={findings.sentences.areas ?? findings.measure.title}
      >
        {drawn.map(({ area, path, fill }) => (
          <path key={area.id} d={path} fill={fill} data-figure={isFigure(area.figure) || undefined} />
        ))}
        <AreaLabels drawn={drawn} />
      </Drawing>
      <Values>
        <Legend>
          {steps.map(({ words, isZero }, index) => (
            <li key={words}>
              <Swatch isKey fill={isZero ? patternFill(PREFIX, "zero") : `${scale[index]}`} />
              {words}
            </li>
          ))}
          {[...states].map((state) => (
            <li key={state}>
              <Swatch isKey fill={patternFill(PREFIX, state)} />
              {stateWords[state]}
            </li>
          ))}
        </Legend>
        <AreaTable areas={areas} keyOf={({ figure }) => <Swatch isKey fill={getFill(figure)} />} />
        <p>{source}</p>
      </Values>
    </>
  );
}

function stepIndex(figure: number, isShare: boolean, steps: readonly Step[]): number {
  const written = isShare ? Math.round(figure * 10_000) / 100 : figure;
  return steps.findLastIndex(({ from }) => from <= written);
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
