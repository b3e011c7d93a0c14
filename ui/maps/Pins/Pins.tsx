import { divIcon, layerGroup, marker } from "leaflet";
import { useEffect, useEffectEvent, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { createGlobalStyle } from "styled-components";
import { Readout } from "../../charts/Readout/Readout.tsx";
import { focusRing } from "../../theme/focusRing.ts";
import { worldPoint } from "../geometry.ts";
import { createRoving } from "../roving.ts";
import { pinSize, pinSource } from "./pinShape.ts";

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

/** Places on a map. They are one stop of the Tab key; arrow keys move between them and Enter opens. */
export function Pins({ pins, color, onSelect, onUp }: PinsProps) {
  const map = useMap();
  const [active, setActive] = useState<Pin | null>(null);
  const select = useEffectEvent(onSelect);
  const goUp = useEffectEvent(() => onUp?.());

  useEffect(() => {
    const markers = pins.map((pin) =>
      marker([pin.latitude, pin.longitude], {
        icon: divIcon({
          html: pinSource(color, pin.isActive),
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

/* Pins of one town lie upon each other: the one with the focus comes to the front, as the one under the pointer does. */
const PinLook = createGlobalStyle`
  .pin:focus { z-index: 1000000 !important; }
  .pin:focus-visible { ${focusRing} }
  .pin:hover { filter: brightness(0.9); }
`;
// One element for ever: a new one at each drawing would put the sheet in anew.
const pinStyle = <PinLook />;
