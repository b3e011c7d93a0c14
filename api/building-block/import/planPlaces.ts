import type { ImportErrors } from "../../import/ImportErrors.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../../lib/text/nearNames.ts";
import { LACKS_RECEPTION } from "../../shared/contactTypes.ts";
import type { Edit, FieldKey, Values } from "../fields.ts";
import { clearPointOfOldAddress, diff, lacksReception } from "../patch.ts";
import { type FilePerson, type FilePlace, isSameValue } from "./collectPlaces.ts";
import type { ExistingPerson, ExistingPlace, FieldChanges } from "./readExisting.ts";
import type { Column } from "./readFileRow.ts";

export type PlannedPlace = {
  file: FilePlace;
  existing: ExistingPlace | null;
  edits: Edit[];
  /** Fields that an official changed after the day of the row, so the import does not change them. */
  skippedFields: SkippedField[];
};
type SkippedField = { key: FieldKey; contact: string | null; changedOn: string };

export function planPlaces(
  places: readonly FilePlace[],
  existing: ReadonlyMap<string, readonly ExistingPlace[]>,
  errors: ImportErrors,
): PlannedPlace[] {
  return places.flatMap((file) => {
    const [match = null, ...otherMatches] = existing.get(file.key) ?? [];
    if (match !== null && otherMatches.length > 0) {
      errors.add(`several known places have the name ${inQuotes(match.name)}.`, file.row.at("name"));
      return [];
    }
    const skippedFields: SkippedField[] = [];
    const placeEdits = planPlace(file, match, errors).filter(({ key }) => {
      const isImplied = !(key in file.values) && key in IMPLIED_BY;
      const declaredKey = isImplied ? IMPLIED_BY[key as keyof typeof IMPLIED_BY] : key;
      const changedOn = findLaterChange(declaredKey, match?.fieldChanges, file.knownOn[declaredKey]);
      if (changedOn !== null && !isImplied) skippedFields.push({ key, contact: null, changedOn });
      return changedOn === null;
    });
    const people = planPeople(file.people, match?.people ?? [], { errors, skippedFields });
    return [{ file, existing: match, edits: [...placeEdits, ...people], skippedFields }];
  });
}

const IMPLIED_BY = { extension: "reception", addressLine2: "addressLine1", point: "addressLine1" } as const;
/**
 * The import sets these fields even if an official changed them later: each has a date of its own, or can only
 * hide a place.
 */
const ALWAYS_IMPORTED: ReadonlySet<FieldKey> = new Set([
  "capturedOn",
  "verifiedOn",
  "isConfidential",
  "ended",
]);

/**
 * Returns the day on which an official changed the field after the row was known. A row without a date counts
 * as older than every change.
 */
function findLaterChange(
  key: FieldKey,
  changes: FieldChanges = {},
  knownOn: string | null | undefined,
): string | null {
  const relatedChangedOn =
    key === "point" ? changes.addressLine1 : key === "validTo" ? changes.requirement : "";
  const changedOn = [changes[key] ?? "", relatedChangedOn ?? ""].toSorted().at(-1) ?? "";
  return !ALWAYS_IMPORTED.has(key) && changedOn > (knownOn ?? "") ? changedOn : null;
}

function planPlace(
  { values, isConfidential, opensAgain, row }: FilePlace,
  existing: ExistingPlace | null,
  errors: ImportErrors,
): Edit[] {
  const before = {
    ...existing?.values,
    ...(opensAgain && existing !== null && { ended: "ended before the file" }),
  };
  const { name: _, capturedOn, ...placeValues } = values;
  const isChanged = (key: "reception" | "addressLine1") => key in values && values[key] !== before[key];
  const currentCapturedOn = before.capturedOn ?? null;
  const after: Values = {
    // The extension belongs to the old number, and the second line to the old first line.
    ...(isChanged("reception") && { extension: null }),
    ...(isChanged("addressLine1") && { addressLine2: null }),
    ...placeValues,
    ...(before.ended && { ended: null }),
    ...((currentCapturedOn === null || String(capturedOn) < currentCapturedOn) && { capturedOn }),
    ...(existing !== null && isConfidential && { isConfidential }),
  };
  if (lacksReception(before, after)) errors.add(LACKS_RECEPTION, row.at("extension"));
  return diff(null, before, clearPointOfOldAddress(before, after)).filter(
    (edit) => !isSameValue(edit.key, edit.before, edit.after),
  );
}

