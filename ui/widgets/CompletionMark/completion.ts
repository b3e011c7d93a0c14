/** 0: nothing is verified; 1: a part is; 2: everything is. */
export type Completion = 0 | 1 | 2;

/** If there is nothing to verify, it is complete. */
export function getCompletion(verified: number, total: number): Completion {
  if (total === 0 || verified === total) return 2;
  return verified > 0 ? 1 : 0;
}

export const completionLabels: Record<Completion, string> = {
  2: "100% complete",
  1: "1%-99% in-progress",
  0: "0% incomplete",
};

export const completionWord: Record<Completion, string> = {
  2: "complete",
  1: "in progress",
  0: "incomplete",
};
