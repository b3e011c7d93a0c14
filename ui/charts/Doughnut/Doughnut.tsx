import { useId } from "react";
import { styled } from "styled-components";
import { formatPercent } from "../../text/format.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font } from "../../tokens/tokens.ts";
import { getState, isFigure, type Reading, readingLabels } from "../reading.ts";
import { patternFill, StatePatterns } from "../StatePatterns/StatePatterns.tsx";
import { layoutDoughnut } from "./layout.ts";

export interface DoughnutProps extends RootProps {
  /** "Overall GBVF Maturity" */
  label: string;
  /** A fraction, from 0 to 1. */
  share: Reading;
  /** Replaces the default text of a missing figure. */
  missingText?: string;
  fill: string;
}

const radius = 88;

/**
 * - **When:** One share of a whole, next to its figure.
 * - **When not:** Two shares to compare: use `BarList`.
 */
export function Doughnut({ label, share, missingText, fill, ...root }: DoughnutProps) {
  const prefix = `doughnut-${useId().replaceAll(/\W/g, "")}`;
  const state = getState(share);
  const { ring, filled } = layoutDoughnut(isFigure(share) ? share : 0, radius);
  const text = isFigure(share) ? formatPercent(share) : (missingText ?? readingLabels[share]);
  return (
    <Root {...root}>
      {state && <StatePatterns prefix={prefix} />}
      {/* Has `data-part`, because an image of the ring alone would lack the figure. */}
      <Drawing data-part="" viewBox="-92 -92 184 184" role="img" aria-label={`${label}: ${text}.`}>
        <Ring d={ring} fill={state ? patternFill(prefix, state) : color.track} />
        {filled && <path d={filled} fill={fill} />}
      </Drawing>
      <Text aria-hidden data-missing={!isFigure(share) || undefined}>
        {text}
      </Text>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  width: clamp(13rem, var(--chart-height, 0px) * 0.6, 17rem);
  max-width: 100%;
  margin-inline: auto;
`;

const Drawing = styled.svg`
  display: block;
  forced-color-adjust: none;
`;

const Ring = styled.path`
  stroke: ${color.line};
  ${media.forcedColors} { stroke: CanvasText; }
`;

const Text = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  margin: auto;
  width: 54%;
  font-size: ${font.size.large};
  font-weight: ${font.weight.strong};
  line-height: 1.2;
  text-align: center;

  &[data-missing] { color: ${color.inkMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.regular}; }
`;
