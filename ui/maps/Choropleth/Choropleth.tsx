import { useId, useMemo, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { createGlobalStyle, css } from "styled-components";
import { inkOn } from "../../charts/contrast.ts";
import { Readout } from "../../charts/Readout/Readout.tsx";
import { formatReading, getState, isFigure, type Reading } from "../../charts/reading.ts";
import { patternFill, StatePatterns } from "../../charts/StatePatterns/StatePatterns.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import { media } from "../../tokens/media.ts";
import { color } from "../../tokens/tokens.ts";
import { type AreaFeature, toLatLng } from "../geometry.ts";
import { findLabelSpot } from "../labelSpot.ts";
import type { ActiveAreaStore } from "./activeArea.ts";
import { computeDotPositions, DOT_SIZE, DOT_TRACK } from "./computeDotPositions.ts";
import { type ActiveArea, type AreaStyle, useAreas } from "./useAreas.ts";

const halo = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `${x}px ${y}px 2px var(--halo)`)).join(", ");

/** Leaflet creates these elements, so no styled component can style them. */
const areaCss = css`
  .leaflet-container .leaflet-interactive { outline: none; }
  .leaflet-container .leaflet-interactive[role="img"] { cursor: default; }

  .area-outline { fill: none; stroke-linejoin: round; pointer-events: none; }
  .area-outline-under { stroke: white; stroke-width: 6; }
  .area-outline-over { stroke: ${dataColor.labelOnLight}; stroke-width: 3; }
  .area-outline-hover.area-outline-under { stroke-width: 4; }
  .area-outline-hover.area-outline-over { stroke-width: 1.5; }

  .area-ground { pointer-events: none; }
  .area-ground path { fill-rule: evenodd; stroke: ${color.edge}; stroke-width: 2; }
  /* If the map has tiles, the ground below the areas must not hide the streets. */
  .leaflet-tile-pane:not(:empty) ~ .leaflet-overlay-pane .area-ground { display: none; }

  .area-label-place { pointer-events: none; }
  .area-label-root { color: var(--ink); forced-color-adjust: none; }
  .area-label {
    position: absolute;
    display: grid;
    justify-items: center;
    width: max-content;
    transform: translate(-50%, -50%);
    font-size: 0.875rem;
    line-height: 1rem;
    font-weight: 600;
    text-shadow: ${halo};

    span { font-size: 0.75rem; font-weight: 500; }
    strong { font-variant-numeric: tabular-nums; }
    [data-size="2"] > & { font-size: 0.75rem; line-height: 0.8125rem; }
    [data-size="3"] > & { font-size: 0.6875rem; line-height: 0.78125rem; }
    [data-size="callout"] > & {
      padding: 1px 3px;
      border: 1px solid ${color.edge};
      background: ${color.surface};
      color: ${color.ink};
      font-size: 0.75rem;
      line-height: 0.875rem;
      text-shadow: none;
    }
  }
  .area-label-dot {
    position: relative;
    width: ${DOT_TRACK.narrow / 16}rem;
    height: ${DOT_SIZE / 16}rem;
    background: linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat;
    print-color-adjust: exact;

    :is([data-size="0"], [data-size="1"]) > * > & { width: ${DOT_TRACK.wide / 16}rem; }
    &::before {
      content: "";
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(var(--dot) * 100%);
      aspect-ratio: 1;
      border-radius: 50%;
      background: currentColor;
      translate: -50% 0;
    }
  }
  .area-label-line {
    position: absolute;
    height: 1px;
    background: ${color.ink};
    transform-origin: 0 50%;

    &::before { content: ""; position: absolute; width: 5px; height: 5px; border-radius: 50%; background: inherit; translate: -2px -2px; }
  }
  .area-label-root, .area-label span, .area-label-line, .area-label-dot { &[hidden] { display: none; } }

  ${media.forcedColors} {
    .area-outline-under { stroke: Canvas; }
    .area-outline-over { stroke: Highlight; }
    .leaflet-container .leaflet-interactive, .area-ground path { stroke: CanvasText; }
    [data-size="callout"] > .area-label { border-color: CanvasText; background: Canvas; color: CanvasText; }
    .area-label-line { background: CanvasText; }
  }
`;

