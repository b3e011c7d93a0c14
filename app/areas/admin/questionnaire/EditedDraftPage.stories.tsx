import { getQuestionnaireDraft, saveDraftQuestions } from "@gbvf/api/questionnaire/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { editedDraft } from "@gbvf/mocks/questionnaire/questionnaire.ts";
import { answer, failing, refusing } from "@gbvf/mocks/respond.ts";
import { expect, screen } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import { given, inTurn, loading, presses, shows, showsText } from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/admin/questionnaire/?edit=1", { as: sessions.administrator }),
});

export const Questions = meta.story({
  tags: ["phone"],
  play: showsText(/Is there a written policy against/),
});

export const BothLanguages = meta.story({
  tags: ["phone"],
  play: inTurn(
    presses("button", "Edit question 1"),
    shows("textbox", "Question"),
    shows("textbox", /^Question in isiZulu/),
  ),
});

const sent: string[] = [];

export const Saved = meta.story({
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      answer(saveDraftQuestions, ({ body }) => {
        sent.push(...body.Rows.map(({ question = "" }) => question));
        return { success: true as const, message: "The draft was saved." };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit question 1" }));
    const question = await canvas.findByRole("textbox", { name: "Question" });
    await expect(question).toHaveFocus();
    await userEvent.clear(question);
    await userEvent.type(question, "Is there a policy here?");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Place" }), "Question 2");
    await userEvent.click(canvas.getByRole("button", { name: "Save question" }));
    await expect(await canvas.findByRole("button", { name: "Edit question 1" })).toBeVisible();
    await expect(sent).toEqual(["Does anyone speak up when a joke goes too far?", "Is there a policy here?"]);
  },
});

export const Refused = meta.story({
  beforeEach: given(
    refusing(saveDraftQuestions, 400, {
      message: "The questions cannot be saved like this.",
      errors: [
        {
          code: "invalid",
          field: "answers_zu",
          description: "The question has 3 answers, their translation 2.",
        },
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit question 1" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Save question" }));
    await expect(
      await canvas.findAllByText("The question has 3 answers, their translation 2."),
    ).not.toHaveLength(0);
  },
});

export const Removing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove question 2" }));
    await expect(await screen.findByRole("alertdialog", { name: "Remove this question?" })).toBeVisible();
  },
});

export const Begun = meta.story({
  beforeEach: given(answer(getQuestionnaireDraft, { ...editedDraft, rows: [] })),
  play: inTurn(presses("button", "Add a question"), shows("textbox", "Question")),
});

export const Loading = meta.story(loading(getQuestionnaireDraft));

export const Failed = meta.story({ beforeEach: given(failing(getQuestionnaireDraft)), play: shows("alert") });
