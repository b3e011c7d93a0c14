import { validOn } from "../lib/database/validOn.ts";

export const INSTANCE_IS_VALID = validOn("i");
/** The `valid_from` of a place that a second person has not verified yet. Such a place counts on no day. */
export const PENDING = "infinity";
export const INSTANCE_IS_KNOWN = `(${INSTANCE_IS_VALID} or i.valid_from = '${PENDING}')`;

export const PERSON_IS_VALID = validOn("p");

const DUE_AFTER_DAYS = 75;
/** Provincial users get a reminder when a check has been due for 30 days. */
const OVERDUE_AFTER_DAYS = DUE_AFTER_DAYS + 30;

const verifiedBefore = (days: number) => `p.public_verified_on <= cast(:today as date) - ${days}`;

/** The query must join `wrong_number` as `w`. */
export const REPORT_COLUMNS = "coalesce(w.reports, 0) as reports, coalesce(w.networks, 0) as networks";

export const IS_REPORTED = "coalesce(w.reports, 0) > 0";
export const IS_DUE = `(p.public_verified_on is null or ${verifiedBefore(DUE_AFTER_DAYS)} or ${IS_REPORTED})`;
/** A person whom nobody ever verified is overdue 30 days after their term began. */
export const IS_OVERDUE = `coalesce(${verifiedBefore(OVERDUE_AFTER_DAYS)}, p.valid_from <= cast(:today as date) - 30)`;

export const IS_VERIFIED = `p.verified_on <= :today and ${PERSON_IS_VALID}`;

export const UNCONFIRMED_AFTER_NOT_REACHED_DAYS = 3;

export const CAPTURE = { pending: 1, returned: 2, verified: 3, replaced: 4 } as const;
