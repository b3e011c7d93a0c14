import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { color, font } from "../../tokens/tokens.ts";
import { findTextWidths } from "../textWidths.ts";
import { type BarsLayout, margin } from "./layout.ts";

interface AxesProps {
  layout: BarsLayout;
  width: number;
  format: (value: number) => string;
  /** The widths at which the bars have no room for their values; see `findTextWidths`. */
  tickWidths: string;
}

export function Axes({ layout: { ticks, groups, baseline, left }, width, format, tickWidths }: AxesProps) {
  const longestLabelWidth = Math.max(0, ...groups.map(({ group }) => group.label.length)) * CHARACTER_WIDTH;
  const doesFit = (each: number) => longestLabelWidth <= (each - margin.left - margin.right) / groups.length;
  const variants = [
    { widths: findTextWidths(doesFit), getLines: (label: string) => [label] },
    { widths: findTextWidths((each) => !doesFit(each)), getLines: splitSpan },
  ].filter(({ widths }) => widths !== "");
  return (
    <Root aria-hidden>
      {groups.map(
        ({ group, box }) =>
          group.isHighlighted && (
            <Ground
              key={group.id}
              x={box.x - 4}
              y={0}
              width={box.width + 8}
              height={baseline + margin.bottom}
            />
          ),
      )}
      {(tickWidths === "" ? ticks.slice(0, 1) : ticks).map(({ value, y }) => (
        <g key={value} transform={`translate(0 ${y})`}>
          <line x1={left} x2={width} />
          {tickWidths !== "" && (
            <text x={margin.left - 6} dy="0.35em" textAnchor="end" data-at={tickWidths}>
              {format(value)}
            </text>
          )}
        </g>
      ))}
      {groups.map(({ group, box }) => (
        <g key={group.id} transform={`translate(${box.x + box.width / 2} ${baseline})`}>
          {variants.map(({ widths, getLines }) => (
            <g key={widths} data-at={widths}>
              {getLines(group.label).map((line, index) => (
                <GroupName key={line} y={17 + 16 * index} data-highlighted={group.isHighlighted || undefined}>
                  {line}
                </GroupName>
              ))}
              <GroupName y={17 + 16 * getLines(group.label).length}>{group.note ?? ""}</GroupName>
            </g>
          ))}
        </g>
      ))}
    </Root>
  );
}

/** Estimated width of a character in px, including a part of the space between two labels. */
const CHARACTER_WIDTH = 7.6;

/** "Jan - Mar" → "Jan -", "Mar" */
const splitSpan = (label: string) => label.replace(" - ", " -\n").split("\n");

const Root = styled.g`
  font-size: ${font.size.drawing};

  line { stroke: ${color.line}; }
  text { fill: ${color.inkMuted}; }
  ${media.forcedColors} { text { fill: CanvasText; } }
`;

const Ground = styled.rect`
  fill: ${color.sunken};
  ${media.forcedColors} { fill: none; stroke: CanvasText; }
`;

const GroupName = styled.text`
  text-anchor: middle;

  &[data-highlighted] { fill: ${color.ink}; font-weight: ${font.weight.strong}; }
  ${media.forcedColors} { &[data-highlighted] { fill: CanvasText; } }
`;
