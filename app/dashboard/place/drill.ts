import { BOUNDARY_TYPE } from "@gbvf/api/lib/boundaryTypes.ts";

/** Whether an area of this type leads down to the areas inside it: those up to the municipality do. */
export const isDrillable = (boundaryTypeId: number): boolean => boundaryTypeId <= BOUNDARY_TYPE.municipality;
