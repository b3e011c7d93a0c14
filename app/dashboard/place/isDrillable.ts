import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";

/** Nothing is inside a precinct or a ward. */
export const isDrillable = (boundaryTypeId: number): boolean => boundaryTypeId <= BOUNDARY_TYPE.municipality;
