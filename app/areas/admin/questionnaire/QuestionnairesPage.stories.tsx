import { checkQuestionnaireSheet, getQuestionnaires } from "@gbvf/api/questionnaire/contract.ts";
import type { Returned } from "@gbvf/api/shared/http/endpoint.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { draft, questionnaires } from "@gbvf/mocks/questionnaire/questionnaire.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  contains,
  failed,
  inDialog,
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  uploads,
  withHandlers,
} from "../../../../.storybook/story.ts";
import { phone } from "../../../../.storybook/viewports.ts";

const listing = (changes: Partial<Returned<typeof getQuestionnaires>> = {}) =>
  respond(getQuestionnaires, { questionnaires, drafts: [], missing: [], ...changes });

const meta = preview.meta({
  ...screenAt("/admin/questionnaire/", { as: sessions.administrator, handlers: [listing()] }),
});

export const All = meta.story({
  tags: ["screen"],
  play: inOrder(
    presses("link", "Staff, Apr - Jun 2026"),
    lacks("heading", "Students"),
    shows("link", "View previous questionnaires"),
  ),
});

export const AllOnPhone = meta.story({
  globals: phone,
  play: inOrder(
    shows("heading", "Students", { level: 2 }),
    lacks("link", "Staff, Apr - Jun 2026"),
    presses("button", /^Earlier questionnaires for staff/),
    shows("link", "Staff, Apr - Jun 2026"),
  ),
});

export const WithDraft = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(listing({ drafts: [draft] })),
  play: inOrder(
    showsText("This questionnaire ends these trends: Policies, Practices."),
    presses("button", "Publish"),
    shows("alertdialog", "Publish for Oct - Dec 2026?"),
  ),
});

export const ErrorsInTheSheet = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(checkQuestionnaireSheet, {
      errors: [
        {
          sheet: "Questions",
          row: 4,
          column: "answers",
          message: "Write 2 to 20 answers with | between them.",
        },
      ],
      changes: null,
      fingerprint: null,
    }),
  ),
  play: inOrder(
    presses("button", "New questionnaire for staff"),
    contains("group", "Sheet of questions"),
    uploads(new File(["PK"], "staff.xlsx")),
    showsText("Write 2 to 20 answers with | between them."),
  ),
});

export const NoQuestionnaires = meta.story({
  beforeEach: withHandlers(listing({ questionnaires: [] })),
  play: inOrder(presses("button", "New questionnaire for staff"), shows("heading", "Template")),
});

export const NextQuarter = meta.story({
  beforeEach: withHandlers(
    listing({
      questionnaires: questionnaires.map((each) => ({
        ...each,
        isCurrent: false,
        effectiveFrom: "2027-01-01",
        effectiveTo: "2027-03-31",
        inviteCode: each.previewCode,
      })),
    }),
  ),
  play: async ({ canvas }) => {
    const tags = await canvas.findAllByText("From 1 January 2027");
    await expect(tags).toHaveLength(questionnaires.length);
    await expect(canvas.getAllByRole("link", { name: /^Preview/ })).toHaveLength(questionnaires.length);
  },
});

const missingQuarter = {
  year: 2026,
  quarter: 4,
  period: "Oct - Dec 2026",
  beginsOn: "2026-10-01",
  questionnaireTypes: ["Staff" as const, "Students" as const],
};

export const NextQuarterMissing = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(listing({ missing: [missingQuarter] })),
  play: inOrder(
    showsText(/^Oct - Dec 2026 begins on 1 October 2026\. No organisation can ask its staff and students/),
    presses("button", "Ask the same again"),
    contains("alertdialog", "Ask the same again in Oct - Dec 2026?"),
    async ({ msw }) => msw.use(listing()),
    inDialog(presses("button", "Ask the same again")),
    lacks("heading", "No questionnaire for Oct - Dec 2026"),
  ),
});

export const Withdrawable = meta.story({
  beforeEach: withHandlers(
    listing({
      questionnaires: questionnaires.map((each, at) => ({ ...each, isWithdrawable: at === 0 })),
    }),
  ),
  play: inOrder(presses("button", "Withdraw"), shows("alertdialog", "Withdraw Staff, Jul - Sep 2026?")),
});

export const Loading = meta.story(loading(getQuestionnaires));

export const Failed = meta.story(failed(getQuestionnaires));
