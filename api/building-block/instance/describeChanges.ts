import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import { languageNames } from "../languageNames.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import type { CapturedForm, CapturedPerson, FieldChange, PersonFields } from "./contract.ts";

const CONTACT_NAMES: Readonly<Record<number, string>> = {
  [CONTACT_TYPE.workEmail]: "E-mail",
  [CONTACT_TYPE.mobile]: "Mobile",
  [CONTACT_TYPE.reception]: "Reception",
  [CONTACT_TYPE.alternative]: "Alternative",
  [CONTACT_TYPE.personalEmail]: "Personal e-mail",
  [CONTACT_TYPE.extension]: "Extension",
};

type Reachable = { contactTypeId: number; detail: string };
/** A confidential address is logged without its text. */
type Telling = { hidesAddress?: boolean };

export function describeChanges(
  current: CurrentInstance,
  proposed: CapturedForm,
  { hidesAddress = false }: Telling = {},
): FieldChange[] {
  return [
    ...(proposed.ends === undefined
      ? []
      : [{ what: "Listed", before: current.name, after: `ended: ${proposed.ends}` }]),
    ...difference("Name", current.name, proposed.name),
    ...(proposed.isConfidential === undefined
      ? []
      : difference("Confidential", yesOrNo(current.isConfidential), yesOrNo(proposed.isConfidential))),
    ...(proposed.openingHours === undefined
      ? []
      : difference("Opening hours", current.openingHours, proposed.openingHours)),
    ...(proposed.languages === undefined
      ? []
      : difference("Languages", languageNames(current.languages), languageNames(proposed.languages))),
    ...addressChanges(current, proposed, hidesAddress),
    ...contactChanges("", current.contacts, proposed.contacts),
    ...proposed.buildingBlockRequirements.flatMap(
      ({ buildingBlockRequirementId, stakeholderContactPerson }) => {
        const requirement = current.buildingBlockRequirements.find(
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

type Requirement = CurrentInstance["buildingBlockRequirements"][number];

const findPerson = (
  { stakeholderContactPerson }: Requirement,
  { stakeholderId }: PersonFields,
): CapturedPerson | undefined =>
  stakeholderContactPerson.find((each) => each.stakeholderId === stakeholderId);

export const isSamePerson = (current: CapturedPerson, person: PersonFields): boolean =>
  personChanges("", current, person).length === 0;

function addressChanges(
  { address }: CurrentInstance,
  proposed: CapturedForm,
  hidesText: boolean,
): FieldChange[] {
  if (proposed.address === undefined) return [];
  const before = joined([address?.addressLine1, address?.addressLine2]);
  const after = joined([proposed.address.addressLine1, proposed.address.addressLine2]);
  const changes = difference("Address", before, after);
  return hidesText ? changes.map(({ what }) => ({ what, before: null, after: "changed" })) : changes;
}

function personChanges(
  requirement: string,
  current: CapturedPerson | undefined,
  person: PersonFields,
): FieldChange[] {
  const who = `${requirement}: ${current?.name ?? person.name}`;
  if (current === undefined) {
    if (person.stakeholderId !== null || person.isRemoved) return [];
    return [
      { what: `${requirement}: new contact`, before: null, after: person.name },
      ...contactChanges(`${who}, `, [], person.contacts),
    ];
  }
  if (person.isRemoved)
    return [{ what: `${requirement}: contact removed`, before: current.name, after: null }];
  return [
    ...difference(`${who}, name`, current.name, person.name),
    ...difference(`${who}, role`, current.role, person.role ?? null),
    ...difference(`${who}, shown to the public`, yesOrNo(current.isPublic), yesOrNo(person.isPublic)),
    ...difference(`${who}, answers the telephone`, yesOrNo(current.isAnswer), yesOrNo(person.isAnswer)),
    ...difference(`${who}, reports changes`, yesOrNo(current.isReporting), yesOrNo(person.isReporting)),
    ...contactChanges(`${who}, `, current.contacts, person.contacts),
  ];
}

function contactChanges(
  who: string,
  current: readonly Reachable[],
  stated: readonly Reachable[],
): FieldChange[] {
  return stated.flatMap(({ contactTypeId, detail }) => {
    const before = current.find((each) => each.contactTypeId === contactTypeId)?.detail ?? null;
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
