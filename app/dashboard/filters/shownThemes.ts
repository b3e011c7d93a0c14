import type { Screen } from "../../lib/paths.ts";
import { THEME } from "../../lib/themeIds.ts";

/** Component ids of the themes whose figures a screen shows; undefined for all. */
export function shownThemes(screen: Screen | null, componentId: number | null): number[] | undefined {
  if (screen === "contact") return [THEME.buildingBlock];
  return screen === "home" || componentId === null ? undefined : [componentId];
}
