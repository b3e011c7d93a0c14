import type { FigureSource } from "@gbvf/api/source/contract.ts";

export type PlaceResponse = {
  source: FigureSource | null;
  boundaryLevel: { boundaryId: number; boundary: string; boundaryTypeId: number };
};
