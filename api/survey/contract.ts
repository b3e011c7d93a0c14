import { z } from "zod";
import { endpoint } from "../lib/endpoint.ts";
import { LARGEST_INTEGER } from "../lib/idInAddress.ts";
import { Version } from "../lib/version.ts";

const Id = z.number().int().min(0).max(LARGEST_INTEGER);
const Count = z.number().int().min(0);
const Percent = z.number().min(0).max(100);
/** 1 staff, 2 students. */
export const QuestionnaireTypeId = z.literal([1, 2]);
export const QuestionnaireType = z.enum(["Staff", "Students"]);

export const AnswerShare = z.object({
  /** Null: several small answers in one row. */
  possibleAnswerId: Id.nullable(),
  /** All of their words where answers are merged. */
  description: z.string(),
  /** Of the question's answers; null unless `display` is "shown" or "merged". */
  distributionValue: Percent.nullable(),
  /** Null: not scored. */
  score: z.number().int().nullable(),
  /** "most": 95 % or more; "few": 5 % or less; "hidden": not to be shown. */
  display: z.enum(["shown", "merged", "most", "few", "hidden"]),
});
export type AnswerShare = z.infer<typeof AnswerShare>;

export const QuestionResult = z.object({
  questionId: Id,
  /** The same in every questionnaire. */
  questionKey: z.string(),
  description: z.string(),
  /** 3 one answer, 4 any number. */
  questionTypeId: z.literal([3, 4]),
  /** 1 progress bar, 2 bar graph, 3 pie chart, 4 stacked bar. */
  visualizeTypeId: z.literal([1, 2, 3, 4]),
  visualizeTypeDescription: z.string(),
  /** "too-few": fewer than ten answers, or only small groups; all answers are hidden. */
  state: z.enum(["shown", "too-few"]),
  answers: z.array(AnswerShare),
  /** Null: not scored, or hidden. */
  score: Percent.nullable(),
  /** Percentage points that the category would gain if everybody gave the best answer. */
  lift: Percent.nullable(),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

/** `isClear` is false within two standard errors. */
const difference = { difference: z.number(), isClear: z.boolean() };
export const Change = z.object({
  /** "Jan - Mar 2026" */
  since: z.string(),
  previousScore: Percent,
  ...difference,
});
export type Change = z.infer<typeof Change>;

export const Peers = z.object({
  /** Of the other organisations of the type, staff and students. */
  mean: Percent,
  organisations: z.number().int().min(3),
  ...difference,
});
export type Peers = z.infer<typeof Peers>;

export const CategoryResult = z.object({
  /** Behaviours 1, Practices 2, Policies 3, General 4, Demographic 5. */
  questionCategoryId: z.literal([1, 2, 3, 4, 5]),
  description: z.string(),
  isInDashboard: z.boolean(),
  /** Whole below ten responses. Null: not scored, or hidden. */
  categoryScore: Percent.nullable(),
  /** The score is 95 or more, or 5 or less. */
  scoreBound: z.enum(["or-more", "or-less"]).nullable(),
  /** Since the last comparable survey. */
  change: Change.nullable(),
  peers: Peers.nullable(),
  questions: z.array(QuestionResult),
});
export type CategoryResult = z.infer<typeof CategoryResult>;

/** "too-few": fewer than five answered. "scores": five to nine. "shown": ten or more. */
export const ResultState = z.enum(["not-closed", "too-few", "scores", "shown"]);
export type ResultState = z.infer<typeof ResultState>;

const asked = {
  questionnaireId: Id,
  /** "Jul - Sep 2026" */
  questionnaire: z.string(),
  questionnaireDescription: z.string(),
  questionnaireTypeId: QuestionnaireTypeId,
  questionnaireType: QuestionnaireType,
  effectiveFrom: z.iso.date(),
  /** Of a closed survey: the day it was closed. */
  effectiveTo: z.iso.date(),
  /** Opens only the preview. */
  previewCode: z.string(),
};

/** A survey, or an active questionnaire without one. */
export const SurveySummary = z.object({
  ...asked,
  /** Null: not begun. */
  healthCheckId: Id.nullable(),
  version: Version.nullable(),
  state: z.enum(["not-begun", "planned", "open", "closed"]),
  isCurrent: z.boolean(),
  /** While open; 0 on the last day. */
  daysLeft: Count.nullable(),
  mode: z.enum(["link", "slips"]).nullable(),
  /** Planned or open, with a link, for holders of AddSurveyLink. */
  inviteCode: z.string().nullable(),
  url: z.string().nullable(),
  slipsIssued: Count,
  expectedResponses: Count.nullable(),
  /** Open: in steps of five, rounded down. Closed: exact, null below five. */
  actualResponses: Count.nullable(),
  isInStepsOfFive: z.boolean(),
  /** The country in that quarter; null until public, and if hidden. */
  totalActualResponses: Count.nullable(),
  totalExpectedResponses: Count.nullable(),
  totalOrganisations: Count.nullable(),
  totalParticipatedOrganisations: Count.nullable(),
  results: ResultState,
  /** Mean of policies, practices and behaviours. */
  overallMaturity: Percent.nullable(),
  /** Only the demographic category brings its questions. */
  questionCategories: z.array(CategoryResult),
});
export type SurveySummary = z.infer<typeof SurveySummary>;

export const OrganisationHealthChecks = z.object({
  organisation: z.object({ stakeholderId: Id, name: z.string(), organisationTypeId: Id.nullable() }),
  /** The latest first. */
  healthChecks: z.array(SurveySummary),
});
export type OrganisationHealthChecks = z.infer<typeof OrganisationHealthChecks>;

/** Another organisation's `userId` is treated as unknown. */
export const getOrganisationHealthChecks = endpoint({
  method: "GET",
  path: "/api/healthcheck/getOrganisationHealthChecks",
  access: ["HealthCheckAdmin"],
  query: z.strictObject({ userId: z.coerce.number().int() }),
  response: OrganisationHealthChecks,
});

export const ActiveQuestionnaire = z.object({
  ...asked,
  questionCount: Count,
  /** It has a survey already. */
  isBegun: z.boolean(),
});
export type ActiveQuestionnaire = z.infer<typeof ActiveQuestionnaire>;

/** Published, not over, of the organisation's types. */
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
  /** Per cent; can exceed 100. */
  responseRate: z.number().nullable(),
  /** Fewer than 30 % answered. */
  isLowResponse: z.boolean(),
  overallMaturity: Percent.nullable(),
  overallChange: Change.nullable(),
  /** Null where a trend exists. */
  noTrend: z.string().nullable(),
  /** Policies, Practices, Behaviours, General, Demographic. */
  questionCategories: z.array(CategoryResult),
});
export type SurveyResults = z.infer<typeof SurveyResults>;

/** One's own organisation's only. */
export const organisationalResult = endpoint({
  method: "POST",
  path: "/api/healthcheck/organisationalResult",
  access: ["ViewYourOrganisationSurveyResult"],
  reads: true,
  body: z.strictObject({ QuestionnaireTypeId, HealthCheckId: Id }),
  response: SurveyResults,
});
