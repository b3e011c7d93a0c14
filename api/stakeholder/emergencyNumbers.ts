import type { Knex } from "knex";
import { validOn } from "../lib/database/validOn.ts";
import { DAY_MS } from "../lib/time/spans.ts";
import { EMERGENCY_DAYS } from "../shared/contactTypes.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { BY_TELEPHONE, CHECK_SUBJECTS, IS_STANDING_RIGHT } from "./contactChecks.ts";

export type NumbersChecked = {
  count: number;
  checkedOn: string | null;
  neverChecked: number;
  late: number;
};

/** Reads when each number was last called. The date in a file counts as that of a call. */
export async function loadEmergencyNumbers(trx: Knex, today: string): Promise<Map<number, string | null>> {
  const checks = trx("contact_check as c")
    .whereRaw("c.stakeholder_id = s.stakeholder_id")
    .where("c.what", CHECK_SUBJECTS.number);
  const calledDates = checks
    .clone()
    .whereRaw(`${IS_STANDING_RIGHT} and coalesce(c.how, ?) = ?`, [BY_TELEPHONE, BY_TELEPHONE])
    .max("c.checked_on");
  const rows: { stakeholderId: number; calledOn: string | null }[] = await trx(
    "building_block_stakeholder as i",
  )
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .where("i.boundary_id", COUNTRY)
    .whereRaw(validOn("i"), { today })
    .select("s.stakeholder_id")
    .select(
      trx.raw("(case when exists ? then ? else s.verified_on end)::text as called_on", [
        checks.clone().select(trx.raw("1")),
        calledDates,
      ]),
    );
  return new Map(rows.map(({ stakeholderId, calledOn }) => [stakeholderId, calledOn]));
}

export async function readNumbersChecked(trx: Knex, today: string): Promise<NumbersChecked> {
  const days = [...(await loadEmergencyNumbers(trx, today)).values()];
  const [oldest = null] = days.includes(null) ? [] : days.toSorted();
  return {
    count: days.length,
    checkedOn: oldest,
    neverChecked: days.filter((day) => day === null).length,
    late: days.filter((day) => isLate(day, today)).length,
  };
}

/** A number that was never checked does not count as late. */
export const isLate = (checkedOn: string | null, today: string): boolean =>
  checkedOn !== null && Date.parse(today) - Date.parse(checkedOn) > EMERGENCY_DAYS * DAY_MS;
