type Numbered = { year: number; cycle?: number };

/** Year times ten plus its number, or 0. */
export const idOfCycle = ({ year, cycle = 0 }: Numbered): number => year * 10 + cycle;

export const getNumber = (cycleId: number) => ({ year: Math.floor(cycleId / 10), cycle: cycleId % 10 });

/** A year alone may mean several cycles. */
export const isNumbered = ({ cycleId }: { cycleId: number }): boolean => getNumber(cycleId).cycle > 0;
