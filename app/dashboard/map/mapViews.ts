import type { ComponentType } from "react";
import { THEME } from "../themes/themes.ts";

type View = () => Promise<{ default: ComponentType }>;

/** The map of each theme, in a script of its own. */
const views: Readonly<Record<number, View>> = {
  [THEME.buildingBlock]: () =>
    import("../themes/building-block/BuildingBlockMapView.tsx").then((module) => ({
      default: module.BuildingBlockMapView,
    })),
  [THEME.healthCheck]: () =>
    import("../themes/health-check/HealthCheckMapView.tsx").then((module) => ({
      default: module.HealthCheckMapView,
    })),
  [THEME.crime]: () =>
    import("../themes/crime/CrimeMapView.tsx").then((module) => ({ default: module.CrimeMapView })),
  [THEME.collectiveAction]: () =>
    import("../themes/collective-action/CollectiveActionMapView.tsx").then((module) => ({
      default: module.CollectiveActionMapView,
    })),
};

/** Fetches a theme's map. Its script is sent for once, however often this is called. */
export function loadMapView(componentId: number): ReturnType<View> {
  const load = views[componentId];
  if (load === undefined) throw new Error(`There is no theme ${componentId}.`);
  return load();
}
