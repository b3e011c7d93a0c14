import { roundKm } from "@gbvf/api/shared/nearest.ts";

/** "About 12 km in a straight line" */
export const straightLine = (km: number): string =>
  km < 1 ? "Less than 1 km in a straight line" : `About ${roundKm(km)} km in a straight line`;
