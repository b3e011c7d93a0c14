import { validOn } from "../lib/validOn.ts";
/** SQL of what stands on the day `:today`, for `whereRaw` and `raw`. */

/** Instances `i`. */
export const INSTANCE_STANDS = validOn("i");

/** Contact people `p`. */
export const PERSON_STANDS = validOn("p");

export const DUE_AFTER_DAYS = 75;
/** The province is told this long after the due day. */
export const OVERDUE_AFTER_DAYS = DUE_AFTER_DAYS + 30;

const verifiedBefore = (days: number) => `p.verified_on <= cast(:today as date) - ${days}`;

/** Joins contact people `p` with `wrong_number as w`. */
export const IS_REPORTED = "coalesce(w.reports, 0) > 0";
export const IS_DUE = `(p.verified_on is null or ${verifiedBefore(DUE_AFTER_DAYS)} or ${IS_REPORTED})`;
/** Never verified: overdue this long after the term began. */
export const IS_OVERDUE = `coalesce(${verifiedBefore(OVERDUE_AFTER_DAYS)}, p.valid_from <= cast(:today as date) - 30)`;

export const IS_VERIFIED = `p.verified_on <= :today and ${PERSON_STANDS}`;

/** Days without reaching anybody until a contact is unconfirmed. */
export const UNCONFIRMED_AFTER = 3;

/** States of building_block_capture. */
export const CAPTURE = { waiting: 1, sentBack: 2, verified: 3, replaced: 4 } as const;
