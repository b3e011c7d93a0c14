import { messages } from "@gbvf/api/shared/i18n/survey/messages.ts";
import published from "@gbvf/api/shared/i18n/survey/published.json" with { type: "json" };
import { previewQuestions, surveyQuestions, surveyResponse } from "@gbvf/api/survey/answering/contract.ts";
import { pending, refusing, respond, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, spyOn, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { findUntranslated, publishPseudoLocale } from "../../../.storybook/pseudoLocale.ts";
import {
  hasFocus,
  hasValue,
  inOrder,
  lacksText,
  presses,
  pressesKeys,
  shows,
  showsText,
  showsTextIn,
  types,
  withHandlers,
} from "../../../.storybook/story.ts";
import { phone, small } from "../../../.storybook/viewports.ts";
import { listQuestions } from "./pages.ts";
import { createDraft, IDLE_MS, readDraft, removeDraft, storeDraft } from "./responseDraft.ts";
import { SurveyPage } from "./SurveyPage.tsx";
import "./survey.css";
import { longSurveyForm, surveyForm } from "@gbvf/mocks/survey/surveyForm.ts";

const CODE = "abcdefghijklmnopqrstuvwxyz";
const countedResponse = {
  success: true,
  message: "Your answers were added to totals. Nobody can find or change them.",
} as const;

function storeStep(step: number | "start" | "check", answers: Record<number, number[] | null> = {}) {
  storeDraft(sessionStorage, { ...createDraft(CODE, false), answers });
  window.history.replaceState({ survey: { step, depth: 0, returnsToCheck: false } }, "");
}

const allAnswered = Object.fromEntries(
  listQuestions(surveyForm).map(({ questionId, answers }, index) => [
    questionId,
    index === 5 ? null : answers.slice(0, 1).map(({ possibleAnswerId }) => possibleAnswerId),
  ]),
);

function sentencesWithoutLanguage(page: HTMLElement): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const sentences: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const isOurs = Object.values<unknown>(messages).includes(text.nodeValue);
    if (isOurs && text.parentElement?.closest("[lang]")?.getAttribute("lang") !== "en")
      sentences.push(text.nodeValue ?? "");
  }
  return sentences;
}

const clearStoredState = () => {
  removeDraft(sessionStorage);
  document.documentElement.lang = "en";
  window.history.replaceState(null, "");
};

const meta = preview.meta({
  component: SurveyPage,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: { inviteCode: CODE, isPreview: false },
  beforeEach: ({ msw }) => {
    clearStoredState();
    msw.use(respond(surveyQuestions, surveyForm), respond(surveyResponse, countedResponse));
    return clearStoredState;
  },
});

export const FirstPage = meta.story({
  tags: ["phone", "small"],
  play: shows("heading", /University of the Valley asks its staff/, { level: 1 }),
});

export const Category = meta.story({
  beforeEach: () => {
    storeStep(0);
    storeDraft(sessionStorage, { ...createDraft(CODE, false), touchedAt: Date.now() - 60_000 });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "It is being written" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Question 2: choose an answer");
    await expect(await canvas.findByRole("radio", { name: "Yes, so that I could use it" })).toHaveFocus();
    await expect(readDraft(sessionStorage, Date.now() + IDLE_MS - 1).draft).not.toBeNull();
  },
});

export const QuestionOnPhone = meta.story({
  globals: phone,
  beforeEach: () => storeStep(0),
  play: inOrder(
    showsText("Question 1 of 6"),
    presses("button", "Continue"),
    showsText(/^Choose an answer\./),
    presses("radio", "I prefer not to say"),
    presses("button", "Continue"),
    showsText("Question 2 of 6"),
  ),
});

export const LanguageSwitchedOnPhone = meta.story({
  globals: phone,
  beforeEach: () => storeStep(0),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "It is being written" }));
    await userEvent.click(canvas.getByRole("button", { name: "isiZulu" }));
    await expect(await canvas.findByText("Umbuzo 1 / 6")).toBeVisible();
    await expect(document.documentElement).toHaveAttribute("lang", "zu");
    await expect(canvas.getByRole("radio", { name: "It is being written" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Ngincamela ukungasho" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Phuma" })).toBeVisible();
    await expect(canvas.getByText("Clear my answers")).toHaveAttribute("lang", "en");
    await expect(sentencesWithoutLanguage(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Qhubeka" }));
    await expect(await canvas.findByText("Umbuzo 2 / 6")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "English" }));
    await expect(await canvas.findByText("Question 2 of 6")).toBeVisible();
  },
});

const showsTranslated = (text: string) =>
  inOrder(showsText(text), async ({ canvasElement }) =>
    expect(findUntranslated(canvasElement, [surveyForm.organisation])).toEqual([]),
  );
const pseudoLanguageDraft = { ...createDraft(CODE, false), language: "ve" };

export const FirstPageInPseudoLanguage = meta.story({
  globals: small,
  beforeEach: () => {
    storeDraft(sessionStorage, pseudoLanguageDraft);
    return publishPseudoLocale(published, messages);
  },
  play: showsTranslated("Stáárt"),
});

