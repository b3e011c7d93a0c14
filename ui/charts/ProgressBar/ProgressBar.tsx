import { useId } from "react";
import { styled } from "styled-components";
import { formatShare } from "../../text/format.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { formatReading, getState, isFigure, type Reading } from "../reading.ts";
import { patternFill, StatePatterns } from "../StatePatterns/StatePatterns.tsx";

export interface ProgressBarProps extends RootProps {
  /** "Policies" */
  label: string;
  /** A fraction; above 1 fills the bar and says so. */
  share: Reading;
  /** "42 of 60 responses" */
  detail?: string;
  /** Replaces the default text of a missing figure. */
  missingText?: string;
  fill: string;
}

/**
 * - **When:** A share that should reach a whole.
 * - **When not:** A part of a whole with no goal: use `Doughnut` or `BarList`.
 */
export function ProgressBar({ label, share, detail, missingText, fill, ...root }: ProgressBarProps) {
  const id = `progress-${useId().replaceAll(/\W/g, "")}`;
  const state = getState(share);
  const text = isFigure(share) ? formatShare(share) : (missingText ?? formatReading(share, formatShare));
  const filled = isFigure(share) ? Math.min(share, 1) : 0;
  return (
    <div {...root}>
      <Head>
        <span id={id}>{label}</span>
        <Value data-missing={!isFigure(share) || undefined}>{text}</Value>
      </Head>
      {/* No `role="meter"` without a figure, because screen readers would announce zero. */}
      <Track
        {...(isFigure(share) && {
          role: "meter",
          "aria-labelledby": id,
          "aria-valuenow": Math.round(filled * 10_000) / 100,
          "aria-valuemin": 0,
          "aria-valuemax": 100,
          "aria-valuetext": [text, detail].filter(Boolean).join(", "),
        })}
      >
        {state && <StatePatterns prefix={id} />}
        <svg width="100%" height="100%" aria-hidden="true">
          {state && <rect width="100%" height="100%" fill={patternFill(id, state)} />}
          <rect width={`${filled * 100}%`} height="100%" fill={fill} />
        </svg>
      </Track>
      {detail && <Detail>{detail}</Detail>}
    </div>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: baseline;
  justify-content: space-between;
  font-size: ${font.size.small};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Value = styled.span`
  flex: none;
  max-width: 50%;
  font-weight: ${font.weight.strong};
  text-align: end;

  &[data-missing] { color: ${color.inkMuted}; font-weight: ${font.weight.regular}; }
`;

const Track = styled.div`
  height: 0.875rem;
  margin-top: ${space(0.5)};
  background: ${color.sunken};
  outline: 1px solid ${color.line};

  svg { display: block; forced-color-adjust: none; }
  ${media.forcedColors} { outline-color: CanvasText; }
`;

const Detail = styled.p`
  margin-top: ${space(0.25)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
