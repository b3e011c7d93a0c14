export type Cycle = {
  /** Ten times the year plus the number within it, or 0. */
  cycleId: number;
  description: string;
  /** ISO 8601 ("2024-08"), or null. */
  startMonth: string | null;
  endMonth: string | null;
};

/** Identified by team, cycle and name. */
export type Challenge = {
  municipalityId: number;
  /** Null for the municipality itself. */
  team: string | null;
  cycle: Cycle;
  name: string;
  pillarId: number;
  isPillarStated: boolean;
  description: string | null;
  /** ISO 8601, or null. */
  validFrom: string | null;
  validTo: string | null;
  outcome: string | null;
  sourceUrl: string | null;
};
