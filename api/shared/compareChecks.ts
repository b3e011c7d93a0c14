type Check = { isOld: boolean } | null;

/** Sorts details with a recent check first and unchecked ones last. */
export const compareChecks = (a: Check, b: Check): number => getRank(a) - getRank(b);

const getRank = (check: Check) => (check === null ? 2 : Number(check.isOld));
