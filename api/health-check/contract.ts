import { z } from "zod";
import { BoundaryQuery } from "../geography/contract.ts";
import { endpoint } from "../lib/endpoint.ts";
import { FigureSource } from "../source/contract.ts";

/** A calendar quarter: "Apr - Jun 2026". Only quarters that have ended are in any answer. */
const Quarter = z.object({
  period: z.string(),
  quarter: z.number().int().min(1).max(4),
  year: z.number().int(),
});

/** Per cent, two decimals. */
const Percent = z.number().min(0).max(100);

export const MaturityScore = z.object({
  /** 1 behaviours, 2 practices, 3 policies. */
  questionCategoryId: z.number().int().min(1).max(3),
  questionCategory: z.string(),
  score: Percent,
});
export type MaturityScore = z.infer<typeof MaturityScore>;

/** What is known of a group of organisations whose results may be shown: three or more, of five responses or more each. */
const shown = {
  state: z.literal("shown"),
  isIncluded: z.literal(true),
  /** Organisations whose results count. Both names mean the same number. */
  organisationCount: z.number().int().min(3),
  participatingOrganisations: z.number().int().min(3),
  totalActualResponses: z.number().int().min(15),
  /** As these organisations expected. */
  totalExpectedResponses: z.number().int(),
  /** The mean over the organisations of policies, practices and behaviours together. */
  overalMaturity: Percent,
  /** 0 for 0; 1 up to 24, 2 up to 49, 3 up to 74, 4 above. */
  maturityBucket: z.number().int().min(0).max(4),
  maturityScores: z.array(MaturityScore),
};

/** There are responses, but too few to show, or so few elsewhere that these would give them away. */
const tooFew = {
  state: z.literal("too-few"),
  isIncluded: z.literal(false),
  organisationCount: z.null(),
  participatingOrganisations: z.null(),
  totalActualResponses: z.null(),
  totalExpectedResponses: z.null(),
  overalMaturity: z.null(),
  maturityBucket: z.null(),
  maturityScores: z.array(MaturityScore).max(0),
};

/** No organisation took part: its counts are a real nought, and there is no maturity. */
const none = {
  state: z.literal("none"),
  isIncluded: z.literal(false),
  organisationCount: z.literal(0),
  participatingOrganisations: z.literal(0),
  totalActualResponses: z.literal(0),
  totalExpectedResponses: z.literal(0),
  overalMaturity: z.null(),
  maturityBucket: z.null(),
  maturityScores: z.array(MaturityScore).max(0),
};

/** The result of the group that `about` names, in its three states; a hidden one has no place for a number. */
const resultOf = <About extends z.core.$ZodLooseShape>(about: About) =>
  z.discriminatedUnion("state", [
    z.object({ ...about, ...shown }),
    z.object({ ...about, ...tooFew }),
    z.object({ ...about, ...none }),
  ]);

export const HealthCheckResult = resultOf({});
export type HealthCheckResult = z.infer<typeof HealthCheckResult>;

/** One type of organisation in one quarter. */
export const HealthCheckStat = resultOf({
  ...Quarter.shape,
  organisationTypeId: z.number().int(),
  /** The type's name. */
  description: z.string(),
});
export type HealthCheckStat = z.infer<typeof HealthCheckStat>;

/** All types of organisation in one quarter. */
export const HealthCheckQuarter = resultOf({
  ...Quarter.shape,
  /** Whether it is the one that the map and the boundary's own numbers are of. */
  isCurrent: z.boolean(),
});
export type HealthCheckQuarter = z.infer<typeof HealthCheckQuarter>;

/** One boundary in the current quarter, all types of organisation. */
export const BoundaryHealth = resultOf({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
});
export type BoundaryHealth = z.infer<typeof BoundaryHealth>;

export const HealthCheckStats = z.object({
  source: FigureSource.nullable(),
  /** The last completed quarter. */
  lastQuarter: Quarter,
  /** The last completed quarter, or the latest with results where that has none; null where no quarter has. */
  currentQuarter: Quarter.nullable(),
  boundaryLevel: BoundaryHealth,
  /** Every quarter in which anyone in the country was asked, oldest first. */
  quarters: z.array(HealthCheckQuarter),
  /** The same quarters, each with every type of organisation. */
  healthCheckStats: z.array(HealthCheckStat),
  /** The boundaries directly inside, by name. Empty inside a municipality: nothing below it is told apart. */
  containedBoundaryData: z.array(BoundaryHealth),
});
export type HealthCheckStats = z.infer<typeof HealthCheckStats>;

export const getHealthCheckStats = endpoint({
  method: "GET",
  path: "/api/healthcheck/stats",
  access: "anyone",
  cache: "public",
  madeOf: ["health-check"],
  query: BoundaryQuery,
  response: HealthCheckStats,
});

/** One quarter of the whole country. Null: too few to show. */
export const SummarisedQuarter = Quarter.extend({
  isCurrent: z.boolean(),
  totalActualResponses: z.number().int().nullable(),
  totalExpectedResponses: z.number().int().nullable(),
  totalParticipatingOrganisations: z.number().int().nullable(),
  /** Organisations that were registered on the quarter's last day. */
  totalOrganisations: z.number().int(),
});
export type SummarisedQuarter = z.infer<typeof SummarisedQuarter>;

export const SummarisedHealthCheck = z.object({ allData: z.array(SummarisedQuarter) });
export type SummarisedHealthCheck = z.infer<typeof SummarisedHealthCheck>;

export const getSummarisedHealthCheck = endpoint({
  method: "GET",
  path: "/api/healthcheck/getSummarisedHealthCheck",
  access: "anyone",
  cache: "public",
  madeOf: ["health-check"],
  response: SummarisedHealthCheck,
});
