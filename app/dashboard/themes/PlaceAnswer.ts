/** The part shared by every theme's answer: its place. */
export type PlaceAnswer = { boundaryLevel: { boundaryId: number; boundary: string; boundaryTypeId: number } };
