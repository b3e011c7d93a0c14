import { z } from "zod";
import { BoundaryQuery } from "../geography/contract.ts";
import { endpoint } from "../lib/endpoint.ts";
import { FigureSource } from "../source/contract.ts";

/**
 * One type of crime over a stated span. `value` is the number of reports, null where none was captured
 * (zero is a captured nought). `isIncluded` says whether it counts towards totals and rates.
 */
export const CrimeStat = z.object({
  crimeTypeId: z.number().int(),
  description: z.string(),
  value: z.number().int().nullable(),
  isIncluded: z.boolean(),
});
export type CrimeStat = z.infer<typeof CrimeStat>;

/** The figures of one boundary over the reporting span. */
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
  /** The part of the people of all precincts that these are, 0 to 1; null where none was counted. */
  coveredPeopleShare: z.number().min(0).max(1).nullable(),
  /** Reports of the included types in the precincts with figures for the whole span; null where there are none. */
  total: z.number().int().nullable(),
  /** Reports of the included types over the span in all other precincts. */
  reportsElsewhere: z.number().int(),
  /**
   * total / coveredPeopleCount × 100,000, two decimals; null where either is unknown, and where the covered people are
   * under 80 % of all: too few to stand for the boundary.
   */
  ratePer100000: z.number().nullable(),
  crimeStats: z.array(CrimeStat),
});
export type BoundaryCrime = z.infer<typeof BoundaryCrime>;

/** One published quarter of a boundary, or one whole financial year (`quarter` null) where a source has only years. */
export const CrimePeriod = z.object({
  /** "Apr - Jun 2026", or "2015/16" for a financial year (April to March). */
  period: z.string(),
  /** Calendar quarter 1 to 4; null for a financial year. */
  quarter: z.number().int().min(1).max(4).nullable(),
  /** Calendar year of the quarter, or the year in which the financial year begins. */
  year: z.number().int(),
  /** Whether it is the latest one published. */
  isCurrent: z.boolean(),
  /** Sum of the included types; null where nothing was captured. */
  total: z.number().int().nullable(),
  /** The total one year earlier; null where that was not captured. */
  priorYearQuarter: z.number().int().nullable(),
  /** Every file that has figures of it. */
  sources: z.array(z.string()),
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  crimeStats: z.array(CrimeStat),
});
export type CrimePeriod = z.infer<typeof CrimePeriod>;

/** What totals and rates cover: four quarters in a row, one quarter where there are not four, or a financial year. */
export const ReportingSpan = z.object({
  kind: z.enum(["quarters", "financial-year"]),
  /** How many quarters long: 4 for a year. */
  quarters: z.literal([1, 4]),
  /** "Jul 2025 – Jun 2026", "Jan - Mar 2026; 1 quarter", or "2015/16". */
  label: z.string(),
  /** The quarters before the latest that have no figures although older ones have, so that no year can be added up. */
  missing: z.array(z.string()),
  /** First and last day, ISO 8601. */
  from: z.iso.date(),
  to: z.iso.date(),
});
export type ReportingSpan = z.infer<typeof ReportingSpan>;

export const CrimeStats = z.object({
  /** Null where no figures were captured at all. */
  reportingSpan: ReportingSpan.nullable(),
  /** Of the figures of the span; `capturedOn` is of the latest of its files. */
  source: FigureSource.nullable(),
  boundaryLevel: BoundaryCrime,
  /** The boundaries directly inside, by name; the values of the map. Empty for a precinct. */
  containedBoundaryData: z.array(BoundaryCrime),
  /** Every published period of this boundary, oldest first. */
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
