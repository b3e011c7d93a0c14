export type Cycle = {
  /** Ten times the year plus the number within it, or 0. */
  cycleId: number;
  description: string;
  startMonth: string | null;
  endMonth: string | null;
};

/** Team, cycle and name identify it. */
export type Challenge = {
  municipalityId: number;
  /** Null for the municipality itself. */
  team: string | null;
  cycle: Cycle;
  name: string;
  pillarId: number;
  isPillarStated: boolean;
  description: string | null;
  validFrom: string | null;
  validTo: string | null;
  outcome: string | null;
  sourceUrl: string | null;
};
