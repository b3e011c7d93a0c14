import type { CapturedForm, CapturedPerson, FieldChange, PersonFields } from "./contract.ts";
import type { Standing } from "./standing.ts";

const CONTACT_NAMES: Readonly<Record<number, string>> = {
  1: "E-mail",
  2: "Mobile",
  3: "Reception",
  4: "Alternative",
  5: "Personal e-mail",
};

type Reachable = { contactTypeId: number; detail: string };
/** A confidential address is logged without its text. */
type Telling = { hidesAddress?: boolean };

/** Empty if the form changes nothing. */
export function describeChanges(
  standing: Standing,
  proposed: CapturedForm,
  { hidesAddress = false }: Telling = {},
): FieldChange[] {
  return [
    ...difference("Name", standing.name, proposed.name),
    ...addressChanges(standing, proposed, hidesAddress),
    ...contactChanges("", standing.contacts, proposed.contacts),
    ...proposed.buildingBlockRequirements.flatMap(
      ({ buildingBlockRequirementId, stakeholderContactPerson }) => {
        const requirement = standing.buildingBlockRequirements.find(
          (each) => each.buildingBlockRequirementId === buildingBlockRequirementId,
        );
        return requirement === undefined
          ? []
          : stakeholderContactPerson.flatMap((person) =>
              personChanges(requirement.name, findPerson(requirement, person), person),
            );
      },
    ),
  ];
}

type Requirement = Standing["buildingBlockRequirements"][number];

const findPerson = (
  { stakeholderContactPerson }: Requirement,
  { stakeholderId }: PersonFields,
): CapturedPerson | undefined =>
  stakeholderContactPerson.find((each) => each.stakeholderId === stakeholderId);

export const isSamePerson = (standing: CapturedPerson, person: PersonFields): boolean =>
  personChanges("", standing, person).length === 0;

function addressChanges({ address }: Standing, proposed: CapturedForm, hidesText: boolean): FieldChange[] {
  if (proposed.address === undefined) return [];
  const before = joined([address?.addressLine1, address?.addressLine2]);
  const after = joined([proposed.address.addressLine1, proposed.address.addressLine2]);
  const changes = difference("Address", before, after);
  return hidesText ? changes.map(({ what }) => ({ what, before: null, after: "changed" })) : changes;
}

function personChanges(
  requirement: string,
  standing: CapturedPerson | undefined,
  person: PersonFields,
): FieldChange[] {
  const who = `${requirement}: ${standing?.name ?? person.name}`;
  if (standing === undefined) {
    if (person.stakeholderId !== null || person.isRemoved) return [];
    return [
      { what: `${requirement}: new contact`, before: null, after: person.name },
      ...contactChanges(`${who}, `, [], person.contacts),
    ];
  }
  if (person.isRemoved)
    return [{ what: `${requirement}: contact removed`, before: standing.name, after: null }];
  return [
    ...difference(`${who}, name`, standing.name, person.name),
    ...difference(`${who}, role`, standing.role, person.role ?? null),
    ...difference(`${who}, shown to the public`, yesOrNo(standing.isPublic), yesOrNo(person.isPublic)),
    ...difference(`${who}, answers the telephone`, yesOrNo(standing.isAnswer), yesOrNo(person.isAnswer)),
    ...difference(`${who}, reports changes`, yesOrNo(standing.isReporting), yesOrNo(person.isReporting)),
    ...contactChanges(`${who}, `, standing.contacts, person.contacts),
  ];
}

function contactChanges(
  who: string,
  standing: readonly Reachable[],
  stated: readonly Reachable[],
): FieldChange[] {
  return stated.flatMap(({ contactTypeId, detail }) => {
    const before = standing.find((each) => each.contactTypeId === contactTypeId)?.detail ?? null;
    return difference(`${who}${CONTACT_NAMES[contactTypeId]}`, before, detail);
  });
}

function difference(what: string, before: string | null, after: string | null): FieldChange[] {
  const [was, is] = [before || null, after || null];
  return was === is ? [] : [{ what, before: was, after: is }];
}

const yesOrNo = (said: boolean) => (said ? "yes" : "no");

const joined = (lines: readonly (string | null | undefined)[]): string | null =>
  lines.filter((line) => line != null && line !== "").join(", ") || null;
