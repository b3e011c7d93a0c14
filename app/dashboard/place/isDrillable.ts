import { BOUNDARY_TYPE } from "@gbvf/api/lib/figures/boundaryTypes.ts";

/** Down to the municipality. */
export const isDrillable = (boundaryTypeId: number): boolean => boundaryTypeId <= BOUNDARY_TYPE.municipality;
