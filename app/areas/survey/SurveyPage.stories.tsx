import { previewQuestions, surveyQuestions, surveyResponse } from "@gbvf/api/answering/contract.ts";
import { answer, pending, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { keepDraft, newDraft, removeDraft } from "./draft.ts";
import { questionsOf } from "./pages.ts";
import { SurveyPage } from "./SurveyPage.tsx";
import "./survey.css";
import { longSurveyForm, surveyForm } from "./surveyForm.fixture.ts";

const CODE = "abcdefghijklmnopqrstuvwxyz";
const counted = {
  success: true,
  message: "Your answers were added to totals. Nobody can find or change them.",
} as const;
const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };

/** Prepares the browser as at this step. */
function at(step: number | "start" | "check", answers: Record<number, number[] | null> = {}) {
  keepDraft(sessionStorage, { ...newDraft(CODE, false), answers });
  window.history.replaceState({ survey: { step, depth: 0, isChange: false } }, "");
}

const allAnswered = Object.fromEntries(
  questionsOf(surveyForm).map(({ questionId, answers }, index) => [
    questionId,
    index === 5 ? null : answers.slice(0, 1).map(({ possibleAnswerId }) => possibleAnswerId),
  ]),
);

const forget = () => {
  removeDraft(sessionStorage);
  window.history.replaceState(null, "");
};

const meta = preview.meta({
  component: SurveyPage,
  parameters: { layout: "fullscreen" },
  args: { inviteCode: CODE, isPreview: false },
  beforeEach: ({ msw }) => {
    forget();
    msw.use(answer(surveyQuestions, surveyForm), answer(surveyResponse, counted));
    return forget;
  },
});

export const FirstPage = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      "University of the Valley asks its staff",
    );
  },
});

export const FirstPageOnPhone = meta.story({ ...FirstPage.input, globals: phone });

export const FirstPageOnSmallPhone = meta.story({ ...FirstPage.input, globals: small });

/** A category per page; missing answers are named. */
export const Category = meta.story({
  beforeEach: () => at(0),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "It is being written" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Question 2: choose an answer");
    await expect(canvas.getByRole("radio", { name: "Yes, so that I could use it" })).toHaveFocus();
  },
});

export const QuestionOnPhone = meta.story({
  globals: phone,
  beforeEach: () => at(0),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Question 1 of 6")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "I prefer not to say" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByText("Question 2 of 6")).toBeVisible();
  },
});

/** 'None of these' and 'I prefer not to say' clear the others. */
export const SeveralAnswersOnPhone = meta.story({
  globals: phone,
  beforeEach: () => at(2),
  play: async ({ canvas, userEvent }) => {
    const talk = await canvas.findByRole("checkbox", { name: "A place to talk in private" });
    await userEvent.click(talk);
    await userEvent.click(canvas.getByRole("checkbox", { name: "None of these" }));
    await expect(talk).not.toBeChecked();
  },
});

export const MissingOnPhone = meta.story({
  globals: phone,
  beforeEach: () => at(0),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await expect(canvas.getByText(/^Choose an answer\./)).toBeVisible();
  },
});

/** The title has the whole width, below Exit. */
export const LargeTextOnPhone = meta.story({
  globals: phone,
  beforeEach: () => {
    document.documentElement.style.fontSize = "200%";
    return () => {
      document.documentElement.style.fontSize = "";
    };
  },
  play: async ({ canvas }) => {
    const exit = await canvas.findByRole("button", { name: "Exit this page" });
    const title = canvas.getByText("Questions about how safe it is here");
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      exit.getBoundingClientRect().bottom,
    );
  },
});

/** With the right `lang` for screen readers. */
export const InAnotherLanguage = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "isiZulu" }));
    await userEvent.click(canvas.getByRole("button", { name: "Start" }));
    const asked = await canvas.findByRole("heading", { level: 1, name: /^Ingabe ikhona/ });
    await expect(asked.closest("[lang]")).toHaveAttribute("lang", "zu");
  },
});

/** Forty questions with sixty-word answers. */
export const LongestOnSmallPhone = meta.story({
  globals: small,
  beforeEach: ({ msw }) => {
    msw.use(answer(surveyQuestions, longSurveyForm));
    at(0);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Question 1 of 40")).toBeVisible();
  },
});

export const Longest = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answer(surveyQuestions, longSurveyForm));
    at(0);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Questions 1 to 40 of 40")).toBeVisible();
  },
});

export const CheckAndSend = meta.story({
  beforeEach: () => at("check", allAnswered),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send my answers" }));
    await expect(
      await canvas.findByText("Your answers were added to totals. Nobody can find or change them."),
    ).toBeVisible();
    await expect(sessionStorage).toHaveLength(0);
  },
});

export const CheckOnPhone = meta.story({
  globals: phone,
  beforeEach: () => at("check", allAnswered),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Check your answers" })).toBeVisible();
  },
});

/** Without a connection the answers wait, and the page says so. */
export const WaitingForConnection = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => {
    msw.use(unreachable(surveyResponse));
    at("check", allAnswered);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send my answers" }));
    await expect(await canvas.findByRole("heading", { name: "No connection" })).toBeVisible();
  },
});

export const ClosedMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(refusing(surveyResponse, 404, { message: "This link is not open. Ask whoever sent it to you." }));
    at("check", allAnswered);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send my answers" }));
    await expect(await canvas.findByRole("heading", { name: "Your answers were not counted" })).toBeVisible();
  },
});

/** At once, without a question: somebody may be watching. */
export const Cleared = meta.story({
  beforeEach: () => at(1, allAnswered),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clear my answers" }));
    await expect(await canvas.findByText(/^Your answers are gone/)).toBeVisible();
    await expect(sessionStorage).toHaveLength(0);
  },
});

export const WithoutALink = meta.story({ args: { inviteCode: null } });

export const WithoutALinkOnPhone = meta.story({ args: { inviteCode: null }, globals: phone });

export const NotOpen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(surveyQuestions, 404, { message: "This link is not open. Ask whoever sent it to you." }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This link is not open" })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(surveyQuestions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(surveyQuestions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent(/^Loading/);
  },
});

export const Preview = meta.story({
  args: { isPreview: true },
  beforeEach: ({ msw }) => msw.use(answer(previewQuestions, surveyForm)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This is a preview/)).toBeVisible();
  },
});

export const PreviewSignedOut = meta.story({
  args: { isPreview: true },
  beforeEach: ({ msw }) =>
    msw.use(refusing(previewQuestions, 401, { code: "signed-out", message: "Sign in to see this page" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Log in" })).toBeVisible();
  },
});
