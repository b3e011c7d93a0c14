import { z } from "zod";
import { BoundaryQuery } from "../geography/contract.ts";
import { endpoint } from "../lib/endpoint.ts";
import { FigureSource } from "../source/contract.ts";

/**
 * One type of crime over a stated span. `value` is the number of reports, null if not captured (zero was captured as
 * zero). `isIncluded`: it counts towards totals and rates.
 */
export const CrimeStat = z.object({
  crimeTypeId: z.number().int(),
  description: z.string(),
  value: z.number().int().nullable(),
  isIncluded: z.boolean(),
});
export type CrimeStat = z.infer<typeof CrimeStat>;

export const BoundaryCrime = z.object({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  peopleCount: z.number().int().nullable(),
  /** Police precincts with figures for the whole span, and all there are. */
  precinctsReporting: z.number().int(),
  precincts: z.number().int(),
  /** People of the precincts with figures for the whole span; the denominator of the rate. */
  coveredPeopleCount: z.number().int().nullable(),
  /** Their share of the people of all precincts, 0 to 1; null if nobody was counted. */
  coveredPeopleShare: z.number().min(0).max(1).nullable(),
  /** Reports of included types in precincts with figures for the whole span; null if there are none. */
  total: z.number().int().nullable(),
  /** Reports of included types over the span in all other precincts. */
  reportsElsewhere: z.number().int(),
  /**
   * total / coveredPeopleCount × 100,000, two decimals. Null if either is unknown, or if the covered people are under
   * 80 % of all: too few to speak for the boundary.
   */
  ratePer100000: z.number().nullable(),
  crimeStats: z.array(CrimeStat),
});
export type BoundaryCrime = z.infer<typeof BoundaryCrime>;

/** One published quarter of a boundary, or a whole financial year (`quarter` null) if the source has only years. */
export const CrimePeriod = z.object({
  /** "Apr - Jun 2026", or "2015/16" for a financial year (April to March). */
  period: z.string(),
  /** Calendar quarter 1 to 4; null for a financial year. */
  quarter: z.number().int().min(1).max(4).nullable(),
  /** Calendar year of the quarter, or the year in which the financial year begins. */
  year: z.number().int(),
  isCurrent: z.boolean(),
  /** Sum of the included types; null if nothing was captured. */
  total: z.number().int().nullable(),
  /** The total one year earlier; null if not captured. */
  priorYearQuarter: z.number().int().nullable(),
  /** Every file with figures for this period. */
  sources: z.array(z.string()),
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  crimeStats: z.array(CrimeStat),
});
export type CrimePeriod = z.infer<typeof CrimePeriod>;

/** What totals and rates cover: four quarters in a row, one quarter if there are not four, or a financial year. */
export const ReportingSpan = z.object({
  kind: z.enum(["quarters", "financial-year"]),
  /** 4 for a year. */
  quarters: z.literal([1, 4]),
  /** "Jul 2025 – Jun 2026", "Jan - Mar 2026; 1 quarter", or "2015/16". */
  label: z.string(),
  /** Quarters without figures among the latest, because of which no year can be added up. */
  missing: z.array(z.string()),
  /** ISO 8601. */
  from: z.iso.date(),
  to: z.iso.date(),
});
export type ReportingSpan = z.infer<typeof ReportingSpan>;

export const CrimeStats = z.object({
  /** Null if no figures were captured at all. */
  reportingSpan: ReportingSpan.nullable(),
  /** `capturedOn` is that of the latest of its files. */
  source: FigureSource.nullable(),
  boundaryLevel: BoundaryCrime,
  /** Directly contained boundaries, by name; the values of the map. Empty for a precinct. */
  containedBoundaryData: z.array(BoundaryCrime),
  /** Oldest first. */
  periods: z.array(CrimePeriod),
});
export type CrimeStats = z.infer<typeof CrimeStats>;

export const getCrimeStats = endpoint({
  method: "GET",
  path: "/api/crime/stats",
  access: "anyone",
  cache: "public",
  madeOf: ["crime"],
  query: BoundaryQuery,
  response: CrimeStats,
});
