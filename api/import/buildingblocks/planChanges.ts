import { normaliseName } from "../crime/normaliseName.ts";
import type { FileInstance } from "./collectInstances.ts";
import { mergeTerm } from "./mergeTerm.ts";
import type { PersonFields } from "./parseRow.ts";
import type { StandingInstance } from "./readStanding.ts";
import type { NewAddress, NewContact } from "./writeInstances.ts";

export type PlannedTerm = PersonFields & { requirementId: number; statedFrom: string };

/** What is to be done with an instance that stands already. Days are ISO 8601. */
export type InstanceChange = {
  standing: StandingInstance;
  /** Null where it stays as it is; so with all of these. */
  capturedFrom: string | null;
  isConfidential: boolean | null;
  /** The new address and the day on which it begins. */
  address: { from: string; address: NewAddress } | null;
  contacts: { from: string; ended: number[]; added: NewContact[] } | null;
  added: PlannedTerm[];
  corrected: { id: number; term: PersonFields }[];
  ended: { id: number; lastDay: string }[];
  /** Ids of terms. */
  removed: number[];
};

export type Changes = { added: FileInstance[]; changed: InstanceChange[] };

/** Compares what a file has with what stands; what stands and is not in the file stays. */
export function planChanges(
  instances: readonly FileInstance[],
  standingOf: (key: string) => StandingInstance | undefined,
): Changes {
  const changes: Changes = { added: [], changed: [] };
  for (const instance of instances) {
    const standing = standingOf(instance.key);
    if (standing === undefined) changes.added.push(instance);
    else {
      const change = planChange(instance, standing);
      if (isChange(change)) changes.changed.push(change);
    }
  }
  return changes;
}

function planChange(stated: FileInstance, standing: StandingInstance): InstanceChange {
  const { capturedOn, isConfidential } = stated;
  const isEarlier = standing.capturedFrom === null || capturedOn < standing.capturedFrom;
  const change: InstanceChange = {
    standing,
    capturedFrom: isEarlier ? capturedOn : null,
    isConfidential:
      isConfidential === null || isConfidential === standing.isConfidential ? null : isConfidential,
    address: changedAddress(stated, standing),
    contacts: changedContacts(stated, standing),
    added: [],
    corrected: [],
    ended: [],
    removed: [],
  };
  for (const { requirementId, ...term } of stated.people) {
    const terms = standing.people.filter(
      (person) =>
        person.requirementId === requirementId && normaliseName(person.name) === normaliseName(term.name),
    );
    const merged = mergeTerm(
      terms.map(({ instanceId: _, requirementId: __, ...each }) => each),
      term,
    );
    const { validFrom: statedFrom } = term;
    if (merged.kind === "add") change.added.push({ ...merged.term, requirementId, statedFrom });
    if (merged.kind === "correct") {
      change.corrected.push({ id: merged.id, term: merged.term });
      change.removed.push(...merged.removed);
    }
    if (merged.kind === "renew") {
      change.ended.push({ id: merged.id, lastDay: merged.lastDay });
      change.added.push({ ...merged.term, requirementId, statedFrom });
    }
  }
  return change;
}

const isChange = ({ standing: _, ...change }: InstanceChange): boolean =>
  Object.values(change).some((part) => (Array.isArray(part) ? part.length > 0 : part !== null));

/** What a file leaves empty stays as it is. */
function changedAddress(stated: FileInstance, { address }: StandingInstance): InstanceChange["address"] {
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

function changedContacts(stated: FileInstance, { contacts }: StandingInstance): InstanceChange["contacts"] {
  const added = stated.contacts.filter(
    ({ contactTypeId, detail }) =>
      !contacts.some((each) => each.contactTypeId === contactTypeId && each.detail === detail),
  );
  const types = new Set(added.map(({ contactTypeId }) => contactTypeId));
  const ended = contacts.filter(({ contactTypeId }) => types.has(contactTypeId)).map(({ id }) => id);
  return added.length === 0 ? null : { from: stated.capturedOn, ended, added };
}
