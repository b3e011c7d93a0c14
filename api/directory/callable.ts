import type { CallablePlace, DirectoryEntry } from "./contract.ts";
import { writeService } from "./help/writeService.ts";

/** Returns each place with the number to call first. Omits confidential places and hidden contacts. */
export function listCallablePlaces(entries: readonly DirectoryEntry[]): CallablePlace[] {
  const places = Map.groupBy(entries, ({ stakeholderId }) => stakeholderId);
  return [...places.values()].flatMap(([entry]) => {
    const municipality = entry?.localMunicipalityName ?? null;
    if (entry === undefined || entry.point === null || municipality === null) return [];
    const { name, kind, buildingBlockId, openingHours, languages, calls } = writeService(entry);
    const place = {
      name,
      kind,
      buildingBlockId,
      municipality,
      openingHours,
      languages,
      ...entry.point,
    };
    return calls
      .slice(0, 1)
      .map(({ dialled, contactName, note }) => ({ ...place, dialled, contactName, note }));
  });
}
