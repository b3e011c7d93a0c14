import type { Boundary } from "@gbvf/api/geography/contract.ts";

/** For fields and lists in which somebody chooses a place. */
export const placeOption = ({ boundaryId, description }: Pick<Boundary, "boundaryId" | "description">) => ({
  id: boundaryId,
  name: description,
});
