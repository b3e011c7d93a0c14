import type {
  QuestionnaireDraft,
  QuestionnaireSummary,
  SheetChanges,
} from "@gbvf/api/questionnaire/contract.ts";

const staffQuestionnaire: QuestionnaireSummary = {
  questionnaireId: 12,
  questionnaire: "Jul - Sep 2026",
  questionnaireDescription: "Jul - Sep 2026",
  questionnaireTypeId: 1,
  questionnaireType: "Staff",
  effectiveFrom: "2026-07-01",
  effectiveTo: "2026-09-30",
  publishedOn: "2026-06-24",
  isWithdrawable: false,
  isCurrent: true,
  inviteCode: "questionnaire-12",
  previewCode: "questionnaire-12",
  questionCount: 17,
  totalActualResponses: 2140,
  totalExpectedResponses: 7620,
  totalOrganisations: 520,
  totalBegunOrganisations: 320,
  totalParticipatedOrganisations: 301,
};
const studentQuestionnaire: QuestionnaireSummary = {
  ...staffQuestionnaire,
  questionnaireId: 13,
  questionnaireTypeId: 2,
  questionnaireType: "Students",
  inviteCode: "questionnaire-13",
  previewCode: "questionnaire-13",
  questionCount: 14,
  totalActualResponses: 610,
  totalExpectedResponses: 3100,
  totalOrganisations: 42,
  totalBegunOrganisations: 20,
  totalParticipatedOrganisations: 18,
};
const createExpired = (questionnaire: QuestionnaireSummary, id: number): QuestionnaireSummary => ({
  ...questionnaire,
  questionnaireId: id,
  questionnaire: "Apr - Jun 2026",
  questionnaireDescription: "Apr - Jun 2026",
  effectiveFrom: "2026-04-01",
  effectiveTo: "2026-06-30",
  publishedOn: "2026-03-20",
  isCurrent: false,
  inviteCode: null,
  previewCode: `questionnaire-${id}`,
});

export const questionnaires = [
  staffQuestionnaire,
  studentQuestionnaire,
  createExpired(staffQuestionnaire, 10),
  createExpired(studentQuestionnaire, 11),
];

const POLICY = {
  questionKey: "policy-budget",
  questionCategory: "Policies",
  description: "Is there money set aside to carry the policy out?",
  questionTypeId: 3 as const,
  answers: ["Yes", "No", "I do not know"],
};
export const sheetChanges: SheetChanges = {
  added: [POLICY],
  removed: [
    { ...POLICY, questionKey: "training", questionCategory: "Practices", description: "Was there a talk?" },
  ],
  reworded: [
    {
      questionKey: "policy-explained",
      before: "Has anybody explained that policy to you? (Yes | No)",
      after: "Did anybody explain that policy to you? (Yes | No)",
    },
  ],
  rescored: [
    {
      questionKey: "speaking-up",
      description: "Does anyone speak up?",
      before: "4 | 3 | 2 | 1 | 0",
      after: "3 | 3 | 1 | 0 | 0",
    },
  ],
  brokenTrends: ["Policies", "Practices"],
  questionCount: 17,
};
export const draft: QuestionnaireDraft = {
  draftId: 1,
  version: 2,
  questionnaireTypeId: 1,
  questionnaireType: "Staff",
  changedBy: "Nomsa Dlamini",
  changedAt: "2026-08-14T09:30:00.000Z",
  previewCode: "draft-1",
  changes: sheetChanges,
  quarters: [
    { year: 2026, quarter: 4, period: "Oct - Dec 2026" },
    { year: 2027, quarter: 1, period: "Jan - Mar 2027" },
  ],
};
