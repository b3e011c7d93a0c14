import type { Partition } from "./findExposed.ts";
import { addResult, type GroupSums, NOBODY, type OrganisationResult } from "./maturity.ts";

/** In the place of an organisation type: organisations of all types. */
export const ALL_TYPES = 0;

export type GroupKey = { boundaryId: number; organisationTypeId: number };

/** Where an organisation is: its municipality, the district and province around that, and the country. */
export type Chain = readonly [municipality: number, district: number, province: number, country: number];

export type PlacedResult = { chain: Chain; organisationTypeId: number; result: OrganisationResult };

/** The groups that are told apart in public, with their sums, and how they divide into each other. */
export type Groups = { keys: GroupKey[]; sums: GroupSums[]; partitions: Partition[] };

/**
 * Sums results for every area by every type of organisation and for all types. Only groups with organisations are
 * there. A province is divided into its districts, a district into its municipalities, each type for itself; and
 * every area's organisations of all types by type.
 */
export function groupResults(results: readonly PlacedResult[]): Groups {
  const groups: Groups = { keys: [], sums: [], partitions: [] };
  const indices = new Map<string, number>();
  const partsByArea = new Map<number, Set<number>>();
  const partsByType = new Map<number, Set<number>>();

  const groupAt = (boundaryId: number, organisationTypeId: number): number => {
    const name = `${boundaryId} ${organisationTypeId}`;
    const standing = indices.get(name);
    if (standing !== undefined) return standing;
    const group = groups.keys.push({ boundaryId, organisationTypeId }) - 1;
    groups.sums.push(NOBODY);
    indices.set(name, group);
    return group;
  };
  const addPart = (parts: Map<number, Set<number>>, whole: number, part: number) => {
    const standing = parts.get(whole);
    if (standing === undefined) parts.set(whole, new Set([part]));
    else standing.add(part);
  };

  for (const { chain, organisationTypeId, result } of results) {
    const path = chain.map((boundaryId) => [
      groupAt(boundaryId, ALL_TYPES),
      groupAt(boundaryId, organisationTypeId),
    ]);
    for (const [level, [all, own]] of path.entries() as Iterable<[number, [number, number]]>) {
      for (const group of [all, own]) groups.sums[group] = addResult(groups.sums[group] as GroupSums, result);
      addPart(partsByType, all, own);
      const [allAbove, ownAbove] = path[level + 1] ?? [];
      if (allAbove !== undefined) addPart(partsByArea, allAbove, all);
      if (ownAbove !== undefined) addPart(partsByArea, ownAbove, own);
    }
  }
  groups.partitions = [...partsByArea, ...partsByType].map(([whole, parts]) => ({
    whole,
    parts: [...parts],
  }));
  return groups;
}
