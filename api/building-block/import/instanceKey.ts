import { normaliseName } from "../../import/normaliseName.ts";

/** The kind of place, which files add to names or leave out. */
const KIND =
  /(policestation|saps|thuthuzelacarecentre|tcc|magistratescourt|magistratecourt|branchcourt|detachedcourt|court)$/;

export function instanceKey(boundaryId: number, buildingBlockId: number, name: string): string {
  return `${boundaryId} ${buildingBlockId} ${plainPlace(name)}`;
}

/** A place's name without its kind, for comparing. */
export function plainPlace(name: string): string {
  const plain = normaliseName(name);
  return plain.replace(KIND, "") || plain;
}
