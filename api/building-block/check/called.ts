import { validOn } from "../../lib/database/validOn.ts";
import { CHECKED, RIGHT } from "../../stakeholder/contactChecks.ts";
import { IS_DUE, IS_REPORTED, PERSON_IS_VALID } from "../conditions.ts";

/** `CALLED` reads them as `own`; the instance is `i`. */
export const CALLED_OF = [
  "i.building_block_stakeholder_id",
  "i.stakeholder_id as place_id",
  "i.building_block_id",
  "i.boundary_id",
  "i.captured_from",
];

/** Needs `CALLED` as `p`. */
export const WITH_NOTES = "left join contact_note n on n.stakeholder_id = p.stakeholder_id";
/** Public reports do not wait for the noted day. */
export const IS_TO_CALL = `(${IS_DUE} and (${IS_REPORTED} or coalesce(n.call_again_on <= :today, true)))`;

/** One join around both halves would read everybody's people first. */
export const CALLED = `
  select own.*, p.stakeholder_id, p.building_block_requirement_id, p.role, p.verified_on, p.verified_how,
    p.public_verified_on, p.not_reached_days, p.valid_from
  from own
  join building_block_contact_person p on p.building_block_stakeholder_id = own.building_block_stakeholder_id
  join building_block_requirement asked on asked.building_block_requirement_id = p.building_block_requirement_id
    and asked.is_included
  where ${PERSON_IS_VALID}
  union all
  select own.*, own.place_id, null, null, last.checked_on, last.how,
    public_check_day(own.place_id, ${CHECKED.number}), 0, own.captured_from
  from own
  left join lateral (
    select c.checked_on, c.how from contact_check c
    where c.stakeholder_id = own.place_id and c.what = ${CHECKED.number} and ${RIGHT}
    order by c.checked_on desc, c.check_id desc limit 1
  ) last on true
  where exists (select from wrong_number w where w.stakeholder_id = own.place_id)
    or (own.captured_from <= :today and exists (
      select from contact t where t.stakeholder_id = own.place_id and t.contact_type_id in (2, 3, 4)
        and ${validOn("t")}))`;
