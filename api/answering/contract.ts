import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";

const Id = z.number().int();
/** By language code ("zu"), where the author gave any. */
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
  /** Who asks; empty in the preview of a questionnaire. */
  organisation: z.string(),
  /** The period: "Jul - Sep 2026". */
  questionnaire: z.string(),
  questionnaireType: z.enum(["Staff", "Students"]),
  mode: z.enum(["link", "slips"]),
  /** The last day on which answers are taken. */
  closesOn: z.iso.date(),
  /** Results of fewer responses are never shown. */
  threshold: z.number().int(),
  exitUrl: z.string(),
  /** Names the survey in the page's own storage and cookie, and nothing else. */
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
 * The questions behind the code of a link or of a slip. It is sent in the body, so that it is in no address that a proxy
 * writes down, and uses nothing up. A code that is wrong, used, too early or too late answers 404, always alike.
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

/** The questions as people will see them, by the code of a preview or of a survey of one's own organisation. */
export const previewQuestions = endpoint({
  method: "POST",
  path: "/api/healthcheck/previewQuestions",
  access: "signed-in",
  reads: true,
  body: z.strictObject({ inviteCode: InviteCode }),
  response: SurveyForm,
});

/**
 * Counts one person's answers. The same `submissionId`, however often it is sent until the survey closes, counts once.
 * Refusals count nothing: 400 `empty`, `unknown-question`, `unknown-answer`, `two-answers`, `answered-twice`; 404 as
 * above; 429.
 */
export const surveyResponse = endpoint({
  method: "POST",
  path: "/api/healthcheck/surveyResponse",
  access: "anyone",
  audits: { none: "Nothing may tell that somebody answered." },
  unlogged: true,
  body: z.strictObject({
    inviteCode: InviteCode,
    /** Random, at least 128 bits: what `crypto.randomUUID()` gives. */
    submissionId: z.string().regex(/^[\w-]{22,64}$/),
    /** Null, or a question that is left out: 'I prefer not to say'. Empty: none of these, where any number can be chosen. */
    answers: z
      .array(z.strictObject({ questionId: Id, possibleAnswerIds: z.array(Id).max(40).nullable() }))
      .max(100),
  }),
  response: Done,
});
