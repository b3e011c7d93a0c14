/** A round of challenges that began together. */
export type Cycle = {
  /** The year, and the number within the year, 0 where it has none. */
  cycleId: number;
  description: string;
  /** ISO 8601 ("2024-08"); null where not known. */
  startMonth: string | null;
  endMonth: string | null;
};

/** A challenge as it is brought in; what makes it the same one is its team, cycle and name. */
export type Challenge = {
  municipalityId: number;
  /** The team's name; null where it is the municipality itself. */
  team: string | null;
  cycle: Cycle;
  name: string;
  pillarId: number;
  isPillarStated: boolean;
  description: string | null;
  /** First and last day, ISO 8601; null where not known. */
  validFrom: string | null;
  validTo: string | null;
  outcome: string | null;
  sourceUrl: string | null;
};
