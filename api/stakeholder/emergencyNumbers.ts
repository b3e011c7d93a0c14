import type { Knex } from "knex";
import { validOn } from "../lib/database/validOn.ts";
import { COUNTRY } from "../lib/figures/boundaryTypes.ts";

export const EMERGENCY_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

export type NumbersChecked = {
  count: number;
  checkedOn: string | null;
  isLate: boolean;
};

export async function readNumbersChecked(trx: Knex, today: string): Promise<NumbersChecked> {
  const { count, checkedOn } = await trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .where("i.boundary_id", COUNTRY)
    .whereRaw(validOn("i"), { today })
    .first(
      trx.raw("count(*)::int as count"),
      trx.raw("case when count(*) = count(s.verified_on) then min(s.verified_on)::text end as checked_on"),
    );
  return { count, checkedOn, isLate: count > 0 && isLate(checkedOn, today) };
}

export const isLate = (checkedOn: string | null, today: string): boolean =>
  checkedOn === null || Date.parse(today) - Date.parse(checkedOn) > EMERGENCY_DAYS * DAY_MS;
