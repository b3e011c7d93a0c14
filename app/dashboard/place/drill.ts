const MUNICIPALITY = 3;

/** Whether an area of this type leads one level down, to the areas inside it: those up to the municipality do. */
export const isDrillable = (boundaryTypeId: number): boolean => boundaryTypeId <= MUNICIPALITY;