export interface ChoroplethProps {
  /** Names the areas for a screen reader: "Crime by province". */
  label: string;
  /** A new array redraws the map. */
  features: readonly AreaFeature[];
  /** By feature id; an area without an entry has no data. */
  values: ReadonlyMap<number, Reading>;
  /**
   * Returns the fill of a figure; see `colorScale(scale)`. A new function recolours the map, so keep it
   * stable.
   */
  colorOf: (figure: number) => string;
  /** Formats a figure as it is written on its area: "106.66". Keep it stable. */
  format: (figure: number) => string;
  /** Describes a figure: "106.66 per 100,000, High". Keep it stable. */
  describe: (figure: number, id: number) => string;
  /** Replaces the default text of a missing figure. Keep it stable. */
  missing?: ((id: number) => string | null) | undefined;
  /** False if circles already show the figures. */
  hasDots?: boolean;
  /** False if pins need the room of names and figures. */
  isLabelled?: boolean;
  /** Opens an area; omitted if areas contain no smaller areas. */
  onSelect?: (id: number) => void;
  /** Called on Escape. */
  onEscape?: () => void;
  /** Highlights the same area in a map and a list. Keep it stable. */
  activeAreaStore?: ActiveAreaStore;
}

/**
 * - **When:** Rates and shares by area.
 * - **When not:** Counts: large areas would seem worse; use `Pins` or a table.
 * - **Keys:** Tab moves to the marks; arrow keys go to the neighbour, Home and End to the first and last,
 *   Enter and Space open it, Escape goes up.
 */
export function Choropleth({
  label,
  features,
  values,
  isLabelled = true,
  hasDots = true,
  onSelect,
  onEscape,
  activeAreaStore,
  ...texts
}: ChoroplethProps) {
  const { colorOf, format, describe, missing } = texts;
  const map = useMap();
  const prefix = `areas-${useId().replaceAll(/\W/g, "")}`;
  const [active, setActive] = useState<ActiveArea | null>(null);

  const styles = useMemo((): AreaStyle => {
    const getReading = (id: number) => values.get(id) ?? "no-data";
    const dots = hasDots ? computeDotPositions(features, values, colorOf) : null;
    return {
      getFill: (id) => {
        const reading = getReading(id);
        const state = getState(reading);
        return state ? patternFill(prefix, state) : colorOf(Number(reading));
      },
      describeArea: (id) => {
        const reading = getReading(id);
        const missingText = isFigure(reading) ? null : missing?.(id);
        return missingText ?? formatReading(reading, (figure) => describe(figure, id));
      },
      getAreaLabel: (id) => {
        const reading = getReading(id);
        const halo = isFigure(reading) ? colorOf(reading) : dataColor.missing;
        const value = formatReading(reading, format);
        return {
          value,
          short: isFigure(reading) ? value : "–",
          ink: inkOn(halo),
          halo,
          dot: dots?.get(id) ?? null,
        };
      },
    };
  }, [features, hasDots, values, colorOf, format, describe, missing, prefix]);

  const helpId = `${prefix}-keys`;
  useAreas(features, styles, {
    label,
    helpId,
    isLabelled,
    onSelect,
    onEscape,
    activeAreaStore,
    onActive: setActive,
  });

  // Renders again after the view has moved, so that the card of a focused area moves with it.
  const [, setMoves] = useState(0);
  useMapEvents({ moveend: () => setMoves((moves) => moves + 1) });
  const cardPosition = active && (active.pointer ?? anchorInView(map, active.feature));

  return (
    <>
      {areaStyle}
      <StatePatterns prefix={prefix} zeroColor={colorOf(0)} />
      <VisuallyHidden id={helpId}>
        Arrow keys move between areas. {onSelect && "Enter opens an area."}{" "}
        {onEscape && "Escape goes one level up."}
      </VisuallyHidden>
      {active && cardPosition && (
        <Readout
          label={active.feature.properties.name}
          value={styles.describeArea(active.feature.id)}
          x={cardPosition.x}
          y={cardPosition.y}
        />
      )}
    </>
  );
}

const labelReach = 18;

function anchorInView(map: ReturnType<typeof useMap>, feature: AreaFeature) {
  const { x, y } = map.latLngToContainerPoint(toLatLng(findLabelSpot(feature).anchor));
  return { x, y: y - labelReach };
}

const AreaStyles = createGlobalStyle`${areaCss}`;
// Constant, because a new element would insert the style sheet again and restyle the page.
const areaStyle = <AreaStyles />;