function planPeople(
  people: readonly FilePerson[],
  existing: readonly ExistingPerson[],
  { errors, skippedFields }: { errors: ImportErrors; skippedFields: SkippedField[] },
): Edit[] {
  const edits: Edit[] = [];
  people.forEach((person, index) => {
    const { values, row } = person;
    const fail = (column: Column, message: string) => errors.add(message, row.at(column));
    const name = inQuotes(String(values.name));
    const personTerms = existing.filter((each) => isSamePerson(each, person));
    const term = personTerms.filter(({ declaredFrom }) => declaredFrom === values.validFrom);
    const latest = term.at(-1);
    if (latest !== undefined) {
      const planned = planTerm(term, latest, values);
      for (const edit of planned ?? []) {
        const changedOn = findLaterChange(edit.key, latest.fieldChanges, person.knownOn);
        if (changedOn === null) edits.push(edit);
        else skippedFields.push({ key: edit.key, contact: String(latest.values.name), changedOn });
      }
      if (planned === null)
        fail(
          "verified_on",
          `${name} was verified later, on ${latest.verifiedOn}: give that day or leave it empty.`,
        );
      return;
    }
    const misspelt = personTerms.length === 0 ? suggestMisspeltNames(person, existing, people) : [];
    const overlappingFrom = findOverlappingTerm(person, personTerms, people);
    if (misspelt.length > 0)
      fail("contact_name", `nobody called ${name} is known for this requirement${didYouMean(misspelt)}`);
    else if (overlappingFrom !== undefined)
      fail(
        "valid_from",
        `${name} already has a term from ${overlappingFrom}: give that day, or end that term before another begins.`,
      );
    else if (lacksReception({}, values)) fail("contact_extension", LACKS_RECEPTION);
    else edits.push(...diff(-1 - index, {}, { ...values, requirement: person.requirementId }));
  });
  return edits;
}

/** A person's term has one row for each change; the last row is current. */
function planTerm(
  term: readonly ExistingPerson[],
  latest: ExistingPerson,
  { verifiedOn, validTo, validFrom: _, ...values }: Values,
): Edit[] | null {
  const isOlder = typeof verifiedOn === "string" && verifiedOn < (latest.verifiedOn ?? "");
  const isLater = typeof verifiedOn === "string" && verifiedOn > (latest.verifiedOn ?? "");
  const endedRows =
    validTo === undefined ? [] : term.filter((each) => (each.validTo ?? "9") > String(validTo));
  const endingEdits = endedRows.flatMap(({ id, validTo: before }) =>
    diff(id, { validTo: before }, { validTo }),
  );
  if (isOlder) {
    const isUnchanged = term.some((each) => diff(each.id, each.values, values).length === 0);
    return isUnchanged && endingEdits.length === 0 ? [] : null;
  }
  return [
    ...diff(latest.id, latest.values, values),
    ...(isLater ? diff(latest.id, { verifiedOn: latest.verifiedOn }, { verifiedOn }) : []),
    ...endingEdits,
  ];
}

/**
 * A row that hides or ends a person under a misspelt name would leave the person public, so similar names are
 * reported.
 */
function suggestMisspeltNames(
  person: FilePerson,
  existing: readonly ExistingPerson[],
  people: readonly FilePerson[],
): string[] {
  if (person.values.isPublic === true && person.values.validTo === undefined) return [];
  const activePeople = existing.filter(
    (each) =>
      each.requirementId === person.requirementId &&
      each.validTo === null &&
      !people.some((one) => isSamePerson(each, one)),
  );
  return nearNames(
    String(person.values.name),
    activePeople.map(({ values }) => ({ name: String(values.name), meaning: String(values.name) })),
  );
}

type RequirementPerson = { requirementId: number; values: Values };

const isSamePerson = (a: RequirementPerson, b: RequirementPerson) =>
  a.requirementId === b.requirementId &&
  normaliseName(String(a.values.name)) === normaliseName(String(b.values.name));

function findOverlappingTerm(
  person: FilePerson,
  existing: readonly ExistingPerson[],
  people: readonly FilePerson[],
): string | undefined {
  const spans = new Map(existing.map(({ declaredFrom, validTo }) => [declaredFrom, validTo]));
  for (const each of people.filter((one) => isSamePerson(one, person)))
    spans.set(String(each.values.validFrom), (each.values.validTo ?? null) as string | null);
  const { validFrom, validTo = null } = person.values;
  spans.delete(String(validFrom));
  const overlapping = [...spans].find(
    ([from, to]) => (validTo === null || from <= String(validTo)) && (to === null || String(validFrom) <= to),
  );
  return overlapping?.[0];
}
