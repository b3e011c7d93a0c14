import { normaliseName } from "../../import/normaliseName.ts";

/** What files leave out of or add to a name: the kind of place, which the block says already. */
const KIND =
  /(policestation|saps|thuthuzelacarecentre|tcc|magistratescourt|magistratecourt|branchcourt|detachedcourt|court)$/;

/** By what an instance is known among those of its block in its municipality. */
export function instanceKey(boundaryId: number, buildingBlockId: number, name: string): string {
  return `${boundaryId} ${buildingBlockId} ${plainPlace(name)}`;
}

/** A place's name as places of one block are compared by it, without what kind of place it is. */
export function plainPlace(name: string): string {
  const plain = normaliseName(name);
  return plain.replace(KIND, "") || plain;
}