export const CheckInPseudoLanguage = meta.story({
  globals: small,
  beforeEach: () => {
    storeStep("check", allAnswered);
    storeDraft(sessionStorage, { ...pseudoLanguageDraft, answers: allAnswered });
    return publishPseudoLocale(published, messages);
  },
  play: showsTranslated("Séénd my áánswéérs"),
});

export const SeveralAnswersOnPhone = meta.story({
  globals: phone,
  beforeEach: () => storeStep(2),
  play: async ({ canvas, userEvent }) => {
    const talk = await canvas.findByRole("checkbox", { name: "A place to talk in private" });
    await userEvent.click(talk);
    await userEvent.click(await canvas.findByRole("checkbox", { name: "None of these" }));
    await expect(talk).not.toBeChecked();
  },
});

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

export const LongestOnSmallPhone = meta.story({
  globals: small,
  beforeEach: ({ msw }) => {
    msw.use(respond(surveyQuestions, longSurveyForm));
    storeStep(0);
  },
  play: showsText("Question 1 of 40"),
});

export const WaitingForConnection = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => {
    msw.use(unreachable(surveyResponse));
    storeStep("check", allAnswered);
  },
  play: async (context) => {
    const { setTimeout, clearTimeout } = globalThis;
    const pauses: number[] = [];
    const expiries = new Set<unknown>();
    const passAtOnce = (run: () => void, ms = 0) => {
      const isPause = ms > 1000 && ms <= 30_000 && pauses.length < 5;
      if (isPause) pauses.push(ms);
      const timer = setTimeout(run, isPause ? 0 : ms);
      if (ms > IDLE_MS / 2) expiries.add(timer);
      return timer;
    };
    spyOn(globalThis, "clearTimeout").mockImplementation((timer) => {
      expiries.delete(timer);
      clearTimeout(timer);
    });
    spyOn(globalThis, "setTimeout").mockImplementation(passAtOnce as typeof setTimeout);
    await inOrder(presses("button", "Send my answers"), shows("heading", "No connection"))(context);
    await waitFor(() => expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000]));
    // Answers that wait for a connection do not expire.
    await expect(expiries.size).toBe(0);
  },
});

export const ClosedConcurrently = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      refusing(surveyResponse, 404, {
        code: "closed",
        message: "This survey is closed. If your answer reached us before, it was counted.",
      }),
    );
    storeStep("check", allAnswered);
  },
  play: inOrder(
    presses("button", "Send my answers"),
    shows("heading", "This survey is closed"),
    showsText(/If your answer reached us before, it was counted/),
    lacksText(/not counted/),
  ),
});

export const Cleared = meta.story({
  beforeEach: () => storeStep(1, allAnswered),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clear my answers" }));
    await expect(await canvas.findByRole("button", { name: "No, keep them" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Clear my answers" })).toHaveFocus();
    await expect(canvas.getAllByRole("radio", { checked: true })).not.toHaveLength(0);
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Yes, remove them" }));
    await expect(await canvas.findByText(/^Your answers are gone/)).toBeVisible();
    await expect(sessionStorage).toHaveLength(0);
  },
});

export const WithoutALink = meta.story({ tags: ["phone"], args: { inviteCode: null } });

export const NotOpen = meta.story({
  beforeEach: withHandlers(
    refusing(surveyQuestions, 404, { message: "This link is not open. Ask the person who sent it to you." }),
  ),
  play: inOrder(shows("heading", "This link is not open"), shows("textbox", "Code on your slip")),
});

export const MistypedSlip = meta.story({
  tags: ["phone", "small"],
  args: { inviteCode: null },
  beforeEach: withHandlers(
    refusing(surveyQuestions, 404, { code: "not-open", message: "This link is not open." }),
  ),
  play: inOrder(
    types("Code on your slip", "abcdefgh23{Enter}"),
    showsTextIn(/^No questions are open for this code/, "alert"),
    hasValue("textbox", "Code on your slip", "ABCDE FGH23"),
    hasFocus("textbox", "Code on your slip"),
    async ({ msw }) => msw.use(respond(surveyQuestions, surveyForm)),
    pressesKeys("{End}{Backspace}4{Enter}"),
    shows("button", "Start"),
  ),
});

export const Failed = meta.story({
  beforeEach: withHandlers(unreachable(surveyQuestions)),
  play: shows("button", "Try again"),
});

export const Loading = meta.story({
  beforeEach: withHandlers(pending(surveyQuestions)),
  play: showsTextIn(/^Loading/, "status"),
});

export const BothLanguagesOfADraft = meta.story({
  tags: ["phone"],
  args: { isPreview: true, inviteCode: "draft-1" },
  beforeEach: withHandlers(respond(previewQuestions, surveyForm)),
  play: async ({ canvas, userEvent }) => {
    await showsText(/^This is a preview/)({ canvas });
    await userEvent.click(await canvas.findByRole("button", { name: "isiZulu" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Start" }));
    await shows("group", /Ingabe ikhona.*written policy/)({ canvas });
    await expect(canvas.getAllByText("Not translated")).not.toHaveLength(0);
  },
});

export const PreviewSignedOut = meta.story({
  args: { isPreview: true },
  beforeEach: withHandlers(
    refusing(previewQuestions, 401, { code: "signed-out", message: "Sign in to see this page" }),
  ),
  play: shows("link", "Log in"),
});
