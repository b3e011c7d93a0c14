import type { ComponentType } from "react";
import { THEME } from "../themes.ts";

type View = () => Promise<{ default: ComponentType }>;

/** The map of each theme, in a script of its own. */
const views: Readonly<Record<number, View>> = {
  [THEME.buildingBlock]: () =>
    import("../buildingBlock/BuildingBlockMapView.tsx").then((module) => ({
      default: module.BuildingBlockMapView,
    })),
  [THEME.healthCheck]: () =>
    import("../healthCheck/HealthCheckMapView.tsx").then((module) => ({
      default: module.HealthCheckMapView,
    })),
  [THEME.crime]: () =>
    import("../crime/CrimeMapView.tsx").then((module) => ({ default: module.CrimeMapView })),
  [THEME.collectiveAction]: () =>
    import("../collectiveAction/CollectiveActionMapView.tsx").then((module) => ({
      default: module.CollectiveActionMapView,
    })),
};

/** Fetches a theme's map. Its script is sent for once, however often this is called. */
export function loadMapView(componentId: number): ReturnType<View> {
  const load = views[componentId];
  if (load === undefined) throw new Error(`There is no theme ${componentId}.`);
  return load();
}
