import { normaliseName } from "../lib/text/nearNames.ts";
import { comparableAddress } from "./confidential/whereabouts.ts";
import { type Edit, type FieldKey, getContactKey, type Patch, type Value, type Values } from "./fields.ts";
import { type CurrentInstance, findPerson } from "./instance/CurrentInstance.ts";
import type { CapturedPerson } from "./instance/contract.ts";
import type { NewAddress } from "./instance/writeInstances.ts";

type ContactDetail = { contactTypeId: number; detail: string };

export const contactValues = (contacts: readonly ContactDetail[]): Values =>
  Object.fromEntries(
    contacts.flatMap(({ contactTypeId, detail }) => {
      const key = getContactKey(contactTypeId);
      return key === undefined ? [] : [[key, detail]];
    }),
  );

const NOT_LISTED = "not verified yet";
/** Publishes a pending place when it is verified. */
export const LISTING_EDIT: Edit = { person: null, key: "ended", before: NOT_LISTED, after: null };

type PlaceColumns = Pick<CurrentInstance, "name" | "isConfidential" | "openingHours" | "languages"> &
  Pick<CurrentInstance, "capturedOn" | "existsOn" | "isPending"> & {
    contacts: readonly ContactDetail[];
    address: NewAddress | null;
  };

export const placeValues = ({ address, ...place }: PlaceColumns): Values => ({
  ...contactValues(place.contacts),
  name: place.name,
  isConfidential: place.isConfidential,
  openingHours: place.openingHours,
  languages: place.languages.join(),
  addressLine1: address?.addressLine1 ?? null,
  addressLine2: address?.addressLine2 ?? null,
  point: address?.latitude == null ? null : `${address.latitude},${address.longitude}`,
  capturedOn: place.capturedOn,
  existsOn: place.existsOn,
  ended: place.isPending ? NOT_LISTED : null,
});

type PersonColumns = Pick<CapturedPerson, "name" | "role" | "isPublic" | "isAnswer" | "isReporting"> &
  Pick<CapturedPerson, "buildingBlockRequirementId"> & { contacts: readonly ContactDetail[] };

export const personValues = (person: PersonColumns): Values => ({
  ...contactValues(person.contacts),
  name: person.name,
  role: person.role,
  isPublic: person.isPublic,
  isAnswer: person.isAnswer,
  isReporting: person.isReporting,
  requirement: person.buildingBlockRequirementId,
});

export function currentValues(current: CurrentInstance, person: number | null): Values {
  if (person === null) return placeValues(current);
  const currentPerson = findPerson(current, person);
  return currentPerson === undefined ? {} : personValues(currentPerson.person);
}

/** Fields that `after` lacks do not change. */
export const diff = (person: number | null, before: Values, after: Values): Edit[] =>
  (Object.keys(after) as FieldKey[]).flatMap((key) => {
    const [oldValue, newValue] = [emptyToNull(before[key]), emptyToNull(after[key])];
    return oldValue === newValue || after[key] === undefined
      ? []
      : [{ person, key, before: oldValue, after: newValue }];
  });

/** Deletes the point on the map if the address changes, but not if only its spelling does. */
export function clearPointOfOldAddress(before: Values, after: Values): Values {
  const { addressLine1: oldLine } = before;
  const { addressLine1: newLine, point } = after;
  const hasMoved =
    oldLine &&
    newLine !== undefined &&
    point === undefined &&
    normaliseLine(oldLine) !== normaliseLine(newLine);
  return hasMoved && before.point ? { ...after, point: null } : after;
}

const normaliseLine = (line: Value | undefined) => comparableAddress(String(line ?? ""));

const emptyToNull = (value: Value | undefined): Value => (value === undefined || value === "" ? null : value);

/** An extension is invalid without the reception's number. */
export function lacksReception(before: Values, after: Values): boolean {
  const { extension, reception } = { ...before, ...after };
  return Boolean(extension) && !reception;
}

export const rebase = (current: CurrentInstance, edits: readonly Edit[]): Edit[] =>
  addPointRemoval(
    currentValues(current, null),
    edits
      .filter(({ person }) => person === null || person < 0 || findPerson(current, person) !== undefined)
      .filter(({ key }) => key !== "capturedOn" || current.capturedOn === null)
      .flatMap(({ person, key, after }) => diff(person, currentValues(current, person), { [key]: after })),
  );

/** Also deletes a point that the old address got after the patch was made. */
export function addPointRemoval(before: Values, edits: readonly Edit[]): Edit[] {
  const placeEntries = edits.filter(({ person }) => person === null).map(({ key, after }) => [key, after]);
  const { point }: Values = clearPointOfOldAddress(before, Object.fromEntries(placeEntries));
  return [...edits, ...(placeEntries.some(([key]) => key === "point") ? [] : diff(null, before, { point }))];
}

/** If the address has changed since, the point on the map must not be undone. */
export const hasAddressChangedSince = (
  edits: readonly Edit[],
  isUnchanged: (edit: Edit) => boolean,
): boolean => edits.some((edit) => edit.person === null && edit.key === "addressLine1" && !isUnchanged(edit));

/**
 * In each field the later patch wins. An edit of a person or place that the earlier patch removes cancels the
 * removal.
 */
export function merge(earlier: Patch, later: Patch): Patch {
  const renumberedEdits = numberNewPeople(earlier.edits, later.edits);
  const editedIds = new Set(renumberedEdits.map(({ person }) => person));
  const removedIds = new Set(renumberedEdits.filter(isRemoval).map(({ person }) => person));
  const merged = new Map<string, Edit>();
  for (const edit of earlier.edits) {
    const isOverridden = editedIds.has(edit.person) && (isRemoval(edit) || removedIds.has(edit.person));
    if (!isOverridden) merged.set(`${edit.person} ${edit.key}`, edit);
  }
  for (const edit of renumberedEdits) merged.set(`${edit.person} ${edit.key}`, edit);
  return {
    edits: [...merged.values()],
    answered: [...new Set([...earlier.answered, ...later.answered])],
  };
}

export const isRemoval = ({ person, key, after }: Edit): boolean =>
  (key === "requirement" && after === null && (person ?? 0) > 0) || (key === "ended" && after !== null);

/** Gives new people of both patches the same id if their name and requirement are equal. */
function numberNewPeople(earlier: readonly Edit[], later: readonly Edit[]): Edit[] {
  const earlierPeople = listNewPeople(earlier);
  const ids = new Map<number, number>();
  let lowestId = Math.min(0, ...earlierPeople.map(({ person }) => person));
  for (const { person, values } of listNewPeople(later)) {
    const samePerson = earlierPeople.find((each) => isSameName(each.values, values));
    ids.set(person, samePerson?.person ?? --lowestId);
  }
  return later.map((edit) => ({ ...edit, person: ids.get(edit.person ?? 0) ?? edit.person }));
}

const isSameName = (one: Values, other: Values): boolean =>
  one.requirement === other.requirement &&
  normaliseName(String(one.name)) === normaliseName(String(other.name));

export function listNewPeople(edits: readonly Edit[]): { person: number; values: Values }[] {
  const newPeopleEdits = edits.filter(({ person }) => person !== null && person < 0);
  return [...Map.groupBy(newPeopleEdits, ({ person }) => person as number)].map(([person, personEdits]) => ({
    person,
    values: Object.fromEntries(personEdits.map(({ key, after }) => [key, after])),
  }));
}

export const invert = (edits: readonly Edit[]): Edit[] =>
  edits.map(({ before, after, ...edit }) => ({ ...edit, before: after, after: before }));
