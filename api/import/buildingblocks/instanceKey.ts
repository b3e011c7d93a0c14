import { normaliseName } from "../crime/normaliseName.ts";

/** What files leave out of or add to a name: the kind of place, which the block says already. */
const KIND =
  /(policestation|saps|thuthuzelacarecentre|tcc|magistratescourt|magistratecourt|branchcourt|detachedcourt|court)$/;

/** By what an instance is known among those of its block in its municipality. */
export function instanceKey(boundaryId: number, buildingBlockId: number, name: string): string {
  const plain = normaliseName(name);
  return `${boundaryId} ${buildingBlockId} ${plain.replace(KIND, "") || plain}`;
}
