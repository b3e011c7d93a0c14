import type { Knex } from "knex";
import { insertRows, type NewRow, updateRows } from "../../lib/database/insertRows.ts";
import { isTelephone } from "../../shared/contactTypes.ts";
import { dayBefore } from "../../shared/quarters.ts";
import type { Author } from "../Actor.ts";
import { PENDING } from "../conditions.ts";
import { updateConfidentiality } from "../confidential/updateConfidentiality.ts";
import { CONTACT_KEYS, type Edit, FIELDS, type FieldKey, type Value } from "../fields.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { NewAddress } from "../instance/writeInstances.ts";

const PHYSICAL_ADDRESS = 1;
const ADDRESS_KEYS = ["addressLine1", "addressLine2", "point"] as const;
const COLUMNS = [
  "opening_hours",
  "languages",
  "exists_on",
  "valid_to",
  "captured_from",
  "captured_source_id",
];

export type PlacePatch = {
  place: Pick<CurrentInstance, "stakeholderId" | "buildingBlockStakeholderId"> & {
    address: NewAddress | null;
  };
  edits: readonly Edit[];
  day: string;
};
type Change = Omit<PlacePatch, "edits"> & { after: ReadonlyMap<FieldKey, Value> };

export async function writePlaces(
  trx: Knex.Transaction,
  { getSourceId }: Author,
  patches: readonly PlacePatch[],
): Promise<void> {
  const changes = patches
    .map(({ edits, ...patch }): Change => {
      const placeEdits = edits.filter(({ person }) => person === null);
      return { ...patch, after: new Map(placeEdits.map(({ key, after }) => [key, after])) };
    })
    .filter(({ after }) => after.size > 0);
  const renamedPlaces = changes.filter(({ after }) => after.has("name"));
  await updateRows(
    trx,
    { table: "stakeholder", idColumn: "stakeholder_id", columns: ["name"] },
    renamedPlaces.map(({ place, after }) => ({
      id: place.stakeholderId,
      change: { name: after.get("name") ?? "" },
    })),
  );
  const isCapturing = changes.some(({ after }) => after.has("capturedOn"));
  const sourceId = isCapturing ? await getSourceId(trx) : null;
  await updateRows(
    trx,
    { table: "building_block_stakeholder", idColumn: "building_block_stakeholder_id", columns: COLUMNS },
    changes
      .map(({ place, after, day }) => ({
        id: place.buildingBlockStakeholderId,
        change: getColumns(after, day, sourceId),
      }))
      .filter(({ change }) => Object.keys(change).length > 0),
  );
  const relistedPlaces = changes.filter(({ after }) => after.get("ended") === null);
  await trx.raw(
    `update building_block_stakeholder i set valid_from = x.day from json_to_recordset(?) as x(id int, day date)
     where i.building_block_stakeholder_id = x.id and i.valid_from = ?`,
    [
      JSON.stringify(relistedPlaces.map(({ place, day }) => ({ id: place.buildingBlockStakeholderId, day }))),
      PENDING,
    ],
  );
  const movedPlaces = changes.filter(({ after }) => ADDRESS_KEYS.some((key) => after.has(key)));
  await endRows(
    trx,
    "address",
    movedPlaces.map(({ place, day }) => ({ id: place.stakeholderId, type: PHYSICAL_ADDRESS, day })),
  );
  await insertRows(trx, "address", movedPlaces.flatMap(toAddressRows));
  await writeContacts(trx, changes);
  await updateConfidentiality(
    trx,
    changes
      .map((change) => ({
        stakeholderId: change.place.stakeholderId,
        hides: change.after.get("isConfidential") === true,
        publishes: change.after.get("isConfidential") === false,
        hasNewAddressOrNumber:
          movedPlaces.includes(change) ||
          CONTACT_KEYS.some((key) => change.after.has(key) && isTelephone(FIELDS[key].contactTypeId)),
      }))
      .filter(({ hides, publishes, hasNewAddressOrNumber }) => hides || publishes || hasNewAddressOrNumber),
  );
}

export const deletePlaces = (trx: Knex.Transaction, stakeholderIds: readonly number[]): Promise<number> =>
  trx("stakeholder")
    .whereRaw("stakeholder_id = any(?)", [[...stakeholderIds]])
    .delete();

function getColumns(after: Change["after"], day: string, sourceId: number | null): NewRow {
  const columns: Record<string, string | number | object | null> = {};
  const getText = (key: FieldKey) => (after.get(key) ?? null) as string | null;
  if (after.has("openingHours")) columns.opening_hours = getText("openingHours");
  if (after.has("languages")) columns.languages = (getText("languages") ?? "").split(",").filter(Boolean);
  if (after.has("existsOn")) columns.exists_on = getText("existsOn");
  if (after.has("ended")) columns.valid_to = getText("ended") === null ? null : dayBefore(day);
  if (after.has("capturedOn")) {
    columns.captured_from = getText("capturedOn");
    columns.captured_source_id = getText("capturedOn") === null ? null : sourceId;
  }
  return columns;
}

function toAddressRows({ place: { stakeholderId, address }, after, day }: Change): NewRow[] {
  const getLine = (key: "addressLine1" | "addressLine2") =>
    (after.has(key) ? after.get(key) : address?.[key]) ?? null;
  const [latitude, longitude] = after.has("point")
    ? (after.get("point") ?? "").toString().split(",").filter(Boolean).map(Number)
    : [address?.latitude, address?.longitude];
  if (getLine("addressLine1") === null && latitude == null) return [];
  return [
    {
      ...{ stakeholder_id: stakeholderId, address_type_id: PHYSICAL_ADDRESS, valid_from: day },
      ...{ address_line1: getLine("addressLine1"), address_line2: getLine("addressLine2") },
      ...{ latitude: latitude ?? null, longitude: longitude ?? null },
    },
  ];
}

async function writeContacts(trx: Knex.Transaction, changes: readonly Change[]): Promise<void> {
  const contacts = changes.flatMap(({ place, after, day }) =>
    CONTACT_KEYS.filter((key) => after.has(key)).map((key) => ({
      ...{ id: place.stakeholderId, type: FIELDS[key].contactTypeId, day },
      detail: after.get(key) ?? null,
    })),
  );
  await endRows(trx, "contact", contacts);
  await insertRows(
    trx,
    "contact",
    contacts
      .filter(({ detail }) => detail !== null)
      .map(({ id, type, day, detail }) => ({
        ...{ stakeholder_id: id, contact_type_id: type, detail, valid_from: day },
      })),
  );
}

/** Ends rows on the day before `day`, and deletes rows that begin on `day`, because they were never valid. */
async function endRows(
  trx: Knex.Transaction,
  table: "address" | "contact",
  rows: readonly { id: number; type: number; day: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const bindings = [table, JSON.stringify(rows), `t.${table}_type_id`];
  const recordset = "x(id int, type int, day date)";
  const matches = "t.stakeholder_id = x.id and ?? = x.type and t.valid_to is null";
  await trx.raw(
    `delete from ?? as t using json_to_recordset(?) as ${recordset} where ${matches} and t.valid_from >= x.day`,
    bindings,
  );
  await trx.raw(
    `update ?? as t set valid_to = x.day - 1 from json_to_recordset(?) as ${recordset} where ${matches}`,
    bindings,
  );
}
