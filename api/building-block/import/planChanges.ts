import type { Faults } from "../../import/Faults.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import type { NewAddress, NewContact } from "../instance/writeInstances.ts";
import type { FileInstance } from "./collectInstances.ts";
import { mergePeople, type TermChanges } from "./mergePeople.ts";
import type { ExistingInstance } from "./readExisting.ts";

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
