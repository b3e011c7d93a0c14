import { layerGroup } from "leaflet";
import { useEffect, useEffectEvent, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { createGlobalStyle } from "styled-components";
import { Readout } from "../../charts/Readout/Readout.tsx";
import { focusRing } from "../../tokens/focusRing.ts";
import { media, query } from "../../tokens/media.ts";
import { getTextScale } from "../../tokens/textScale.ts";
import { font } from "../../tokens/tokens.ts";
import { toLatLng } from "../geometry.ts";
import { createRoving } from "../roving.ts";
import { TOUCH_SIZE } from "./groupPins.ts";
import { createPinMarks, type PinMark, zoomTo } from "./pinMarks.ts";
import type { Pin } from "./pinShape.ts";
import { pinSize } from "./pinShape.ts";

export interface PinsProps {
  pins: readonly Pin[];
  color: string;
  onSelect: (id: number) => void;
  /** Called with the pins of a group that zooming cannot separate. */
  onSelectSeveral: (ids: number[]) => void;
  onEscape?: () => void;
}

/**
 * Pins too close to press share a mark with their number; pressing it zooms in.
 *
 * - **When:** Single things at places: challenges, services.
 * - **When not:** More than some hundreds, or figures by area: use `Choropleth`.
 * - **Keys:** Tab moves to the marks; arrow keys go to the neighbour, Home and End to the first and last;
 *   Enter and Space open it, Escape goes up.
 */
export function Pins({ pins, color, onSelect, onSelectSeveral, onEscape }: PinsProps) {
  const map = useMap();
  const [active, setActive] = useState<PinMark | null>(null);
  const handleEscape = useEffectEvent(() => onEscape?.());
  const openMark = useEffectEvent(({ pins: [first, ...rest] }: PinMark) => {
    if (first === undefined) return;
    if (rest.length === 0) onSelect(first.id);
    else if (!zoomTo(map, [first, ...rest], !matchMedia(query.reducedMotion).matches)) {
      onSelectSeveral([first, ...rest].map(({ id }) => id));
    }
  });

  useEffect(() => {
    const draw = () => {
      const marks = createPinMarks(map, pins, color);
      const layer = layerGroup(marks.map(({ marker }) => marker)).addTo(map);
      const stops = marks.flatMap(({ marker, label, detail, place }) => {
        const element = marker.getElement();
        if (!element) return [];
        element.style.setProperty("--pin", color);
        element.setAttribute("role", "button");
        element.setAttribute("aria-label", `${label}, ${detail}`);
        return [{ element, place }];
      });
      for (const mark of marks) {
        mark.marker
          .on("click", () => openMark(mark))
          .on("mouseover", () => setActive(mark))
          .on("mouseout", () => setActive(null));
      }
      const keys = createRoving(map, stops, {
        onFocus: (index) => setActive(marks[index] ?? null),
        onBlur: () => setActive(null),
        onEnter: (index) => {
          const mark = marks[index];
          if (mark) openMark(mark);
        },
        onEscape: handleEscape,
      });
      const remove = () => {
        keys.remove();
        layer.remove();
        setActive(null);
      };
      return { marks, stops, remove };
    };
    let markers = draw();
    /** Zooming separates or joins pins, so the mark that contains the first focused pin takes the focus. */
    const redraw = () => {
      const focusedIndex = markers.stops.findIndex(({ element }) => element === document.activeElement);
      const focusedPin = markers.marks[focusedIndex]?.pins[0];
      markers.remove();
      markers = draw();
      if (focusedPin === undefined) return;
      const nextIndex = markers.marks.findIndex(({ pins: markPins }) => markPins.includes(focusedPin));
      markers.stops[nextIndex]?.element.focus({ preventScroll: true });
    };
    map.on("zoomend", redraw);
    return () => {
      map.off("zoomend", redraw);
      markers.remove();
    };
  }, [map, pins, color]);

  const [, setMoves] = useState(0);
  useMapEvents({ moveend: () => setMoves((moves) => moves + 1) });
  const tip = active && map.latLngToContainerPoint(toLatLng(active.place()));
  return (
    <>
      {pinStyle}
      {active && tip && (
        <Readout
          label={active.label}
          value={active.detail}
          x={tip.x}
          y={tip.y - pinSize.height * getTextScale()}
        />
      )}
    </>
  );
}

/* Enlarges the area that can be pressed, because a pin is narrow. */
const PinStyles = createGlobalStyle`
  .pin:focus { z-index: 1000000 !important; }
  .pin:focus-visible { ${focusRing} }
  .pin::before {
    content: "";
    position: absolute;
    inset: 0 50% auto auto;
    width: ${TOUCH_SIZE / 16}rem;
    height: ${TOUCH_SIZE / 16}rem;
    translate: 50%;
  }
  .pin > svg { position: relative; width: 100%; height: 100%; }
  .pin > b {
    position: absolute;
    inset: 4px;
    display: grid;
    place-items: center;
    border: 2.5px solid var(--pin);
    border-radius: 50%;
    background: white;
    color: var(--pin);
    font-size: ${font.size.small};
    font-variant-numeric: tabular-nums;
  }
  .pin-active > b { border-color: white; background: var(--pin); color: white; }
  ${media.forcedColors} { .pin > * { forced-color-adjust: none; } }
  .pin:hover { filter: brightness(0.9); }
`;
// Constant, because a new element would insert the style sheet again.
const pinStyle = <PinStyles />;
