import { z } from "zod";
import { Done } from "../lib/http/done.ts";
import { idInAddress, MAX_INTEGER } from "../lib/http/list.ts";
import { Version } from "../lib/http/version.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FileResponse } from "../shared/http/fileResponse.ts";
import { SheetError, SheetFormat } from "../sheet/contract.ts";
import { QuestionnaireType, QuestionnaireTypeId } from "../survey/contract.ts";

const Id = z.int32().min(0);
const Count = z.number().int().min(0);
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
  isWithdrawable: z.boolean(),
  isCurrent: z.boolean(),
  /** Null if the preview has expired. */
  inviteCode: z.string().nullable(),
  previewCode: z.string(),
  questionCount: Count,
  /** Sum of the numbers that the surveys disclose, which are in steps of five while a survey is open. */
  totalActualResponses: Count,
  totalExpectedResponses: Count,
  totalOrganisations: Count,
  totalBegunOrganisations: Count,
  /** Number of organisations with a closed survey of at least five responses. */
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
  /** Those of the running and the next four quarters that have no questionnaire. */
  quarters: z.array(z.object({ year: Id, quarter: Id, period: z.string() })),
});
export type QuestionnaireDraft = z.infer<typeof QuestionnaireDraft>;

const MissingQuestionnaires = z.object({
  year: Id,
  quarter: Id,
  period: z.string(),
  beginsOn: z.iso.date(),
  questionnaireTypes: z.array(QuestionnaireType).min(1),
});
export type MissingQuestionnaires = z.infer<typeof MissingQuestionnaires>;

export const getQuestionnaires = endpoint({
  method: "GET",
  path: "/api/healthcheck/getQuestionnaires",
  access,
  response: z.object({
    questionnaires: z.array(QuestionnaireSummary),
    drafts: z.array(QuestionnaireDraft),
    missing: z.array(MissingQuestionnaires),
  }),
});

/** The code `template` returns a sheet without questions. */
export const questionnaireSheet = endpoint({
  method: "POST",
  path: "/api/healthcheck/questionnaireSheet",
  access,
  reads: true,
  file: "application/octet-stream",
  body: z.strictObject({ code: z.string().max(100), format: SheetFormat }),
  response: FileResponse,
});

/** `changes` and `fingerprint` are null if the sheet has errors. */
export const SheetCheck = z.object({
  errors: z.array(SheetError),
  changes: SheetChanges.nullable(),
  fingerprint: z.string().nullable(),
});
export type SheetCheck = z.infer<typeof SheetCheck>;

const TypeIdInAddress = z.coerce.number().pipe(QuestionnaireTypeId);
const FileName = z.string().min(1).max(200);

/**
 * The body is the file.
 * @throws 400 `sheet` if it is not a sheet
 */
export const checkQuestionnaireSheet = endpoint({
  method: "POST",
  path: "/api/healthcheck/checkQuestionnaireSheet",
  access,
  audits: { none: "Checking a sheet changes nothing." },
  upload: true,
  query: z.strictObject({ QuestionnaireTypeId: TypeIdInAddress, FileName }),
  response: SheetCheck,
});

/** @throws 409 `other-file` if the file differs from the one that was checked */
export const saveQuestionnaireSheet = endpoint({
  method: "POST",
  path: "/api/healthcheck/saveQuestionnaireSheet",
  access,
  audits: ["questionnaire drafted"],
  upload: true,
  query: z.strictObject({
    QuestionnaireTypeId: TypeIdInAddress,
    FileName,
    Fingerprint: z.string().max(100),
    version: idInAddress(1, MAX_INTEGER).optional(),
  }),
  response: Done.extend({ draftId: Id }),
});

/**
 * Deletes a draft, or turns a published questionnaire into a draft.
 * @throws 409 `begun` if a survey uses it
 */
export const deleteQuestionnaire = endpoint({
  method: "DELETE",
  path: "/api/healthcheck/questionnaire",
  access,
  audits: ["questionnaire draft deleted", "questionnaire withdrawn"],
  query: z.strictObject({
    code: z.string().regex(/^(questionnaire|draft)-\d{1,9}$/),
    version: idInAddress(1, MAX_INTEGER).default(1),
  }),
  response: Done,
});

/** If `Draft` is null, publishes the latest questionnaire of each type that the quarter lacks. */
export const publishQuestionnaire = endpoint({
  method: "POST",
  path: "/api/healthcheck/publishQuestionnaire",
  access,
  audits: ["questionnaire published"],
  body: z.strictObject({
    Draft: z.strictObject({ draftId: Id, version: Version }).nullable(),
    Year: z.number().int().min(2000).max(2200),
    Quarter: z.number().int().min(1).max(4),
  }),
  response: Done.extend({ questionnaireIds: z.array(Id).min(1) }),
});

export const questionnaireEndpoints = [
  getQuestionnaires,
  questionnaireSheet,
  checkQuestionnaireSheet,
  saveQuestionnaireSheet,
  deleteQuestionnaire,
  publishQuestionnaire,
] as const;
