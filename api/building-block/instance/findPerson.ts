import type { CurrentInstance } from "./CurrentInstance.ts";

export function findPerson({ buildingBlockRequirements }: CurrentInstance, personId: number) {
  for (const requirement of buildingBlockRequirements) {
    const person = requirement.stakeholderContactPerson.find(
      ({ stakeholderId }) => stakeholderId === personId,
    );
    if (person !== undefined) return { requirement, person };
  }
  return undefined;
}
