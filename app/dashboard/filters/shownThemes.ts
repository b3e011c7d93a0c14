import type { Screen } from "../../lib/paths.ts";
import { THEME } from "../../lib/themeIds.ts";

/** Undefined for all. */
export function shownThemes(screen: Screen | null, componentId: number | null): number[] | undefined {
  if (screen === "contact") return [THEME.buildingBlock];
  return screen === "home" || componentId === null ? undefined : [componentId];
}
