import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames } from "../../lib/text/nearNames.ts";
import { instanceKey, plainPlace } from "./instanceKey.ts";
import type { Subject } from "./placeFinder.ts";
import type { ExistingInstance } from "./readExisting.ts";

type MunicipalityName = (boundaryId: number) => string;

/** A similar name in the municipality, or the same in another. "" if none is. */
export function askAboutPlace(
  existing: ReadonlyMap<string, readonly ExistingInstance[]>,
  municipalityName: MunicipalityName,
): (subject: Subject, name: string) => string {
  const ofBlock = Map.groupBy([...existing.values()].flat(), ({ buildingBlockId }) => buildingBlockId);
  return ({ boundaryId, buildingBlockId, isConfidential }, name) => {
    if (existing.has(instanceKey(boundaryId, buildingBlockId, name))) return "";
    const plain = plainPlace(name);
    const known = ofBlock.get(buildingBlockId) ?? [];
    const here = known.filter((each) => each.boundaryId === boundaryId);
    const near = nearNames(
      plain,
      here.map((each) => ({ name: plainPlace(each.name), meaning: each.name })),
    );
    const elsewhere = known
      .filter((each) => each.boundaryId !== boundaryId && plainPlace(each.name) === plain)
      .map((each) => `${each.name} in ${municipalityName(each.boundaryId)}`);
    const meant = [...near, ...elsewhere].slice(0, 3);
    if (meant.length === 0) return "";
    // Confidential places are never named, not even to the operator.
    if (isConfidential) return "unknown place: its name is close to that of one that is known";
    return `unknown place ${inQuotes(name)}${didYouMean(meant)}`;
  };
}
