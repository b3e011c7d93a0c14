import { dataColor } from "../../theme/dataColor.ts";

/** How much of what lies under a polygon shows through it. */
const fillOpacity = 0.7;

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);

/** Relative luminance by WCAG 2, from 0 (black) to 1 (white). */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Letters for a fill as it looks on the map's light ground, and the halo that sets them off from borders and
 * patterns: white within the fill's own full colour where it is dark, ink within the fill as seen where it is light.
 */
export function letteringOn(hex: string): { ink: string; halo: string } {
  const seen = channels(hex).map((channel) => channel * fillOpacity + (1 - fillOpacity));
  const whiteContrast = 1.05 / (luminance(seen) + 0.05);
  if (whiteContrast > 4) return { ink: dataColor.labelOnDark, halo: hex };
  const [red = 1, green = 1, blue = 1] = seen.map((channel) => Math.round(channel * 255));
  return { ink: dataColor.labelOnLight, halo: `rgb(${red} ${green} ${blue})` };
}
