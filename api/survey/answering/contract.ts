import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { endpoint } from "../../shared/http/endpoint.ts";

const Id = z.int32().min(0);
const Translations = z.record(z.string(), z.string()).optional();

export const SurveyQuestion = z.object({
  questionId: Id,
  description: z.string(),
  /** 3 allows one answer, 4 any number. */
  questionTypeId: z.literal([3, 4]),
  translations: Translations,
  answers: z.array(z.object({ possibleAnswerId: Id, description: z.string(), translations: Translations })),
});
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

export const SurveyForm = z.object({
  organisation: z.string(),
  questionnaire: z.string(),
  questionnaireType: z.enum(["Staff", "Students"]),
  mode: z.enum(["link", "slips"]),
  closesOn: z.iso.date(),
  /** Number of responses from which scores are public. */
  threshold: z.number().int(),
  /** Number of responses from which the distributions of answers are public. */
  distributions: z.number().int(),
  exitUrl: z.string(),
  surveyKey: z.string(),
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
  categories: z.array(
    z.object({ questionCategoryId: Id, description: z.string(), questions: z.array(SurveyQuestion) }),
  ),
});
export type SurveyForm = z.infer<typeof SurveyForm>;

const InviteCode = z.string().max(100);

/**
 * The code is in the body, so that it does not appear in the logs of proxies.
 * @throws 404, the same for all codes that do not work
 */
export const surveyQuestions = endpoint({
  method: "POST",
  path: "/api/healthcheck/surveyQuestions",
  access: "anyone",
  reads: true,
  repeatable: true,
  logsFailuresOnly: true,
  body: z.strictObject({ inviteCode: InviteCode }),
  response: SurveyForm,
});

export const previewQuestions = endpoint({
  method: "POST",
  path: "/api/healthcheck/previewQuestions",
  access: "signed-in",
  reads: true,
  body: z.strictObject({ inviteCode: InviteCode }),
  response: SurveyForm,
});

/**
 * A repeated request with the same `submissionId` and code counts once.
 * @throws 400 `unknown-question`, `unknown-answer`, `two-answers`, `answered-twice`; 404 as above; 429
 */
export const surveyResponse = endpoint({
  method: "POST",
  path: "/api/healthcheck/surveyResponse",
  access: "anyone",
  audits: { none: "No entry may reveal that somebody answered." },
  repeatable: true,
  logsFailuresOnly: true,
  body: z.strictObject({
    inviteCode: InviteCode,
    submissionId: z.string().regex(/^[\w-]{22,64}$/),
    /** Null or missing means 'I prefer not to say'. Empty means that none of several answers applies. */
    answers: z
      .array(z.strictObject({ questionId: Id, possibleAnswerIds: z.array(Id).max(40).nullable() }))
      .max(100),
  }),
  response: Done,
});

export const answeringEndpoints = [surveyQuestions, previewQuestions, surveyResponse] as const;
