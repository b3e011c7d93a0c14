import { z } from "zod";
import { Done } from "../lib/http/done.ts";
import { idInAddress, MAX_INTEGER } from "../lib/http/list.ts";
import { Version } from "../lib/http/version.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FileAnswer } from "../shared/http/fileAnswer.ts";
import { SheetFormat } from "../sheet/contract.ts";

const Id = z.int32().min(0);
const Count = z.number().int().min(0);
/** 1 staff, 2 students. */
const QuestionnaireTypeId = z.literal([1, 2]);
const QuestionnaireType = z.enum(["Staff", "Students"]);
const access = ["WorldOfImpactAdmin"] as const;

export const QuestionnaireSummary = z.object({
  questionnaireId: Id,
  questionnaire: z.string(),
  questionnaireDescription: z.string(),
  questionnaireTypeId: QuestionnaireTypeId,
  questionnaireType: QuestionnaireType,
  effectiveFrom: z.iso.date(),
  effectiveTo: z.iso.date(),
  publishedOn: z.iso.date(),
  isCurrent: z.boolean(),
  /** Null after the preview has expired. */
  inviteCode: z.string().nullable(),
  previewCode: z.string(),
  questionCount: Count,
  /** A sum of approximate numbers. */
  totalActualResponses: Count,
  totalExpectedResponses: Count,
  totalOrganisations: Count,
  totalBegunOrganisations: Count,
  /** At least five people answered, and the survey is closed. */
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

export const SheetChanges = z.object({
  added: z.array(SheetQuestion),
  removed: z.array(SheetQuestion),
  reworded: z.array(z.object({ questionKey: z.string(), before: z.string(), after: z.string() })),
  rescored: z.array(
    z.object({ questionKey: z.string(), description: z.string(), before: z.string(), after: z.string() }),
  ),
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
  /** Quarters without a questionnaire: the running one and the next four. */
  quarters: z.array(z.object({ year: Id, quarter: Id, period: z.string() })),
});
export type QuestionnaireDraft = z.infer<typeof QuestionnaireDraft>;

export const getQuestionnaires = endpoint({
  method: "GET",
  path: "/api/healthcheck/getQuestionnaires",
  access,
  response: z.object({
    questionnaires: z.array(QuestionnaireSummary),
    drafts: z.array(QuestionnaireDraft),
  }),
});

/** `template` has no questions. */
export const questionnaireSheet = endpoint({
  method: "POST",
  path: "/api/healthcheck/questionnaireSheet",
  access,
  reads: true,
  file: "application/octet-stream",
  body: z.strictObject({ code: z.string().max(100), format: SheetFormat }),
  response: FileAnswer,
});

export const SheetFault = z.object({
  sheet: z.string(),
  /** As in a spreadsheet: the headings are row 1. */
  row: Id,
  column: z.string(),
  message: z.string(),
});
export type SheetFault = z.infer<typeof SheetFault>;

/** Null where the sheet has faults. */
export const SheetCheck = z.object({
  faults: z.array(SheetFault),
  changes: SheetChanges.nullable(),
  fingerprint: z.string().nullable(),
});
export type SheetCheck = z.infer<typeof SheetCheck>;

const TypeInAddress = z.coerce.number().pipe(QuestionnaireTypeId);
const FileName = z.string().min(1).max(200);

/** The body is the file. 400 `sheet` where it is none. */
export const checkQuestionnaireSheet = endpoint({
  method: "POST",
  path: "/api/healthcheck/checkQuestionnaireSheet",
  access,
  audits: { none: "It changes nothing." },
  upload: true,
  query: z.strictObject({ QuestionnaireTypeId: TypeInAddress, FileName }),
  response: SheetCheck,
});

/** 409 `other-file` where the file changed since the check. */
export const saveQuestionnaireSheet = endpoint({
  method: "POST",
  path: "/api/healthcheck/saveQuestionnaireSheet",
  access,
  audits: ["questionnaire drafted"],
  upload: true,
  query: z.strictObject({
    QuestionnaireTypeId: TypeInAddress,
    FileName,
    Fingerprint: z.string().max(100),
    version: idInAddress(1, MAX_INTEGER).optional(),
  }),
  response: Done.extend({ draftId: Id }),
});

/** Copies the latest published questionnaire. */
export const saveQuestionnaireDraft = endpoint({
  method: "PUT",
  path: "/api/healthcheck/questionnaireDraft",
  access,
  audits: ["questionnaire drafted"],
  body: z.strictObject({ QuestionnaireTypeId }),
  response: Done.extend({ draftId: Id }),
});

export const deleteQuestionnaireDraft = endpoint({
  method: "DELETE",
  path: "/api/healthcheck/questionnaireDraft",
  access,
  audits: ["questionnaire draft deleted"],
  query: z.strictObject({
    draftId: idInAddress(1, MAX_INTEGER),
    version: idInAddress(1, MAX_INTEGER),
  }),
  response: Done,
});

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

export const questionnaireEndpoints = [
  getQuestionnaires,
  questionnaireSheet,
  checkQuestionnaireSheet,
  saveQuestionnaireDraft,
  saveQuestionnaireSheet,
  deleteQuestionnaireDraft,
  publishQuestionnaire,
] as const;
