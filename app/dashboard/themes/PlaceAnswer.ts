/** What every theme's answer has: the place that it is about. */
export type PlaceAnswer = { boundaryLevel: { boundaryId: number; boundary: string; boundaryTypeId: number } };
