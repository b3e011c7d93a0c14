import { validOn } from "../lib/database/validOn.ts";

export const INSTANCE_IS_VALID = validOn("i");
/** A place that no second person has verified counts nowhere. */
export const PENDING = "infinity";
export const INSTANCE_IS_KNOWN = `(${INSTANCE_IS_VALID} or i.valid_from = '${PENDING}')`;

export const PERSON_IS_VALID = validOn("p");

const DUE_AFTER_DAYS = 75;
/** Provincial users get the reminder this long after the due day. */
const OVERDUE_AFTER_DAYS = DUE_AFTER_DAYS + 30;

const verifiedBefore = (days: number) => `p.public_verified_on <= cast(:today as date) - ${days}`;

export const REPORTS = "coalesce(w.reports, 0) as reports, coalesce(w.networks, 0) as networks";

export const IS_REPORTED = "coalesce(w.reports, 0) > 0";
export const IS_DUE = `(p.public_verified_on is null or ${verifiedBefore(DUE_AFTER_DAYS)} or ${IS_REPORTED})`;
/** A person never verified is overdue this long after the term began. */
export const IS_OVERDUE = `coalesce(${verifiedBefore(OVERDUE_AFTER_DAYS)}, p.valid_from <= cast(:today as date) - 30)`;

export const IS_VERIFIED = `p.verified_on <= :today and ${PERSON_IS_VALID}`;

export const UNCONFIRMED_AFTER = 3;

export const CAPTURE = { pending: 1, returned: 2, verified: 3, replaced: 4 } as const;
