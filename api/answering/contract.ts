import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { LARGEST_INTEGER } from "../lib/idInAddress.ts";

const Id = z.number().int().min(0).max(LARGEST_INTEGER);
/** By language code ("zu"). */
const Translations = z.record(z.string(), z.string()).optional();

export const SurveyQuestion = z.object({
  questionId: Id,
  description: z.string(),
  /** 3 one answer, 4 any number. */
  questionTypeId: z.literal([3, 4]),
  translations: Translations,
  answers: z.array(z.object({ possibleAnswerId: Id, description: z.string(), translations: Translations })),
});
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

export const SurveyForm = z.object({
  /** Empty in a questionnaire's preview. */
  organisation: z.string(),
  /** "Jul - Sep 2026" */
  questionnaire: z.string(),
  questionnaireType: z.enum(["Staff", "Students"]),
  mode: z.enum(["link", "slips"]),
  /** The last day. */
  closesOn: z.iso.date(),
  /** Results of fewer responses are never shown. */
  threshold: z.number().int(),
  exitUrl: z.string(),
  /** Key of the page's own storage and cookie. */
  surveyKey: z.string(),
  /** English first; each by its own name. */
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
  categories: z.array(
    z.object({ questionCategoryId: Id, description: z.string(), questions: z.array(SurveyQuestion) }),
  ),
});
export type SurveyForm = z.infer<typeof SurveyForm>;

const InviteCode = z.string().max(100);

/**
 * The questions of a link or slip. The code is in the body, so that no proxy logs it, and asking uses nothing up.
 * Every code that does not work answers the same 404.
 */
export const surveyQuestions = endpoint({
  method: "POST",
  path: "/api/healthcheck/surveyQuestions",
  access: "anyone",
  reads: true,
  unlogged: true,
  body: z.strictObject({ inviteCode: InviteCode }),
  response: SurveyForm,
});

/** By the code of a preview, or of the caller's own survey. */
export const previewQuestions = endpoint({
  method: "POST",
  path: "/api/healthcheck/previewQuestions",
  access: "signed-in",
  reads: true,
  body: z.strictObject({ inviteCode: InviteCode }),
  response: SurveyForm,
});

/**
 * Counts one person's answers. A `submissionId` counts once until the survey closes. Refusals count nothing: 400
 * `empty`, `unknown-question`, `unknown-answer`, `two-answers`, `answered-twice`; 404 as above; 429.
 */
export const surveyResponse = endpoint({
  method: "POST",
  path: "/api/healthcheck/surveyResponse",
  access: "anyone",
  audits: { none: "Nothing may tell that somebody answered." },
  unlogged: true,
  body: z.strictObject({
    inviteCode: InviteCode,
    /** At least 128 random bits: `crypto.randomUUID()`. */
    submissionId: z.string().regex(/^[\w-]{22,64}$/),
    /** Null, or left out: 'I prefer not to say'. Empty: none of several. */
    answers: z
      .array(z.strictObject({ questionId: Id, possibleAnswerIds: z.array(Id).max(40).nullable() }))
      .max(100),
  }),
  response: Done,
});
