import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { Version } from "../lib/version.ts";

const Id = z.number().int();
const Count = z.number().int().min(0);
/** 1 staff, 2 students. */
const QuestionnaireTypeId = z.literal([1, 2]);
const QuestionnaireType = z.enum(["Staff", "Students"]);
const access = ["WorldOfImpactAdmin"] as const;

export const QuestionnaireSummary = z.object({
  questionnaireId: Id,
  /** "Jul - Sep 2026" */
  questionnaire: z.string(),
  questionnaireDescription: z.string(),
  questionnaireTypeId: QuestionnaireTypeId,
  questionnaireType: QuestionnaireType,
  effectiveFrom: z.iso.date(),
  effectiveTo: z.iso.date(),
  publishedOn: z.iso.date(),
  isCurrent: z.boolean(),
  /** The preview's code; null after it has expired. */
  inviteCode: z.string().nullable(),
  /** For preview and sheet. */
  previewCode: z.string(),
  questionCount: Count,
  /** Over all organisations; of those whose survey is open, in steps of five. */
  totalActualResponses: Count,
  totalExpectedResponses: Count,
  /** Organisations that may use it, and those that do. */
  totalOrganisations: Count,
  totalParticipatedOrganisations: Count,
});
export type QuestionnaireSummary = z.infer<typeof QuestionnaireSummary>;

export const SheetQuestion = z.object({
  questionKey: z.string(),
  questionCategory: z.string(),
  description: z.string(),
  questionTypeId: z.literal([3, 4]),
  answers: z.array(z.string()),
});
export type SheetQuestion = z.infer<typeof SheetQuestion>;

/** Compared with the latest published questionnaire of the type. */
export const SheetChanges = z.object({
  added: z.array(SheetQuestion),
  removed: z.array(SheetQuestion),
  reworded: z.array(z.object({ questionKey: z.string(), before: z.string(), after: z.string() })),
  rescored: z.array(
    z.object({ questionKey: z.string(), description: z.string(), before: z.string(), after: z.string() }),
  ),
  /** "Policies" */
  brokenTrends: z.array(z.string()),
  questionCount: Count,
});
export type SheetChanges = z.infer<typeof SheetChanges>;

export const QuestionnaireDraft = z.object({
  draftId: Id,
  version: Version,
  questionnaireTypeId: QuestionnaireTypeId,
  questionnaireType: QuestionnaireType,
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  previewCode: z.string(),
  changes: SheetChanges,
  /** The running quarter and the next four, without those that have one. */
  quarters: z.array(z.object({ year: Id, quarter: Id, period: z.string() })),
});
export type QuestionnaireDraft = z.infer<typeof QuestionnaireDraft>;

export const getQuestionnaires = endpoint({
  method: "GET",
  path: "/api/healthcheck/getQuestionnaires",
  access,
  response: z.object({
    /** The latest first. */
    questionnaires: z.array(QuestionnaireSummary),
    drafts: z.array(QuestionnaireDraft),
  }),
});

/** CSV, by the preview's code. */
export const questionnaireSheet = endpoint({
  method: "GET",
  path: "/api/healthcheck/questionnaireSheet",
  access,
  query: z.strictObject({ code: z.string().max(100) }),
  response: z.object({ fileName: z.string(), content: z.string() }),
});

export const SheetFault = z.object({
  sheet: z.string(),
  /** As in a spreadsheet: the headings are row 1. */
  row: Id,
  column: z.string(),
  message: z.string(),
});
export type SheetFault = z.infer<typeof SheetFault>;

/** `changes` is null if the sheet has faults. */
export const SheetCheck = z.object({ faults: z.array(SheetFault), changes: SheetChanges.nullable() });
export type SheetCheck = z.infer<typeof SheetCheck>;

const Content = z.string().max(90_000, "This sheet is too large for a questionnaire.");

export const checkQuestionnaireSheet = endpoint({
  method: "POST",
  path: "/api/healthcheck/checkQuestionnaireSheet",
  access,
  reads: true,
  body: z.strictObject({ QuestionnaireTypeId, FileName: z.string().max(200), Content }),
  response: SheetCheck,
});

/** From a sheet, or without `Content` from the latest published one. */
export const saveQuestionnaireDraft = endpoint({
  method: "PUT",
  path: "/api/healthcheck/questionnaireDraft",
  access,
  audits: ["questionnaire drafted"],
  body: z.strictObject({
    QuestionnaireTypeId,
    Content: Content.optional(),
    /** The replaced draft's. */
    version: Version.optional(),
  }),
  response: Done.extend({ draftId: Id }),
});

export const deleteQuestionnaireDraft = endpoint({
  method: "DELETE",
  path: "/api/healthcheck/questionnaireDraft",
  access,
  audits: ["questionnaire draft deleted"],
  query: z.strictObject({ draftId: z.coerce.number().int(), version: z.coerce.number().pipe(Version) }),
  response: Done,
});

/** A published questionnaire never changes. */
export const publishQuestionnaire = endpoint({
  method: "POST",
  path: "/api/healthcheck/publishQuestionnaire",
  access,
  audits: ["questionnaire published"],
  body: z.strictObject({
    DraftId: Id,
    version: Version,
    Year: z.number().int().min(2000).max(2200),
    Quarter: z.number().int().min(1).max(4),
  }),
  response: Done.extend({ questionnaireId: Id }),
});
