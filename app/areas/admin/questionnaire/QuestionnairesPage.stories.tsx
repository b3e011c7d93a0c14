import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { checkQuestionnaireSheet, getQuestionnaires } from "@gbvf/api/questionnaire/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { draft, questionnaires } from "@gbvf/mocks/questionnaire/questionnaire.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, screen } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/admin/questionnaire/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(
      answer(userAuthenticated, sessions.administrator),
      answer(getQuestionnaires, { questionnaires, drafts: [] }),
    );
    return noteSignedOut;
  },
});

const phone = { viewport: { value: "phone" } };

/** A card leads to its family; a link leads back. */
export const All = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Staff, Apr - Jun 2026" }));
    await expect(canvas.queryByRole("heading", { level: 2, name: "Students" })).toBeNull();
    await expect(await canvas.findByRole("link", { name: "View previous questionnaires" })).toBeVisible();
  },
});

export const AllOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Students" })).toBeVisible();
  },
});

/** What changes, and which trends end. */
export const WithDraft = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getQuestionnaires, { questionnaires, drafts: [draft] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Trends that end with it: Policies, Practices.")).toBeVisible();
  },
});

export const WithDraftOnPhone = meta.story({ ...WithDraft.input, globals: phone });

export const Publishing = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getQuestionnaires, { questionnaires, drafts: [draft] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Publish" }));
    await expect(
      await screen.findByRole("alertdialog", { name: "Publish for Oct - Dec 2026?" }),
    ).toBeVisible();
  },
});

/** By row and column. */
export const FaultsInTheSheet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(checkQuestionnaireSheet, {
        faults: [
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

export const FaultsOnPhone = meta.story({ ...FaultsInTheSheet.input, globals: phone });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getQuestionnaires, { questionnaires: [], drafts: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No surveys available.")).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getQuestionnaires)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getQuestionnaires)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});
