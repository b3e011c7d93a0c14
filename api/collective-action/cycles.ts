type CycleNumber = { year: number; cycle?: number };

/** Ten times the year plus the cycle's number, or plus 0 without a number. */
export const getCycleId = ({ year, cycle = 0 }: CycleNumber): number => year * 10 + cycle;

export const parseCycleId = (cycleId: number) => ({ year: Math.floor(cycleId / 10), cycle: cycleId % 10 });

/** A source that gives only the year may mean several cycles. */
export const hasCycleNumber = ({ cycleId }: { cycleId: number }): boolean => parseCycleId(cycleId).cycle > 0;
