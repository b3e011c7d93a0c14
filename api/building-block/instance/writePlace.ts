import type { Knex } from "knex";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { isTelephone } from "../../shared/contactTypes.ts";
import { dayBefore } from "../../shared/quarters.ts";
import { updateConfidentiality } from "../confidential/updateConfidentiality.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import type { CapturedForm, Proposed } from "./contract.ts";

const PHYSICAL = 1;

type Written = Omit<CapturedForm, "address"> & { address?: Proposed["address"] | null | undefined };

/** Returns whether its own numbers changed. Address: null deletes it, undefined keeps it. */
export async function writePlace(
  trx: Knex.Transaction,
  current: CurrentInstance,
  proposed: Written,
  { today, by, at }: { today: string; by: number; at: Date },
): Promise<boolean> {
  const { stakeholderId } = current;
  const { name, isConfidential: stated } = proposed;
  if (current.name !== name) await trx("stakeholder").where({ stakeholderId }).update({ name });
  const { openingHours = current.openingHours, languages = current.languages } = proposed;
  await trx("building_block_stakeholder")
    .where({ buildingBlockStakeholderId: current.buildingBlockStakeholderId })
    .update({ openingHours: openingHours || null, languages: [...languages] });
  let isNumberChanged = false;
  let hasNewWhereabouts =
    proposed.address !== undefined && (await writeAddress(trx, current, proposed.address, today));
  for (const { contactTypeId, detail } of proposed.contacts) {
    const before = current.contacts.find((each) => each.contactTypeId === contactTypeId)?.detail ?? "";
    if (before === detail) continue;
    isNumberChanged = true;
    hasNewWhereabouts ||= isTelephone(contactTypeId);
    const own = trx("contact").where({ stakeholderId, contactTypeId }).whereNull("valid_to");
    await endRows(own, today);
    if (detail !== "")
      await trx("contact").insert({ stakeholderId, contactTypeId, detail, validFrom: today });
  }
  if (isNumberChanged) await raiseVersions(trx, "stakeholder", [stakeholderId], { by, at });
  const hides = stated === true && !current.isConfidential;
  const publishes = stated === false && current.isConfidential;
  if (hides || publishes || hasNewWhereabouts)
    await updateConfidentiality(trx, [{ stakeholderId, hides, publishes, hasNewWhereabouts }]);
  return isNumberChanged;
}

async function writeAddress(
  trx: Knex.Transaction,
  { stakeholderId, address }: CurrentInstance,
  stated: Proposed["address"] | null,
  today: string,
): Promise<boolean> {
  const lines = { addressLine1: stated?.addressLine1 ?? null, addressLine2: stated?.addressLine2 || null };
  const now = { addressLine1: address?.addressLine1 ?? null, addressLine2: address?.addressLine2 ?? null };
  if (now.addressLine1 === lines.addressLine1 && now.addressLine2 === lines.addressLine2) return false;
  const point: { latitude: number | null; longitude: number | null } | undefined =
    address === null
      ? undefined
      : await trx("address").where({ addressId: address.addressId }).first("latitude", "longitude");
  await endRows(
    trx("address").where({ stakeholderId, addressTypeId: PHYSICAL }).whereNull("valid_to"),
    today,
  );
  if (stated === null && point?.latitude == null) return true;
  await trx("address").insert({
    stakeholderId,
    addressTypeId: PHYSICAL,
    ...lines,
    ...point,
    validFrom: today,
  });
  return true;
}

/** A row that began today has no past to keep. */
async function endRows(rows: Knex.QueryBuilder, today: string): Promise<void> {
  await rows.clone().where("valid_from", ">=", today).delete();
  await rows.update({ validTo: dayBefore(today) });
}
