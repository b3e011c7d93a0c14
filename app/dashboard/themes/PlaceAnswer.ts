export type PlaceAnswer = { boundaryLevel: { boundaryId: number; boundary: string; boundaryTypeId: number } };
