import type { Knex } from "knex";
import { dayBefore } from "../../lib/time/quarters.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import type { Proposed } from "./contract.ts";

const PHYSICAL = 1;

export async function writePlace(
  trx: Knex.Transaction,
  current: CurrentInstance,
  proposed: Pick<Proposed, "name" | "contacts"> & { address?: Proposed["address"] | undefined },
  today: string,
): Promise<void> {
  const { stakeholderId } = current;
  if (current.name !== proposed.name)
    await trx("stakeholder").where({ stakeholderId }).update({ name: proposed.name });
  if (proposed.address !== undefined) await writeAddress(trx, current, proposed.address, today);
  for (const { contactTypeId, detail } of proposed.contacts) {
    const before = current.contacts.find((each) => each.contactTypeId === contactTypeId)?.detail ?? "";
    if (before === detail) continue;
    const own = trx("contact").where({ stakeholderId, contactTypeId }).whereNull("valid_to");
    await endRows(own, today);
    if (detail !== "")
      await trx("contact").insert({ stakeholderId, contactTypeId, detail, validFrom: today });
  }
}

async function writeAddress(
  trx: Knex.Transaction,
  { stakeholderId, address }: CurrentInstance,
  { addressLine1, addressLine2 }: Proposed["address"],
  today: string,
): Promise<void> {
  const lines = { addressLine1, addressLine2: addressLine2 || null };
  if (address?.addressLine1 === lines.addressLine1 && address.addressLine2 === lines.addressLine2) return;
  const point: { latitude: number | null; longitude: number | null } | undefined =
    address === null
      ? undefined
      : await trx("address").where({ addressId: address.addressId }).first("latitude", "longitude");
  await endRows(
    trx("address").where({ stakeholderId, addressTypeId: PHYSICAL }).whereNull("valid_to"),
    today,
  );
  await trx("address").insert({
    stakeholderId,
    addressTypeId: PHYSICAL,
    ...lines,
    ...point,
    validFrom: today,
  });
}

/** A row that began today has no past to keep. */
async function endRows(rows: Knex.QueryBuilder, today: string): Promise<void> {
  await rows.clone().where("valid_from", ">=", today).delete();
  await rows.update({ validTo: dayBefore(today) });
}
