import type { Boundary } from "@gbvf/api/geography/contract.ts";

export const placeOption = ({ boundaryId, description }: Pick<Boundary, "boundaryId" | "description">) => ({
  id: boundaryId,
  name: description,
});
