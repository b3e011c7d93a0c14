import { divIcon, type Map as LeafletMap, type Marker, marker } from "leaflet";
import { formatList } from "../../text/format.ts";
import { getTextScale } from "../../tokens/textScale.ts";
import { worldPoint } from "../geometry.ts";
import { groupPins, TOUCH_SIZE } from "./groupPins.ts";
import type { Pin } from "./pinShape.ts";
import { pinSize, pinSource } from "./pinShape.ts";

export interface PinMark {
  pins: readonly Pin[];
  marker: Marker;
  label: string;
  detail: string;
  /** Its position on a world map of width 1. */
  place: () => ReturnType<typeof worldPoint>;
}

const getLatLng = ({ latitude, longitude }: Pin): [number, number] => [latitude, longitude];

const groupAtZoom = (map: LeafletMap, pins: readonly Pin[], zoom: number) =>
  groupPins(pins.map((pin) => map.project(getLatLng(pin), zoom).divideBy(getTextScale())));

export function createPinMarks(map: LeafletMap, allPins: readonly Pin[], color: string): PinMark[] {
  const scale = getTextScale();
  return groupAtZoom(map, allPins, map.getZoom()).map(({ indexes, x, y }) => {
    const pins = indexes.map((index) => allPins[index]).filter((pin) => pin !== undefined);
    const position = map.unproject([x * scale, y * scale]);
    const [first, ...rest] = pins;
    const isActive = pins.some((pin) => pin.isActive);
    const isGroup = rest.length > 0;
    const width = (isGroup ? TOUCH_SIZE : pinSize.width) * scale;
    const height = pinSize.height * scale;
    const icon = divIcon({
      html: isGroup ? `<b>${pins.length}</b>` : pinSource(color, isActive),
      className: isGroup ? `pin pin-group${isActive ? " pin-active" : ""}` : "pin",
      iconSize: [width, isGroup ? width : height],
      iconAnchor: [width / 2, height],
    });
    return {
      pins,
      marker: marker(position, { icon, keyboard: false, riseOnHover: true }),
      label: isGroup ? `${pins.length} places` : (first?.label ?? ""),
      detail: isGroup ? getLabels(pins) : (first?.detail ?? ""),
      place: () => worldPoint([position.lng, position.lat]),
    };
  });
}

const MAX_LABELS = 2;

function getLabels(pins: readonly Pin[]): string {
  const labels = [...new Set(pins.map(({ label }) => label))];
  const hiddenCount = labels.length - MAX_LABELS;
  return formatList(
    hiddenCount > 0 ? [labels.slice(0, MAX_LABELS).join(", "), `${hiddenCount} more`] : labels,
  );
}

/** The closest zoom level: beyond it, nothing around the places would be visible. */
const CLOSEST_ZOOM = 13;
const MARGIN = 60;

/** Returns false if all pins are in one place, which zooming cannot separate. */
export function zoomTo(map: LeafletMap, pins: readonly Pin[], animate: boolean): boolean {
  const box = map.getContainer();
  const inset = Number.parseFloat(getComputedStyle(box).getPropertyValue("--inset-right")) || 0;
  const space = Math.min(box.clientWidth - inset, box.clientHeight) - 2 * MARGIN;
  const points = pins.map((pin) => map.project(getLatLng(pin), 0));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fittingZoom = Math.log2(Math.max(space, TOUCH_SIZE) / Math.max(right - left, bottom - top));
  const zoom = Math.min(Math.max(fittingZoom, map.getZoom() + 1), CLOSEST_ZOOM);
  if (zoom <= map.getZoom() || groupAtZoom(map, pins, zoom).length === 1) return false;
  const scale = 2 ** zoom;
  const middle: [number, number] = [((left + right) / 2) * scale + inset / 2, ((top + bottom) / 2) * scale];
  map.setView(map.unproject(middle, zoom), zoom, { animate });
  return true;
}
