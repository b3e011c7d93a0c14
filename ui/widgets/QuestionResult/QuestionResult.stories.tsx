import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { QuestionResult } from "./QuestionResult.tsx";

const answers = [
  { id: 1, label: "Under 25", share: 0.125 },
  { id: 2, label: "25 to 34", share: 0.375 },
  { id: 3, label: "35 to 49", share: 0.5 },
  { id: 4, label: "50 or older", share: 0 },
];

const meta = preview.meta({
  component: QuestionResult,
  args: {
    question: "How old are you?",
    drawing: "bars" as const,
    answers,
    isHidden: false,
    organisation: "University of the Valley",
    period: "Apr - Jun 2026",
    source: {
      description: "Answers of the staff",
      url: null,
      capturedOn: "2026-06-30",
      isDemonstration: false,
    },
  },
});

export const Bars = meta.story();

export const Progress = meta.story({ args: { drawing: "progress" } });

export const Pie = meta.story({
  args: { drawing: "pie" },
  play: async ({ canvas }) => {
    // Shares are written once.
    await expect(canvas.getAllByText("37.50%").length).toBe(1);
  },
});

/** A pie that leaves parts out would draw the others too large. */
export const HiddenPartOfAPie = meta.story({
  args: {
    drawing: "pie",
    answers: [
      { id: 1, label: "25 to 34", share: 0.5 },
      { id: 2, label: "Fewer than 5: Under 25, 50 or older", share: "too-few" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Too few to show")).toBeVisible();
  },
});

export const NearlyAll = meta.story({
  args: {
    answers: [
      { id: 1, label: "Woman", share: 0.95, text: "95 % or more" },
      { id: 2, label: "Man", share: "too-few", text: "5 % or less" },
    ],
  },
});

export const Hidden = meta.story({
  args: { isHidden: true, answers: answers.map((answer) => ({ ...answer, share: "too-few" as const })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Hidden, so that nobody can be recognised/)).toBeVisible();
  },
});

export const LongWordsOnSmallPhone = meta.story({
  args: {
    question: "Could you report harassment by somebody above you without fearing for your place here?".repeat(
      2,
    ),
    answers: answers.map((answer) => ({
      ...answer,
      label: `${answer.label} ${"and more words ".repeat(12)}`,
    })),
  },
  globals: { viewport: { value: "small" } },
});

export const PieOnPhone = meta.story({ args: { drawing: "pie" }, globals: { viewport: { value: "phone" } } });
