import { color } from "./tokens.ts";

/**
 * Fills are hex values, because Leaflet and canvases cannot read CSS variables. They are the same on a dark page,
 * because a legend must show the map's exact colour.
 *
 * - `main`, `text`: lighter on a dark page; `text` has a contrast of at least 4.5:1.
 * - `pin`: places on a map.
 * - `scale`: the legend's steps, lowest first. It starts with `zeroFill` if zero is a step of its own.
 * - `current`, `previous`: bars of this and last year.
 * - `parts`: slices of pies, largest first. They avoid the scale's colours, which mean high and low.
 */
const zeroFill = "#E6E4E4";

export const dataColor = {
  /** For a missing figure, which is not zero. */
  missing: "#FFFFFF",
  zeroFill,
  offScale: "#000000",
  labelOnDark: "#FFFFFF",
  labelOnLight: "#1D1A1C",
  crime: {
    main: color.crimeMark,
    text: color.crimeMark,
    pin: "#A8161D",
    scale: ["#EED0D2", "#CB7377", "#A8161D"],
    current: "#A8161D",
    previous: "#DDA4A7",
    parts: ["#7A3B3E", "#B98D8F", "#DDC8C9", "#4E1B1E", "#96686B"],
  },
  healthCheck: {
    main: color.healthCheckMark,
    text: color.healthCheckMark,
    pin: "#2E539D",
    scale: [zeroFill, "#ABBAD8", "#8198C4", "#5875B1", "#2E539D"],
    current: "#2E539D",
    previous: "#ABBAD8",
    parts: ["#3D5A80", "#7FA3B8", "#CBD6DE", "#1B3263", "#5D7290", "#58A0B8"],
  },
  buildingBlock: {
    main: color.buildingBlockMark,
    text: color.buildingBlockText,
    pin: "#2C6F3D",
    scale: [zeroFill, "#B8D998", "#8DBD7E", "#61A164", "#36854A"],
    current: "#36854A",
    previous: "#B8D998",
    parts: ["#3E6B5C", "#84A898", "#CFDDD5", "#1B3F33", "#64805F"],
  },
  collectiveAction: {
    main: color.collectiveActionMark,
    text: color.collectiveActionText,
    pin: "#AD3E0E",
    scale: [zeroFill, "#F19875", "#E9622B"],
    current: "#E9622B",
    previous: "#F6BFA8",
    parts: ["#8A4B2F", "#C98A6E", "#EBD3C6", "#5E2409", "#A97460", "#3F1D0D"],
  },
} as const;

export type DataTheme = "crime" | "healthCheck" | "buildingBlock" | "collectiveAction";
