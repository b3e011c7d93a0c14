import preview from "../../../.storybook/preview.tsx";
import { showsText } from "../../../.storybook/story.ts";
import { QuestionResult } from "./QuestionResult.tsx";

const answers = [
  { id: 1, label: "Under 25", share: 0.125 },
  { id: 2, label: "25 to 34", share: 0.375 },
  { id: 3, label: "35 to 49", share: 0.5 },
  { id: 4, label: `50 or older${" and more words".repeat(12)}`, share: 0 },
];

const meta = preview.meta({
  component: QuestionResult,
  args: {
    question: "How old are you?",
    drawing: "bars" as const,
    answers,
    definition: "Share of those who answered the question.",
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

export const Bars = meta.story({ tags: ["small"] });

export const Pie = meta.story({ tags: ["phone"], args: { drawing: "pie" }, play: showsText("37.50%") });

export const Hidden = meta.story({
  args: { isHidden: true, answers: answers.map((answer) => ({ ...answer, share: "too-few" as const })) },
  play: showsText(/^Hidden, so that nobody can be recognised/),
});
