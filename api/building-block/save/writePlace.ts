import type { Knex } from "knex";
import { isTelephone } from "../../shared/contactTypes.ts";
import { dayBefore } from "../../shared/quarters.ts";
import type { Actor } from "../Actor.ts";
import { updateConfidentiality } from "../confidential/updateConfidentiality.ts";
import { CONTACT_KEYS, type Edit, FIELDS, type FieldKey, type Value } from "../fields.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { officialSource } from "../officialSource.ts";

const PHYSICAL = 1;
type Address = "addressLine1" | "addressLine2";

/** Writes the edits of the place itself. A row that ends keeps what it was until yesterday. */
export async function writePlace(
  trx: Knex.Transaction,
  { today }: Actor,
  current: CurrentInstance,
  edits: readonly Edit[],
): Promise<void> {
  const { stakeholderId, buildingBlockStakeholderId } = current;
  const after = new Map(edits.map((edit) => [edit.key, edit.after]));
  if (after.has("name"))
    await trx("stakeholder")
      .where({ stakeholderId })
      .update({ name: after.get("name") });
  const columns = await columnsOf(trx, after, today);
  if (Object.keys(columns).length > 0)
    await trx("building_block_stakeholder").where({ buildingBlockStakeholderId }).update(columns);
  const hasMoved = after.has("addressLine1") || after.has("addressLine2");
  if (hasMoved) await writeAddress(trx, current, after, today);
  const contacts = CONTACT_KEYS.filter((key) => after.has(key));
  for (const key of contacts) {
    const { contactTypeId } = FIELDS[key];
    const detail = after.get(key);
    await endRows(trx("contact").where({ stakeholderId, contactTypeId }).whereNull("valid_to"), today);
    if (detail !== null)
      await trx("contact").insert({ stakeholderId, contactTypeId, detail, validFrom: today });
  }
  const change = {
    hides: after.get("isConfidential") === true,
    publishes: after.get("isConfidential") === false,
    hasNewWhereabouts: hasMoved || contacts.some((key) => isTelephone(FIELDS[key].contactTypeId)),
  };
  if (Object.values(change).some(Boolean)) await updateConfidentiality(trx, [{ stakeholderId, ...change }]);
}

async function columnsOf(
  trx: Knex.Transaction,
  after: ReadonlyMap<FieldKey, Value>,
  today: string,
): Promise<Record<string, unknown>> {
  const columns: Record<string, unknown> = {};
  if (after.has("openingHours")) columns.openingHours = after.get("openingHours");
  if (after.has("languages"))
    columns.languages = String(after.get("languages") ?? "")
      .split(",")
      .filter(Boolean);
  if (after.has("existsOn")) columns.existsOn = after.get("existsOn");
  if (after.has("ended")) columns.validTo = after.get("ended") === null ? null : dayBefore(today);
  if (after.has("capturedOn")) {
    columns.capturedFrom = after.get("capturedOn");
    columns.capturedSourceId = after.get("capturedOn") === null ? null : await officialSource(trx);
  }
  return columns;
}

async function writeAddress(
  trx: Knex.Transaction,
  { stakeholderId, address }: CurrentInstance,
  after: ReadonlyMap<FieldKey, Value>,
  today: string,
): Promise<void> {
  const line = (key: Address) => (after.has(key) ? after.get(key) : (address?.[key] ?? null));
  const lines = { addressLine1: line("addressLine1"), addressLine2: line("addressLine2") };
  const point: { latitude: number | null; longitude: number | null } | undefined =
    address === null
      ? undefined
      : await trx("address").where({ addressId: address.addressId }).first("latitude", "longitude");
  const own = { stakeholderId, addressTypeId: PHYSICAL };
  await endRows(trx("address").where(own).whereNull("valid_to"), today);
  if (lines.addressLine1 === null && point?.latitude == null) return;
  await trx("address").insert({ ...own, ...lines, ...point, validFrom: today });
}

/** A row that began today has no past to keep. */
async function endRows(rows: Knex.QueryBuilder, today: string): Promise<void> {
  await rows.clone().where("valid_from", ">=", today).delete();
  await rows.update({ validTo: dayBefore(today) });
}
