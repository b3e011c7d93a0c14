import type { Partition } from "./findExposed.ts";
import { addResult, type GroupSums, NOBODY, type OrganisationResult } from "./maturity.ts";

export const ALL_TYPES = 0;

type GroupKey = { boundaryId: number; organisationTypeId: number };

export type Chain = readonly [municipality: number, district: number, province: number, country: number];

type PlacedResult = { chain: Chain; organisationTypeId: number; result: OrganisationResult };

export type Groups = { keys: GroupKey[]; sums: GroupSums[]; partitions: Partition[] };

export function groupResults(results: readonly PlacedResult[]): Groups {
  const groups: Groups = { keys: [], sums: [], partitions: [] };
  const indices = new Map<string, number>();
  const partsByArea = new Map<number, Set<number>>();
  const partsByType = new Map<number, Set<number>>();

  const getOrAddGroup = (boundaryId: number, organisationTypeId: number): number => {
    const name = `${boundaryId} ${organisationTypeId}`;
    const existing = indices.get(name);
    if (existing !== undefined) return existing;
    const group = groups.keys.push({ boundaryId, organisationTypeId }) - 1;
    groups.sums.push(NOBODY);
    indices.set(name, group);
    return group;
  };
  const addPart = (parts: Map<number, Set<number>>, parent: number, part: number) => {
    const existing = parts.get(parent);
    if (existing === undefined) parts.set(parent, new Set([part]));
    else existing.add(part);
  };

  for (const { chain, organisationTypeId, result } of results) {
    const path = chain.map((boundaryId) => [
      getOrAddGroup(boundaryId, ALL_TYPES),
      getOrAddGroup(boundaryId, organisationTypeId),
    ]);
    for (const [level, [allTypes, ownType]] of path.entries() as Iterable<[number, [number, number]]>) {
      for (const group of [allTypes, ownType])
        groups.sums[group] = addResult(groups.sums[group] as GroupSums, result);
      addPart(partsByType, allTypes, ownType);
      const [parentAllTypes, parentOwnType] = path[level + 1] ?? [];
      if (parentAllTypes !== undefined) addPart(partsByArea, parentAllTypes, allTypes);
      if (parentOwnType !== undefined) addPart(partsByArea, parentOwnType, ownType);
    }
  }
  groups.partitions = [...partsByArea, ...partsByType].map(([parent, parts]) => ({
    parent,
    parts: [...parts],
  }));
  return groups;
}
