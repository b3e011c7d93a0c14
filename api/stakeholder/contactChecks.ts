export const CHECKED = { person: 1, number: 2, exists: 3, requirement: 4 } as const;
export const OUTCOME = { right: 1, notReached: 2, cleared: 3 } as const;
export const BY_TELEPHONE = 1;
/** Does not renew the day that the public reads. */
export const OWN_KNOWLEDGE = 4;

export const RIGHT = `c.outcome = ${OUTCOME.right} and c.undone_at is null`;
