import type { Knex } from "knex";
import type { AuditKind } from "../../lib/audit/auditKinds.ts";
import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import type { Actor } from "../Actor.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CapturedPerson, ContactFields, PersonFields } from "../instance/contract.ts";

export const WAY_BACK_DAYS = 14;
const CONTACT_TYPES: readonly number[] = Object.values(CONTACT_TYPE).filter(
  (type) => type !== CONTACT_TYPE.personalEmail,
);

export type ChangedPlace = {
  instanceId: number;
  placeId: number;
  boundaryId: number;
  buildingBlockId: number;
  name: string;
  hasEnded: boolean;
  isAdded?: true;
  /** Null: name, address and numbers stayed. */
  place:
    | (Pick<CurrentInstance, "name" | "isConfidential" | "openingHours" | "languages"> & {
        address: { addressLine1: string; addressLine2: string | null } | null;
        contacts: ContactFields[];
      })
    | null;
  changed: PersonFields[];
  removed: number[];
  added: number[];
  checks: [stakeholderId: number, checkId: number][];
  requirementChecks?: number[];
};
/** Versions are those after the save, so later changes are not overwritten. */
export type StoredPlace = ChangedPlace & { version: number; versions: Record<string, number> };

export const changedPlaceOf = (
  current: CurrentInstance,
  done: Pick<ChangedPlace, "hasEnded" | "removed" | "added" | "checks" | "requirementChecks"> & {
    changed: readonly CapturedPerson[];
    isPlaceChanged: boolean;
  },
): ChangedPlace => ({
  hasEnded: done.hasEnded,
  removed: done.removed,
  added: done.added,
  checks: done.checks,
  requirementChecks: done.requirementChecks ?? [],
  instanceId: current.buildingBlockStakeholderId,
  placeId: current.stakeholderId,
  boundaryId: current.boundaryStakeholderId,
  buildingBlockId: current.buildingBlockId,
  name: current.name,
  place: done.isPlaceChanged
    ? {
        name: current.name,
        isConfidential: current.isConfidential,
        openingHours: current.openingHours,
        languages: current.languages,
        address: current.address?.addressLine1
          ? { addressLine1: current.address.addressLine1, addressLine2: current.address.addressLine2 }
          : null,
        contacts: contactsOf(current.contacts),
      }
    : null,
  changed: done.changed.map(({ stakeholderId, name, role, isReporting, isAnswer, isPublic, contacts }) => ({
    ...{ stakeholderId, name, role, isReporting, isAnswer, isPublic },
    contacts: contactsOf(contacts),
  })),
});

const contactsOf = (contacts: CurrentInstance["contacts"]): ContactFields[] =>
  CONTACT_TYPES.map((contactTypeId) => ({
    contactTypeId,
    detail: contacts.find((each) => each.contactTypeId === contactTypeId)?.detail ?? "",
  })) as ContactFields[];

export async function storeChange(
  trx: Knex.Transaction,
  { session, now, today }: Actor,
  what: AuditKind,
  places: readonly ChangedPlace[],
): Promise<number | null> {
  if (places.length === 0) return null;
  const people = await versionsOf(trx, "stakeholder", places.flatMap(peopleIn));
  const instances = await versionsOf(
    trx,
    "building_block_stakeholder",
    places.map(({ instanceId }) => instanceId),
  );
  const items = places.map(
    (place): StoredPlace => ({
      ...place,
      version: instances.get(place.instanceId) ?? 0,
      versions: Object.fromEntries(peopleIn(place).map((id) => [id, people.get(id) ?? 0])),
    }),
  );
  const [row] = await trx("place_change")
    .insert({
      what,
      madeBy: session.stakeholderId,
      madeAt: now,
      madeOn: today,
      items: JSON.stringify(items),
    })
    .returning<{ changeId: number }[]>("change_id");
  return row?.changeId ?? null;
}

export const peopleIn = ({ changed, removed, added, checks }: ChangedPlace): number[] => [
  ...checks.map(([stakeholderId]) => stakeholderId),
  ...changed.flatMap(({ stakeholderId }) => stakeholderId ?? []),
  ...removed,
  ...added,
];

export async function versionsOf(
  trx: Knex,
  table: "stakeholder" | "building_block_stakeholder",
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows: { id: number; version: number }[] = await trx(table)
    .whereIn(`${table}_id`, [...ids])
    .select(`${table}_id as id`, "version");
  return new Map(rows.map(({ id, version }) => [id, version]));
}
