/** Ids. Nothing below a closed one is open. */
export interface OpenBranch {
  category: string | null;
  block: string | null;
  requirement: string | null;
}

export type BranchLevel = keyof OpenBranch;

export const nothingOpen: OpenBranch = { category: null, block: null, requirement: null };

/** While a requirement is open, only the branch that leads to it can be used. */
export const isBranchDisabled = (open: OpenBranch, level: BranchLevel, id: string): boolean =>
  open.requirement !== null && open[level] !== id;

/** Closes whatever else was open at its level and below. */
export function toggleBranch(open: OpenBranch, level: BranchLevel, id: string): OpenBranch {
  if (isBranchDisabled(open, level, id)) return open;
  const next = open[level] === id ? null : id;
  switch (level) {
    case "category":
      return { ...nothingOpen, category: next };
    case "block":
      return { ...open, block: next, requirement: null };
    case "requirement":
      return { ...open, requirement: next };
  }
}

export type Row = { id: string; children: readonly Row[] };

/** Drops branches that a filter has removed. */
export function openAmong(categories: readonly Row[], open: OpenBranch): OpenBranch {
  const category = categories.find(({ id }) => id === open.category);
  const block = category?.children.find(({ id }) => id === open.block);
  const requirement = block?.children.find(({ id }) => id === open.requirement);
  return { category: category?.id ?? null, block: block?.id ?? null, requirement: requirement?.id ?? null };
}
