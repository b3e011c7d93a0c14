import type { Faults } from "../../import/Faults.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../../lib/text/nearNames.ts";
import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import type { NewAddress, NewContact } from "../instance/writeInstances.ts";
import type { FileInstance, FilePerson } from "./collectInstances.ts";
import { mergeTerm, renewalsOf } from "./mergeTerm.ts";
import type { PersonFields } from "./parseRow.ts";
import type { ExistingInstance, ExistingPerson } from "./readExisting.ts";

export type InstanceChange = {
  existing: ExistingInstance;
  /** Null, here and below: unchanged. */
  capturedFrom: string | null;
  hides: boolean;
  address: { from: string; address: NewAddress } | null;
  contacts: { from: string; ended: number[]; added: NewContact[] } | null;
  service: Partial<Pick<FileInstance, "openingHours" | "languages">> | null;
} & TermChanges;

export type Changes = { added: FileInstance[]; changed: InstanceChange[] };

/** What the file does not mention stays. */
export function planChanges(
  instances: readonly FileInstance[],
  existing: ReadonlyMap<string, readonly ExistingInstance[]>,
  faults: Faults,
): Changes {
  const changes: Changes = { added: [], changed: [] };
  for (const instance of instances) {
    const [found, ...others] = existing.get(instance.key) ?? [];
    if (found === undefined) {
      mergePeople(instance.people, [], faults);
      changes.added.push(instance);
    } else if (others.length > 0) {
      faults.add(`several places stand that could be ${inQuotes(found.name)}.`, instance.row.at("name"));
    } else {
      const change = planChange(instance, found, faults);
      if (isChange(change)) changes.changed.push(change);
    }
  }
  return changes;
}

function planChange(stated: FileInstance, existing: ExistingInstance, faults: Faults): InstanceChange {
  const { capturedOn } = stated;
  const isEarlier = existing.capturedFrom === null || capturedOn < existing.capturedFrom;
  return {
    existing,
    capturedFrom: isEarlier ? capturedOn : null,
    hides: stated.isConfidential && !existing.isConfidential,
    address: changedAddress(stated, existing),
    contacts: changedContacts(stated, existing),
    service: changedService(stated, existing),
    ...mergePeople(stated.people, existing.people, faults),
  };
}

const isChange = ({ existing: _, ...change }: InstanceChange): boolean =>
  Object.values(change).some((part) =>
    Array.isArray(part) ? part.length > 0 : part !== null && part !== false,
  );

/** Empty cells change nothing. */
function changedAddress(stated: FileInstance, { address }: ExistingInstance): InstanceChange["address"] {
  const merged: NewAddress = {
    addressLine1: stated.addressLine1 ?? address?.addressLine1 ?? null,
    addressLine2: stated.addressLine1 === null ? (address?.addressLine2 ?? null) : stated.addressLine2,
    latitude: stated.latitude ?? address?.latitude ?? null,
    longitude: stated.longitude ?? address?.longitude ?? null,
  };
  const parts = Object.keys(merged) as (keyof NewAddress)[];
  const isSame = parts.every((part) => merged[part] === (address?.[part] ?? null));
  return isSame ? null : { from: stated.capturedOn, address: merged };
}

function changedService(
  { openingHours, languages }: FileInstance,
  existing: ExistingInstance,
): InstanceChange["service"] {
  const isOther = languages !== null && inOrder(languages) !== inOrder(existing.languages);
  const changed = {
    ...(openingHours !== null && openingHours !== existing.openingHours && { openingHours }),
    ...(isOther && { languages }),
  };
  return Object.keys(changed).length === 0 ? null : changed;
}

const inOrder = (codes: readonly string[]) => codes.toSorted().join();

