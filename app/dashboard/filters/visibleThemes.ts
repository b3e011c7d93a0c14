import type { Screen } from "../../lib/address/paths.ts";
import { THEME } from "../../lib/address/themeIds.ts";

export function listVisibleThemes(screen: Screen | null, componentId: number | null): number[] | undefined {
  if (screen === "contact") return [THEME.buildingBlock];
  return screen === "home" || componentId === null ? undefined : [componentId];
}
