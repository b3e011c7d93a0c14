import { useId } from "react";
import { styled } from "styled-components";
import { inkOn } from "../../charts/contrast.ts";
import { formatReading, getState, type Reading } from "../../charts/reading.ts";
import { patternFill, StatePatterns } from "../../charts/StatePatterns/StatePatterns.tsx";
import { formatPercent } from "../../text/format.ts";
import { media } from "../../tokens/media.ts";
import * as palette from "../../tokens/palette.ts";
import { space } from "../../tokens/tokens.ts";
import { availabilityColor, availabilityScale } from "../AvailabilityLegend/availabilityScale.ts";

export function CellFill({ reading }: { reading: Reading }) {
  const prefix = `cell-${useId().replaceAll(/\W/g, "")}`;
  const state = getState(reading);
  const text = formatReading(reading, formatPercent);
  if (state === null && typeof reading === "number") {
    const fill = availabilityColor(reading);
    return <Root $fill={fill}>{text}</Root>;
  }
  return (
    <Root data-state>
      {state && <StatePatterns prefix={prefix} zeroColor={availabilityScale[0]?.color ?? "white"} />}
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={state ? patternFill(prefix, state) : "none"} />
      </svg>
      <span>{text}</span>
    </Root>
  );
}

const Root = styled.div<{ $fill?: string }>`
  position: relative;
  display: grid;
  place-items: center;
  height: 100%;
  min-height: 2.25rem;
  padding: 0.25rem;
  line-height: 1.2;
  text-align: center;
  forced-color-adjust: none;
  ${({ $fill }) => $fill && `background: ${$fill}; color: ${inkOn($fill)};`}

  > svg:not([width="0"]) { position: absolute; inset: 0; width: 100%; height: 100%; }
  &[data-state] { color: ${palette.ink900}; }
  &[data-state] > span { position: relative; padding-inline: ${space(0.5)}; background: white; }
  ${media.forcedColors} { outline: 1px solid CanvasText; }
`;
