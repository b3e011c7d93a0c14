import type { Hierarchy, PreparedBoundary } from "../../geography/geometry/prepareBoundaries.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";

export function buildMaps(
  boundaries: readonly PreparedBoundary[],
  hierarchy: Hierarchy,
): Map<string, PreparedBoundary[]> {
  const containingCodes = new Map<string, string>([
    ...hierarchy.provinces.map(({ code }) => [`${BOUNDARY_TYPE.province}${code}`, "ZA"] as const),
    ...hierarchy.districts.map(
      ({ code, provinceCode }) => [`${BOUNDARY_TYPE.district}${code}`, provinceCode] as const,
    ),
    ...hierarchy.municipalities.map(
      ({ code, districtCode }) => [`${BOUNDARY_TYPE.municipality}${code}`, districtCode] as const,
    ),
    ...hierarchy.stations.map(
      ({ code, municipalityCode }) => [`${BOUNDARY_TYPE.precinct}${code}`, municipalityCode] as const,
    ),
  ]);
  return Map.groupBy(
    boundaries,
    ({ boundaryTypeId, code }) => `${containingCodes.get(`${boundaryTypeId}${code}`)}/${boundaryTypeId}`,
  );
}
