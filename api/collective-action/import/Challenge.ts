export type Cycle = {
  /** The year times ten plus the number within the year, 0 if it has none. */
  cycleId: number;
  description: string;
  /** ISO 8601 ("2024-08"); null if unknown. */
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
  /** ISO 8601; null if unknown. */
  validFrom: string | null;
  validTo: string | null;
  outcome: string | null;
  sourceUrl: string | null;
};
