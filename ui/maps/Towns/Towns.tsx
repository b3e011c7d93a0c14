import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { createGlobalStyle } from "styled-components";
import type { AreaFeature } from "../geometry.ts";
import { townLook } from "./townLook.ts";
import { drawTowns, type Town } from "./townMarks.ts";

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
