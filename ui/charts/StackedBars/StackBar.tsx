import type { SVGProps } from "react";
import { styled } from "styled-components";
import { dataColor } from "../../tokens/dataColor.ts";
import { media } from "../../tokens/media.ts";
import { color, font } from "../../tokens/tokens.ts";
import { inkOn } from "../contrast.ts";
import { barPath } from "../GroupedBars/Bar.tsx";
import { hatchFill } from "../GroupedBars/BarsLegend.tsx";
import { MarkRing } from "../MarkRing.tsx";
import { type MissingReason, readingLabels } from "../reading.ts";
import { findTextWidths, textsByWidth } from "../textWidths.ts";
import type { PlacedPart, StackStyle, StacksLayout } from "./layout.ts";

const digitWidth = 8.5;

interface StyledPart extends PlacedPart {
  style: StackStyle | undefined;
  /** Read by screen readers, together with the value. */
  name: string;
  /** Written inside the part, if the chart is wide enough. */
  text: string;
  isActive: boolean;
  markProps: Omit<SVGProps<SVGGElement>, "ref"> & { ref: (mark: SVGGElement | null) => void };
}

interface StackBarProps {
  prefix: string;
  width: number;
  height: number;
  ticks: StacksLayout["ticks"];
  parts: readonly StyledPart[];
  missing: MissingReason | null;
  /** True if the parts' values are written only where all have room: a lone number would seem to be the bar's. */
  areTextsTogether: boolean;
}

export function StackBar({ prefix, width, height, ticks, parts, missing, areTextsTogether }: StackBarProps) {
  const doesFit = (each: StyledPart, at: number) =>
    each.style?.isHatched || each.text.length * digitWidth + 8 <= (each.width / width) * at;
  const active = parts.find(({ isActive }) => isActive);
  return (
    <Texts>
      <Drawing viewBox={`0 0 ${width} ${height}`} width="100%" height="100%" role="presentation">
        <g>
          {ticks.map(({ value, x }) => (
            <line key={value} x1={x} x2={x} y2={height} />
          ))}
        </g>
        {missing && (
          <g>
            <Open x="0.5" y="0.5" width={Math.min(width - 1, 180)} height={height - 1} />
            <BarText x="8" y={height / 2} dy="0.35em">
              {readingLabels[missing]}
            </BarText>
          </g>
        )}
        {parts.map((part) => (
          <Part
            key={part.part.id}
            {...part}
            prefix={prefix}
            height={height}
            widths={findTextWidths((at) =>
              (areTextsTogether ? parts : [part]).every((each) => doesFit(each, at)),
            )}
          />
        ))}
        {active && <MarkRing d={barPath(getBox(active, height))} />}
      </Drawing>
    </Texts>
  );
}

const getBox = ({ x, width }: PlacedPart, height: number) => ({ x, y: 0, width, height });

type PartProps = StyledPart & Pick<StackBarProps, "prefix" | "height"> & { widths: string };

function Part({ prefix, height, widths, style, name, text, markProps, ...placedPart }: PartProps) {
  const { x, width } = placedPart;
  const fill = style?.color ?? dataColor.zeroFill;
  return (
    <Mark {...markProps} role="img" aria-label={name}>
      <path d={barPath(getBox(placedPart, height))} fill={style ? hatchFill(prefix, style) : fill} />
      {text !== "" && widths !== "" && !style?.isHatched && (
        <BarText
          x={x + width / 2}
          y={height / 2}
          dy="0.35em"
          textAnchor="middle"
          fill={inkOn(fill)}
          data-value
          data-at={widths}
        >
          {text}
        </BarText>
      )}
    </Mark>
  );
}

const Texts = styled.div`
  ${textsByWidth}
  height: 100%;
`;

const Drawing = styled.svg`
  display: block;
  overflow: visible;

  line { stroke: ${color.line}; }
`;

const Mark = styled.g`
  outline: none;

  path { stroke: ${color.markEdge}; forced-color-adjust: none; }
  ${media.forcedColors} { path { stroke: CanvasText; } }
`;

const Open = styled.rect`
  fill: none;
  stroke: ${color.edge};
  stroke-dasharray: 3 3;
`;

const BarText = styled.text`
  font-size: ${font.size.drawing};
  pointer-events: none;

  &:not([data-value]) { fill: ${color.inkMuted}; }
  &[data-value] { font-weight: ${font.weight.strong}; forced-color-adjust: none; }
  ${media.forcedColors} { &:not([data-value]) { fill: CanvasText; } }
`;
