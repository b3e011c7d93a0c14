import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { color, font } from "../../tokens/tokens.ts";
import { type BarsLayout, margin } from "./layout.ts";

interface AxesProps {
  layout: BarsLayout;
  width: number;
  format: (value: number) => string;
}

export function Axes({ layout: { ticks, groups, baseline }, width, format }: AxesProps) {
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
      {ticks.map(({ value, y }) => (
        <g key={value} transform={`translate(0 ${y})`}>
          <line x1={margin.left} x2={width} />
          <text x={margin.left - 6} dy="0.35em" textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {groups.map(({ group, box }) => (
        <g key={group.id} transform={`translate(${box.x + box.width / 2} ${baseline})`}>
          <GroupName y={18} data-highlighted={group.isHighlighted || undefined}>
            {group.label}
          </GroupName>
          <GroupName y={34}>{group.note ?? ""}</GroupName>
        </g>
      ))}
    </Root>
  );
}

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
