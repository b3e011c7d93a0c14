import { z } from "zod";
import { idInAddress, MAX_INTEGER } from "../lib/http/list.ts";
import { Version } from "../lib/http/version.ts";
import { endpoint } from "../shared/http/endpoint.ts";

const Id = z.int32().min(0);
const Count = z.number().int().min(0);
const Percent = z.number().min(0).max(100);
export const QuestionnaireTypeId = z.literal([1, 2]);
export const QuestionnaireType = z.enum(["Staff", "Students"]);

export const AnswerShare = z.object({
  possibleAnswerId: Id,
  description: z.string(),
  /** Null if hidden. */
  distributionValue: Percent.nullable(),
  score: z.number().int().nullable(),
});
export type AnswerShare = z.infer<typeof AnswerShare>;

const PaletteItem = z.object({
  id: Id,
  description: z.string(),
  color: z.string().regex(/^#[\dA-F]{6}$/),
  /** Null if hidden. */
  percentage: Percent.nullable(),
});

export const QuestionResult = z.object({
  questionId: Id,
  questionKey: z.string(),
  description: z.string(),
  /** 3 allows one answer, 4 any number. */
  questionTypeId: z.literal([3, 4]),
  /** 1 progress bar, 2 bar graph, 3 pie chart, 4 stacked bar. */
  visualizeTypeId: z.literal([1, 2, 3, 4]),
  visualizeTypeDescription: z.string(),
  /** "too-few" means fewer than ten responses, or fewer than five answers to the question. */
  state: z.enum(["shown", "too-few"]),
  answers: z.array(AnswerShare),
  palette: z.array(PaletteItem),
  /** Null if hidden or combined from several surveys. */
  answered: Count.nullable(),
  score: Percent.nullable(),
  /** Points that the score would gain if everybody gave the best answer. */
  lift: Percent.nullable(),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

/**
 * `isClear` is false if the difference is less than two points, or less than 80 % of the organisations are
 * the same.
 */
const difference = { difference: z.number(), isClear: z.boolean() };
export const Change = z.object({ since: z.string(), previousScore: Percent, ...difference });
export type Change = z.infer<typeof Change>;

export const Peers = z.object({ mean: Percent, organisations: z.number().int().min(3), ...difference });
export type Peers = z.infer<typeof Peers>;

export const CategoryResult = z.object({
  /** Behaviours 1, Practices 2, Policies 3, General 4, Demographic 5. */
  questionCategoryId: z.literal([1, 2, 3, 4, 5]),
  description: z.string(),
  isInDashboard: z.boolean(),
  categoryScore: Percent.nullable(),
  change: Change.nullable(),
  peers: Peers.nullable(),
  questions: z.array(QuestionResult),
});
export type CategoryResult = z.infer<typeof CategoryResult>;

/** Null means the overall maturity. */
const RoundScore = z.object({
  questionCategoryId: z.literal([1, 2, 3]).nullable(),
  state: z.enum(["shown", "too-few", "other-questions"]),
  score: Percent.nullable(),
});
export const Round = z.object({
  period: z.string(),
  actualResponses: Count.nullable(),
  scores: z.array(RoundScore),
});
export type Round = z.infer<typeof Round>;

/** "too-few" means fewer than five responses, "scores" five to nine. */
const ResultState = z.enum(["not-closed", "too-few", "scores", "shown"]);

const questionnaireFields = {
  questionnaireId: Id,
  questionnaire: z.string(),
  questionnaireDescription: z.string(),
  questionnaireTypeId: QuestionnaireTypeId,
  questionnaireType: QuestionnaireType,
  effectiveFrom: z.iso.date(),
  effectiveTo: z.iso.date(),
  previewCode: z.string(),
  questionCount: Count,
};

export const SurveySummary = z.object({
  ...questionnaireFields,
  healthCheckId: Id.nullable(),
  version: Version.nullable(),
  state: z.enum(["not-begun", "planned", "open", "closed"]),
  isCurrent: z.boolean(),
  daysLeft: Count.nullable(),
  mode: z.enum(["link", "slips"]).nullable(),
  inviteCode: z.string().nullable(),
  url: z.string().nullable(),
  slipsIssued: Count,
  expectedResponses: Count.nullable(),
  /** In steps of five while the survey is open. Null if it closed with fewer than five. */
  actualResponses: Count.nullable(),
  /** Null if the survey counts in public figures. */
  exclusionReason: z.string().nullable(),
  /** Null if hidden or not yet public. */
  totalActualResponses: Count.nullable(),
  totalExpectedResponses: Count.nullable(),
  totalOrganisations: Count.nullable(),
  totalParticipatedOrganisations: Count.nullable(),
  results: ResultState,
  overallMaturity: Percent.nullable(),
  questionCategories: z.array(CategoryResult),
});
export type SurveySummary = z.infer<typeof SurveySummary>;

export const OrganisationHealthChecks = z.object({
  organisation: z.object({ stakeholderId: Id, name: z.string(), organisationTypeId: Id.nullable() }),
  healthChecks: z.array(SurveySummary),
});
export type OrganisationHealthChecks = z.infer<typeof OrganisationHealthChecks>;

/** Types of questionnaires that the running quarter lacks. */
const MissingQuestionnaire = z.object({
  period: z.string(),
  questionnaireTypes: z.array(QuestionnaireType).min(1),
  /** The day on which the last e-mail to administrators was queued. */
  administratorsNotifiedOn: z.iso.date().nullable(),
});
export type MissingQuestionnaire = z.infer<typeof MissingQuestionnaire>;

export const getOrganisationHealthChecks = endpoint({
  method: "GET",
  path: "/api/healthcheck/getOrganisationHealthChecks",
  access: ["HealthCheckAdmin"],
  query: z.strictObject({ userId: idInAddress(1, MAX_INTEGER) }),
  response: OrganisationHealthChecks.extend({ missing: MissingQuestionnaire.nullable() }),
});

export const ActiveQuestionnaire = z.object({ ...questionnaireFields, isBegun: z.boolean() });
export type ActiveQuestionnaire = z.infer<typeof ActiveQuestionnaire>;

export const getActiveQuestionnaires = endpoint({
  method: "GET",
  path: "/api/healthcheck/getActiveQuestionnaires",
  access: ["HealthCheckAdmin"],
  response: z.object({ questionnaires: z.array(ActiveQuestionnaire) }),
});

export const SurveyResults = z.object({
  healthCheckId: Id,
  organisation: z.string(),
  questionnaire: z.string(),
  questionnaireTypeId: QuestionnaireTypeId,
  questionnaireType: QuestionnaireType,
  effectiveFrom: z.iso.date(),
  effectiveTo: z.iso.date(),
  results: ResultState,
  expectedResponses: Count,
  actualResponses: Count.nullable(),
  /** Per cent; it may exceed 100. */
  responseRate: z.number().nullable(),
  isLowResponse: z.boolean(),
  /** Null if the survey counts in public figures. */
  exclusionReason: z.string().nullable(),
  overallMaturity: Percent.nullable(),
  overallChange: Change.nullable(),
  /** Why there is no trend; null if there is one. */
  noTrend: z.string().nullable(),
  /** Sorted from the oldest; this survey is last. */
  rounds: z.array(Round),
  questionCategories: z.array(CategoryResult),
});
export type SurveyResults = z.infer<typeof SurveyResults>;

export const organisationalResult = endpoint({
  method: "POST",
  path: "/api/healthcheck/organisationalResult",
  access: ["ViewYourOrganisationSurveyResult"],
  reads: true,
  body: z.strictObject({ QuestionnaireTypeId, HealthCheckId: Id }),
  response: SurveyResults,
});

export const surveyEndpoints = [
  getOrganisationHealthChecks,
  getActiveQuestionnaires,
  organisationalResult,
] as const;
