import { checkQuestionnaireSheet, getQuestionnaires } from "@gbvf/api/questionnaire/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { draft, questionnaires } from "@gbvf/mocks/questionnaire/questionnaire.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../../../.storybook/story.ts";
import { phone } from "../../../../.storybook/viewports.ts";

const meta = preview.meta({
  ...screenAt("/admin/questionnaire/", {
    as: sessions.administrator,
    handlers: [respond(getQuestionnaires, { questionnaires, drafts: [], missing: [] })],
  }),
});

export const All = meta.story({
  tags: ["screen"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Staff, Apr - Jun 2026" }));
    await expect(canvas.queryByRole("heading", { level: 2, name: "Students" })).toBeNull();
    await expect(await canvas.findByRole("link", { name: "View previous questionnaires" })).toBeVisible();
  },
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
  beforeEach: withHandlers(respond(getQuestionnaires, { questionnaires, drafts: [draft], missing: [] })),
  play: showsText("This questionnaire ends these trends: Policies, Practices."),
});

export const Publishing = meta.story({
  beforeEach: withHandlers(respond(getQuestionnaires, { questionnaires, drafts: [draft], missing: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Publish" }));
    await expect(
      await screen.findByRole("alertdialog", { name: "Publish for Oct - Dec 2026?" }),
    ).toBeVisible();
  },
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New questionnaire for staff" }));
    const input = canvas.getByRole("group", { name: "Sheet of questions" }).querySelector("input");
    if (input === null) throw new Error("There is no field for a file.");
    await userEvent.upload(input, new File(["PK"], "staff.xlsx"));
    await expect(await canvas.findByText("Write 2 to 20 answers with | between them.")).toBeVisible();
  },
});

export const NoQuestionnaires = meta.story({
  beforeEach: withHandlers(respond(getQuestionnaires, { questionnaires: [], drafts: [], missing: [] })),
  play: inOrder(presses("button", "New questionnaire for staff"), shows("heading", "Template")),
});

export const NextQuarter = meta.story({
  beforeEach: withHandlers(
    respond(getQuestionnaires, {
      questionnaires: questionnaires.map((each) => ({
        ...each,
        isCurrent: false,
        effectiveFrom: "2027-01-01",
        effectiveTo: "2027-03-31",
        inviteCode: each.previewCode,
      })),
      drafts: [],
      missing: [],
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
  beforeEach: withHandlers(
    respond(getQuestionnaires, { questionnaires, drafts: [], missing: [missingQuarter] }),
  ),
  play: async ({ canvas, userEvent, msw }) => {
    await showsText(
      /^Oct - Dec 2026 begins on 1 October 2026\. No organisation can ask its staff and students/,
    )({
      canvas,
    });
    await userEvent.click(canvas.getByRole("button", { name: "Ask the same again" }));
    const dialog = within(
      await screen.findByRole("alertdialog", { name: "Ask the same again in Oct - Dec 2026?" }),
    );
    msw.use(respond(getQuestionnaires, { questionnaires, drafts: [], missing: [] }));
    await userEvent.click(dialog.getByRole("button", { name: "Ask the same again" }));
    await waitFor(() => lacks("heading", "No questionnaire for Oct - Dec 2026")({ canvas }));
  },
});

export const Withdrawable = meta.story({
  beforeEach: withHandlers(
    respond(getQuestionnaires, {
      questionnaires: questionnaires.map((each, at) => ({ ...each, isWithdrawable: at === 0 })),
      drafts: [],
      missing: [],
    }),
  ),
  play: inOrder(presses("button", "Withdraw"), async () => {
    await screen.findByRole("alertdialog", { name: "Withdraw Staff, Jul - Sep 2026?" });
  }),
});

export const Loading = meta.story(loading(getQuestionnaires));

export const Failed = meta.story({
  beforeEach: withHandlers(failing(getQuestionnaires)),
  play: shows("alert"),
});
