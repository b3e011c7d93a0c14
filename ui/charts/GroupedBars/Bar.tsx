import type { SVGProps } from "react";
import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { color, font } from "../../tokens/tokens.ts";
import { readingLabels } from "../reading.ts";
import type { Box, PlacedBar } from "./layout.ts";

/** Smallest height in px that can be pressed, because a bar of zero has no height. */
const minTarget = 24;

export const barPath = ({ x, y, width, height }: Box) => `M${x} ${y}h${width}v${height}h${-width}Z`;

interface BarProps extends Omit<SVGProps<SVGGElement>, "name" | "fill"> {
  bar: PlacedBar;
  fill: string;
  /** Read by screen readers, together with the value. */
  name: string;
  /** Written above the bar. */
  value: string;
  /** The widths of the chart at which the value has room; see `findTextWidths`. */
  valueWidths: string;
}

/** Draws a missing figure as a dashed outline that contains the reason. */
export function Bar({ bar: { box, missing }, fill, name, value, valueWidths, ...rest }: BarProps) {
  const middle = box.x + box.width / 2;
  const target = Math.max(box.height, minTarget);
  return (
    <Root {...rest} role="img" aria-label={name}>
      <rect x={box.x} y={box.y + box.height - target} width={box.width} height={target} fill="transparent" />
      {missing ? (
        <>
          <Open d={barPath(box)} />
          <BarText
            transform={`translate(${middle} ${box.y + box.height - 8}) rotate(-90)`}
            dy="0.35em"
            textAnchor="start"
          >
            {readingLabels[missing]}
          </BarText>
        </>
      ) : (
        <>
          <path d={barPath(box)} fill={fill} />
          {valueWidths !== "" && (
            <BarText x={middle} y={box.y - 6} textAnchor="middle" data-value data-at={valueWidths}>
              {value}
            </BarText>
          )}
        </>
      )}
    </Root>
  );
}

const Root = styled.g`
  outline: none;

  path { forced-color-adjust: none; stroke: ${color.markEdge}; }
  ${media.forcedColors} { path { stroke: CanvasText; } }
`;

const Open = styled.path`
  fill: none;
  stroke: ${color.edge};
  stroke-dasharray: 3 3;
`;

const BarText = styled.text`
  fill: ${color.inkMuted};
  font-size: ${font.size.drawing};
  pointer-events: none;

  &[data-value] { fill: ${color.ink}; font-weight: ${font.weight.strong}; }
  ${media.forcedColors} { &, &[data-value] { fill: CanvasText; } }
`;
