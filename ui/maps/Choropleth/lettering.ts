import { contrastWithWhite, overWhite } from "../../charts/contrast.ts";
import { dataColor } from "../../theme/dataColor.ts";

/** How much of what lies under a polygon is covered by its fill. */
const fillOpacity = 0.7;

/**
 * Letters for a fill as it looks on the map's light ground, and the halo that sets them off from borders and
 * patterns: white within the fill's own full colour where it is dark, ink within the fill as seen where it is light.
 */
export function letteringOn(hex: string): { ink: string; halo: string } {
  const seen = overWhite(hex, fillOpacity);
  if (contrastWithWhite(seen) > 4) return { ink: dataColor.labelOnDark, halo: hex };
  const [red = 1, green = 1, blue = 1] = seen.map((channel) => Math.round(channel * 255));
  return { ink: dataColor.labelOnLight, halo: `rgb(${red} ${green} ${blue})` };
}
