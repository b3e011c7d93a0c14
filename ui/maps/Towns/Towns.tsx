import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { createGlobalStyle, css } from "styled-components";
import { dataColor } from "../../tokens/dataColor.ts";
import type { AreaFeature } from "../geometry.ts";
import { GAP } from "./placeTowns.ts";
import { drawTowns, type Town } from "./townMarks.ts";

const halo = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `${x}px ${y}px 2px white`)).join(", ");

/** Leaflet makes these elements, which no component of ours can style. Fills are the same on a dark page. */
const townLook = css`
  .town { pointer-events: none; color: ${dataColor.labelOnLight}; forced-color-adjust: none; }
  .town:not([data-side]) { visibility: hidden; }
  .town i {
    position: absolute;
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: ${dataColor.labelOnLight};
    box-shadow: 0 0 0 1px white;
    translate: -50% -50%;
  }
  .town span {
    position: absolute;
    width: max-content;
    font-size: 11px;
    line-height: 14px;
    letter-spacing: 0.01em;
    text-shadow: ${halo};
    translate: ${GAP}px -50%;
  }
  .town[data-side="left"] span { translate: calc(-100% - ${GAP}px) -50%; }
  .town[data-side="above"] span { translate: -50% calc(-100% - ${GAP}px); }
  .town[data-side="below"] span { translate: -50% ${GAP}px; }
`;

export interface TownsProps {
  /** The most important first. */
  towns: readonly Town[];
  /** Redrawn only if the array is another one. A town far outside is not drawn: lines may be approximate. */
  areas: readonly AreaFeature[];
}

/**
 * For orientation only, neither read out nor pressed. A name is shown whole or not at all.
 *
 * - **When:** Names of towns on a map of one municipality.
 * - **When not:** Maps of provinces and the country, where areas are named themselves.
 */
export function Towns({ towns, areas }: TownsProps) {
  const map = useMap();
  useEffect(() => drawTowns(map, towns, areas), [map, towns, areas]);
  return townStyle;
}

const TownLook = createGlobalStyle`${townLook}`;
// Constant, because a new element would insert the style sheet again.
const townStyle = <TownLook />;
