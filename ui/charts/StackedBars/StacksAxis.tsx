import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { color, font } from "../../tokens/tokens.ts";
import type { StacksLayout } from "./layout.ts";

interface StacksAxisProps {
  ticks: StacksLayout["ticks"];
  width: number;
  format: (value: number) => string;
}

export function StacksAxis({ ticks, width, format }: StacksAxisProps) {
  const anchorAt = (x: number) => {
    if (x < 16) return "start";
    return x > width - 16 ? "end" : "middle";
  };
  return (
    <Root viewBox={`0 0 ${width} 22`} width="100%" aria-hidden="true">
      {ticks.map(({ value, x }) => (
        <text key={value} x={x} y="14" textAnchor={anchorAt(x)}>
          {format(value)}
        </text>
      ))}
    </Root>
  );
}

const Root = styled.svg`
  display: block;
  height: 1.375rem;
  font-size: ${font.size.drawing};

  text { fill: ${color.inkMuted}; }
  ${media.forcedColors} { text { fill: CanvasText; } }
`;
