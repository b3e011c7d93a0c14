import type { ContactsWithRequirements } from "./contract.ts";

type Address = NonNullable<ContactsWithRequirements["address"]> & {
  latitude: number | null;
  longitude: number | null;
};

export type CurrentInstance = Omit<ContactsWithRequirements, "capture" | "isCaptured" | "address"> & {
  address: Address | null;
  /** The place is not captured if this is null or in the future. */
  capturedOn: string | null;
  isPending: boolean;
};

export function findPerson({ buildingBlockRequirements }: CurrentInstance, personId: number) {
  for (const requirement of buildingBlockRequirements) {
    const person = requirement.stakeholderContactPerson.find(
      ({ stakeholderId }) => stakeholderId === personId,
    );
    if (person !== undefined) return { requirement, person };
  }
  return undefined;
}
