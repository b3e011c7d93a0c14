import { divIcon, layerGroup, marker } from "leaflet";
import { useEffect, useEffectEvent, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { createGlobalStyle } from "styled-components";
import { Readout } from "../../charts/Readout/Readout.tsx";
import { focusRing } from "../../theme/focusRing.ts";
import { media } from "../../theme/media.ts";
import { color as tokens } from "../../theme/tokens.ts";
import { worldPoint } from "../geometry.ts";
import { createRoving } from "../roving.ts";
import { pinSize, pinSource } from "./pinShape.ts";
import { spreadPins } from "./spreadPins.ts";

export interface Pin {
  id: number;
  name: string;
  /** What the pin tells besides its name: "2 active challenges". */
  detail: string;
  latitude: number;
  longitude: number;
  isActive: boolean;
}

export interface PinsProps {
  pins: readonly Pin[];
  color: string;
  onSelect: (id: number) => void;
  onUp?: () => void;
}

/** Places on a map, beside one another where they would hide each other. They are one stop of the Tab key; arrow keys move between them and Enter opens. */
export function Pins({ pins, color, onSelect, onUp }: PinsProps) {
  const map = useMap();
  const [active, setActive] = useState<Pin | null>(null);
  const select = useEffectEvent(onSelect);
  const goUp = useEffectEvent(() => onUp?.());

  useEffect(() => {
    const markers = pins.map((pin) =>
      marker([pin.latitude, pin.longitude], {
        icon: divIcon({
          html: `<i></i>${pinSource(color, pin.isActive)}`,
          className: "pin",
          iconSize: [pinSize.width, pinSize.height],
          iconAnchor: [pinSize.width / 2, pinSize.height],
        }),
        keyboard: false,
        riseOnHover: true,
      })
        .on("click", () => select(pin.id))
        .on("mouseover", () => setActive(pin))
        .on("mouseout", () => setActive(null)),
    );
    const layer = layerGroup(markers).addTo(map);
    const places = pins.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
    const spread = () => {
      const tips = places.map((place) => map.latLngToContainerPoint(place));
      const room = map.getContainer();
      const inset = Number.parseFloat(getComputedStyle(room).getPropertyValue("--inset-right")) || 0;
      const drawn = spreadPins(tips, { width: room.clientWidth - inset, height: room.clientHeight });
      for (const [index, { x, y }] of drawn.entries()) {
        const tip = tips[index];
        if (!tip) continue;
        moveAside(markers[index]?.getElement(), x - tip.x, y - tip.y);
        // The lower one lies on top, so that no tail crosses a head.
        markers[index]?.setZIndexOffset(Math.round(y - tip.y));
      }
    };
    spread();
    map.on("moveend", spread);
    const stops = markers.flatMap((pinMarker, index) => {
      const element = pinMarker.getElement();
      const pin = pins[index];
      if (!element || !pin) return [];
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", `${pin.name}, ${pin.detail}`);
      return [{ element, place: () => worldPoint([pin.longitude, pin.latitude]) }];
    });
    const keys = createRoving(map, stops, {
      onFocus: (index) => setActive(pins[index] ?? null),
      onBlur: () => setActive(null),
      onEnter: (index) => {
        const pin = pins[index];
        if (pin) select(pin.id);
      },
      onEscape: goUp,
    });
    return () => {
      map.off("moveend", spread);
      keys.remove();
      layer.remove();
      setActive(null);
    };
  }, [map, pins, color]);

  const [, setMoves] = useState(0);
  useMapEvents({ moveend: () => setMoves((moves) => moves + 1) });
  const tip = active && map.latLngToContainerPoint([active.latitude, active.longitude]);
  return (
    <>
      {pinStyle}
      {active && tip && (
        <Readout title={active.name} text={active.detail} x={tip.x} y={tip.y - pinSize.height} />
      )}
    </>
  );
}

/** A line leads from where the pin is drawn to its place. */
function moveAside(element: HTMLElement | undefined, x: number, y: number) {
  const line = element?.querySelector("i");
  if (!element || !line) return;
  element.style.translate = `${x}px ${y}px`;
  line.style.width = `${Math.hypot(x, y)}px`;
  line.style.rotate = `${Math.atan2(-y, -x)}rad`;
}

/* Pins may still touch: the one with the focus comes to the front, as the one under the pointer does. */
const PinLook = createGlobalStyle`
  .pin:focus { z-index: 1000000 !important; }
  .pin:focus-visible { ${focusRing} }
  .pin > svg { position: relative; }
  .pin > i {
    position: absolute;
    top: 100%;
    left: 50%;
    height: 1px;
    background: ${tokens.ink};
    transform-origin: 0 50%;
  }
  ${media.forcedColors} {
    .pin > i { background: CanvasText; }
    .pin > svg { forced-color-adjust: none; }
  }
  .pin:hover { filter: brightness(0.9); }
`;
// One element for ever: a new one at each drawing would put the sheet in anew.
const pinStyle = <PinLook />;
