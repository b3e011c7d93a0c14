import type { Map as LeafletMap } from "leaflet";
import { worldPoint, worldWidth } from "../geometry.ts";
import type { LabelRoom } from "../placeLabels.ts";

const margin = 2;

/** Panels and controls take room. */
export function labelRoom(map: LeafletMap): LabelRoom {
  const box = map.getContainer();
  const stage = box.getBoundingClientRect();
  const inset = Number.parseFloat(getComputedStyle(box).getPropertyValue("--inset-right")) || 0;
  const { lat, lng } = map.containerPointToLatLng([0, 0]);
  const corner = worldPoint([lng, lat]);
  const px = 1 / worldWidth(map.getZoom());
  const inWorld = (left: number, top: number, right: number, bottom: number) => ({
    left: corner.x + left * px,
    top: corner.y + top * px,
    right: corner.x + right * px,
    bottom: corner.y + bottom * px,
  });
  const over = [...(box.parentElement?.querySelectorAll("[data-over-map]") ?? [])].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return inWorld(left - stage.left, top - stage.top, right - stage.left, bottom - stage.top);
  });
  return {
    box: inWorld(margin, margin, stage.width - inset - margin, stage.height - margin),
    taken: over,
    px,
  };
}
