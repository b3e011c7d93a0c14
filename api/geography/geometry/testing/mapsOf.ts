import type { Hierarchy, PreparedBoundary } from "../prepareBoundaries.ts";
import { DISTRICT, MUNICIPALITY, PRECINCT, PROVINCE } from "../prepareBoundaries.ts";

/** The boundaries that are drawn together, by the code of the area around them and their level: "DC10/3". */
export function mapsOf(
  boundaries: readonly PreparedBoundary[],
  hierarchy: Hierarchy,
): Map<string, PreparedBoundary[]> {
  const around = new Map<string, string>([
    ...hierarchy.provinces.map(({ code }) => [`${PROVINCE}${code}`, "ZA"] as const),
    ...hierarchy.districts.map(({ code, provinceCode }) => [`${DISTRICT}${code}`, provinceCode] as const),
    ...hierarchy.municipalities.map(
      ({ code, districtCode }) => [`${MUNICIPALITY}${code}`, districtCode] as const,
    ),
    ...hierarchy.stations.map(
      ({ code, municipalityCode }) => [`${PRECINCT}${code}`, municipalityCode] as const,
    ),
  ]);
  return Map.groupBy(
    boundaries,
    ({ boundaryTypeId, code }) => `${around.get(`${boundaryTypeId}${code}`)}/${boundaryTypeId}`,
  );
}
