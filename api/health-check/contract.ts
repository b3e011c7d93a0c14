import { z } from "zod";
import { BoundaryQuery } from "../geography/contract.ts";
import { endpoint } from "../lib/endpoint.ts";
import { FigureSource } from "../source/contract.ts";

/** A calendar quarter: "Apr - Jun 2026". Answers contain only quarters that have ended. */
const Quarter = z.object({
  period: z.string(),
  quarter: z.number().int().min(1).max(4),
  year: z.number().int(),
});

/** Two decimals. */
const Percent = z.number().min(0).max(100);

export const MaturityScore = z.object({
  /** 1 behaviours, 2 practices, 3 policies. */
  questionCategoryId: z.number().int().min(1).max(3),
  questionCategory: z.string(),
  score: Percent,
});
export type MaturityScore = z.infer<typeof MaturityScore>;

/** The figures of a group that may be shown: three or more organisations with five or more responses each. */
const shown = {
  state: z.literal("shown"),
  isIncluded: z.literal(true),
  /** Organisations whose results count. Both names mean the same number. */
  organisationCount: z.number().int().min(3),
  participatingOrganisations: z.number().int().min(3),
  totalActualResponses: z.number().int().min(15),
  /** As these organisations expected. */
  totalExpectedResponses: z.number().int(),
  /** Mean over the organisations of policies, practices and behaviours together. */
  overalMaturity: Percent,
  /** 0 for 0; 1 up to 24, 2 up to 49, 3 up to 74, 4 above. */
  maturityBucket: z.number().int().min(0).max(4),
  maturityScores: z.array(MaturityScore),
};

/** Responses exist but are too few to show, or showing them would reveal a group that is too small. */
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

/** No participants: the counts are really zero, and there is no maturity. */
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

/** A result in one of three states; the hidden one has no field for a number. */
const resultOf = <About extends z.core.$ZodLooseShape>(about: About) =>
  z.discriminatedUnion("state", [
    z.object({ ...about, ...shown }),
    z.object({ ...about, ...tooFew }),
    z.object({ ...about, ...none }),
  ]);

export const HealthCheckResult = resultOf({});
export type HealthCheckResult = z.infer<typeof HealthCheckResult>;

export const HealthCheckStat = resultOf({
  ...Quarter.shape,
  organisationTypeId: z.number().int(),
  description: z.string(),
});
export type HealthCheckStat = z.infer<typeof HealthCheckStat>;

export const HealthCheckQuarter = resultOf({
  ...Quarter.shape,
  /** Whether the map and the boundary's own numbers show this quarter. */
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
  lastQuarter: Quarter,
  /** The last completed quarter if it has results, else the latest that has; null if none has. */
  currentQuarter: Quarter.nullable(),
  boundaryLevel: BoundaryHealth,
  /** Every quarter with a survey anywhere in the country, oldest first. */
  quarters: z.array(HealthCheckQuarter),
  /** The same quarters, each with every type of organisation. */
  healthCheckStats: z.array(HealthCheckStat),
  /** Directly contained boundaries, by name. Empty for a municipality: there is no finer division. */
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
  /** Organisations registered on the quarter's last day. */
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
