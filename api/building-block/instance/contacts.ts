import type { Knex } from "knex";
import { validOn } from "../../lib/validOn.ts";
import type { Standing } from "./standing.ts";

/** Addresses and contacts on the day `:today`. */
export const CONTACT_STANDS = validOn();

/** How each stakeholder can be reached today. */
export async function readContacts(
  trx: Knex,
  stakeholderIds: readonly number[],
  today: string,
): Promise<Map<number, Standing["contacts"]>> {
  const rows: (Standing["contacts"][number] & { stakeholderId: number })[] = await trx("contact")
    .whereIn("stakeholder_id", stakeholderIds)
    .whereRaw(CONTACT_STANDS, { today })
    .orderBy("contact_id")
    .select("stakeholder_id", "contact_id", "contact_type_id", "detail", "area_code");
  return Map.groupBy(rows, ({ stakeholderId }) => stakeholderId);
}