function changedContacts(stated: FileInstance, { contacts }: ExistingInstance): InstanceChange["contacts"] {
  const added = stated.contacts.filter(
    ({ contactTypeId, detail }) =>
      !contacts.some((each) => each.contactTypeId === contactTypeId && each.detail === detail),
  );
  const types = new Set<number>(added.map(({ contactTypeId }) => contactTypeId));
  // The old extension belongs to the old number.
  if (types.has(CONTACT_TYPE.reception)) types.add(CONTACT_TYPE.extension);
  const ended = contacts.filter(({ contactTypeId }) => types.has(contactTypeId)).map(({ id }) => id);
  return added.length === 0 ? null : { from: stated.capturedOn, ended, added };
}

type PlannedTerm = PersonFields & { requirementId: number; statedFrom: string };

type TermChanges = {
  added: PlannedTerm[];
  corrected: { id: number; term: PersonFields }[];
  ended: { id: number; lastDay: string }[];
  removed: number[];
};

/** Every term of the file is applied, unchanged or a fault. */
function mergePeople(
  stated: readonly FilePerson[],
  existing: readonly ExistingPerson[],
  faults: Faults,
): TermChanges {
  const changes: TermChanges = { added: [], corrected: [], ended: [], removed: [] };
  for (const { requirementId, row, ...term } of stated) {
    const { validFrom: statedFrom } = term;
    const own = existing.filter((each) => isSame(each, { ...term, requirementId }));
    const merged = mergeTerm(
      own.map(({ instanceId: _, requirementId: __, ...each }) => each),
      term,
    );
    if (merged.kind === "outdated") {
      faults.add(
        `${inQuotes(term.name)} was verified later, on ${merged.verifiedOn}: give that day or leave it empty.`,
        row.at("verified_on"),
      );
    }
    const misspelt = own.length === 0 ? meantByWithdrawal({ ...term, requirementId }, existing, stated) : [];
    if (misspelt.length > 0) {
      faults.add(
        `nobody called ${inQuotes(term.name)} stands here${didYouMean(misspelt)}`,
        row.at("contact_name"),
      );
    } else if (merged.kind === "add") {
      const others = stated.filter((each) => isSame(each, { ...term, requirementId }));
      const running = runningBeside(term, own, others);
      if (running === undefined) changes.added.push({ ...merged.term, requirementId, statedFrom });
      else {
        faults.add(
          `${inQuotes(term.name)} stands from ${running} on already: give that day, or end that term before another begins.`,
          row.at("valid_from"),
        );
      }
    }
    if (merged.kind === "correct") {
      changes.corrected.push({ id: merged.id, term: merged.term });
      changes.removed.push(...merged.removed);
    }
    if (merged.kind === "renew") {
      changes.ended.push({ id: merged.id, lastDay: merged.lastDay });
      changes.added.push({ ...merged.term, requirementId, statedFrom });
    }
  }
  return changes;
}

/** Otherwise they would stay public. */
function meantByWithdrawal(
  term: PersonFields & Named,
  existing: readonly ExistingPerson[],
  stated: readonly FilePerson[],
): string[] {
  if (term.isPublic && term.validTo === null) return [];
  const others = existing.filter(
    (each) =>
      each.requirementId === term.requirementId &&
      each.validTo === null &&
      !stated.some((one) => isSame(one, each)),
  );
  return nearNames(
    term.name,
    others.map(({ name }) => ({ name, meaning: name })),
  );
}

type Named = { name: string; requirementId: number };

const isSame = (a: Named, b: Named) =>
  a.requirementId === b.requirementId && normaliseName(a.name) === normaliseName(b.name);

function runningBeside(
  { validFrom, validTo }: PersonFields,
  existing: readonly ExistingPerson[],
  stated: readonly FilePerson[],
): string | undefined {
  const spans = new Map(
    existing.map(({ statedFrom }) => [statedFrom, renewalsOf(existing, statedFrom).at(-1)?.validTo ?? null]),
  );
  for (const each of stated) spans.set(each.validFrom, each.validTo);
  spans.delete(validFrom);
  const beside = [...spans].find(
    ([from, to]) => (validTo === null || from <= validTo) && (to === null || validFrom <= to),
  );
  return beside?.[0];
}
