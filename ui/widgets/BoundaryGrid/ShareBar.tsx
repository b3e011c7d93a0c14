import { useId } from "react";
import { styled } from "styled-components";
import { getState, isFigure, type Reading } from "../../charts/reading.ts";
import { patternFill, StatePatterns } from "../../charts/StatePatterns/StatePatterns.tsx";
import { color } from "../../tokens/tokens.ts";

export interface ShareBarProps {
  /** A fraction. */
  reading: Reading;
  /** The fraction that fills the bar. */
  longest: number;
  fill: string;
}

/** Draws the pattern of a missing share's state; the text is above the bar. */
export function ShareBar({ reading, longest, fill }: ShareBarProps) {
  const prefix = useId();
  const state = getState(reading);
  return (
    <>
      {state !== null && <StatePatterns prefix={prefix} />}
      <Bar width="100%" height="8" aria-hidden="true" focusable="false">
        {longest === 1 && <rect width="100%" height="8" fill={color.track} />}
        {state !== null && <rect width="100%" height="8" fill={patternFill(prefix, state)} />}
        {isFigure(reading) && <rect width={`${(reading / longest) * 100}%`} height="8" fill={fill} />}
      </Bar>
    </>
  );
}

const Bar = styled.svg`forced-color-adjust: none;`;
