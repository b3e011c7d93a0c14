import { inQuotes } from "../../import/inQuotes.ts";
import { didYouMean, nearNames } from "../../import/nearNames.ts";
import { instanceKey, plainPlace } from "./instanceKey.ts";
import type { Subject } from "./placeFinder.ts";
import type { StandingInstance } from "./readStanding.ts";

/** A municipality by its id, as "Sol Plaatje (NC091)". */
type MunicipalityName = (boundaryId: number) => string;

/**
 * Gives the question about a place that does not stand: whether one of its block is meant that does, with a name close
 * to it in the same municipality or the same name in another. "" where there is nothing to ask.
 */
export function askAboutPlace(
  standing: ReadonlyMap<string, readonly StandingInstance[]>,
  municipalityName: MunicipalityName,
): (subject: Subject, name: string) => string {
  const ofBlock = Map.groupBy([...standing.values()].flat(), ({ buildingBlockId }) => buildingBlockId);
  return ({ boundaryId, buildingBlockId, isConfidential }, name) => {
    if (standing.has(instanceKey(boundaryId, buildingBlockId, name))) return "";
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
    // Confidential places are not named, not even to whoever runs the import.
    if (isConfidential) return "unknown place: its name is close to that of one that is known";
    return `unknown place ${inQuotes(name)}${didYouMean(meant)}`;
  };
}
