type CycleNumber = { year: number; cycle?: number };

/** Ten times the year plus the cycle's number, or plus 0 without a number. */
export const idOfCycle = ({ year, cycle = 0 }: CycleNumber): number => year * 10 + cycle;

export const getNumber = (cycleId: number) => ({ year: Math.floor(cycleId / 10), cycle: cycleId % 10 });

/** A source that gives only the year may mean several cycles. */
export const isNumbered = ({ cycleId }: { cycleId: number }): boolean => getNumber(cycleId).cycle > 0;
