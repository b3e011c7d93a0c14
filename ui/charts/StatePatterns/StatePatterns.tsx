import { styled } from "styled-components";
import { dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color } from "../../tokens/tokens.ts";
import type { ReadingState } from "../reading.ts";

/** The page must contain a `StatePatterns` with the same prefix. */
export const patternFill = (prefix: string, state: ReadingState) => `url(#${prefix}-${state})`;

export interface StatePatternsProps extends RootProps<SVGSVGElement> {
  /** Begins the ids of the patterns, which must be unique in the page. */
  prefix: string;
  /** A map's fill for zero. Without it, the patterns follow the page's light or dark colours. */
  zeroColor?: string;
  /** The states that the drawing uses; without it, all. */
  states?: readonly ReadingState[];
}

const onPage = { ink: color.ink, missing: color.surface, zeroFill: color.track };

/**
 * - **When:** Patterns for no data, not captured and too few, for drawings.
 * - **When not:** Outside SVG.
 */
export function StatePatterns({ prefix, zeroColor, states, ...root }: StatePatternsProps) {
  const {
    missing,
    zeroFill,
    ink: stroke,
  } = zeroColor ? { ...dataColor, ink: dataColor.labelOnLight } : onPage;
  const ink = { stroke, strokeOpacity: 0.55, strokeWidth: 1.25 };
  if (states?.length === 0) return null;
  const isIncluded = (state: ReadingState) => states?.includes(state) !== false;
  const tile = { width: 8, height: 8, patternUnits: "userSpaceOnUse" } as const;
  return (
    <Definitions {...root} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {isIncluded("zero") && (
          <pattern id={`${prefix}-zero`} {...tile}>
            <rect width="8" height="8" fill={zeroColor ?? zeroFill} />
            <circle cx="4" cy="4" r="0.6" {...ink} />
          </pattern>
        )}
        {isIncluded("no-data") && (
          <pattern id={`${prefix}-no-data`} {...tile} patternTransform="rotate(45)">
            <rect width="8" height="8" fill={missing} />
            <path d="M0 0V8" {...ink} />
          </pattern>
        )}
        {isIncluded("not-captured") && (
          <pattern id={`${prefix}-not-captured`} {...tile}>
            <rect width="8" height="8" fill={missing} />
            <path d="M0 4H5" {...ink} />
          </pattern>
        )}
        {isIncluded("under-covered") && (
          <pattern id={`${prefix}-under-covered`} {...tile}>
            <rect width="8" height="8" fill={missing} />
            <path d="M4 0V5" {...ink} />
          </pattern>
        )}
        {isIncluded("too-few") && (
          <pattern id={`${prefix}-too-few`} {...tile} patternTransform="rotate(45)">
            <rect width="8" height="8" fill={zeroFill} />
            <path d="M0 0V8M0 0H8" {...ink} />
          </pattern>
        )}
      </defs>
    </Definitions>
  );
}

/** Draws nothing and takes no room. */
export const Definitions = styled.svg`position: absolute;`;
