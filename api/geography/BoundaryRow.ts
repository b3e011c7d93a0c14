/** A row of the table `boundary`. */
export type BoundaryRow = {
  boundaryId: number;
  boundaryTypeId: number;
  code: string;
  description: string;
  containingBoundaryId: number | null;
  nationalBoundaryId: number | null;
  districtBoundaryId: number | null;
  peopleCount: number | null;
  precinctCount: number;
};
