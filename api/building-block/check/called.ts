import { PERSON_IS_VALID } from "../conditions.ts";

/** Columns of the places that `CALLED` reads as `own`; the instance is `i`. */
export const CALLED_OF = [
  "i.building_block_stakeholder_id",
  "i.stakeholder_id as place_id",
  "i.building_block_id",
  "i.boundary_id",
];

/**
 * Whom officials call at the places of `own`: each person, and the place's own number (without a requirement) once
 * somebody has reported it. One join around both halves would read everybody's people first.
 */
export const CALLED = `
  select own.*, p.stakeholder_id, p.building_block_requirement_id, p.role, p.verified_on, p.verified_how,
    p.not_reached_days, p.valid_from
  from own
  join building_block_contact_person p on p.building_block_stakeholder_id = own.building_block_stakeholder_id
  join building_block_requirement asked on asked.building_block_requirement_id = p.building_block_requirement_id
    and asked.is_included
  where ${PERSON_IS_VALID}
  union all
  select own.*, s.stakeholder_id, null, null, s.verified_on, null, 0, null
  from own
  join stakeholder s on s.stakeholder_id = own.place_id
  join wrong_number reported on reported.stakeholder_id = own.place_id`;
