import { normaliseName } from "../../lib/text/nearNames.ts";

/** Files add these words to names or leave them out. */
const KIND =
  /(policestation|saps|thuthuzelacarecentre|tcc|magistratescourt|magistratecourt|branchcourt|detachedcourt|court)$/;

export function instanceKey(boundaryId: number, buildingBlockId: number, name: string): string {
  return `${boundaryId} ${buildingBlockId} ${plainPlace(name)}`;
}

export function plainPlace(name: string): string {
  const plain = normaliseName(name);
  return plain.replace(KIND, "") || plain;
}
