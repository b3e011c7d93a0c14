import type { Letter } from "../lib/mail/Letter.ts";

export const writeSurveyLink = ({
  organisation,
  link,
  closesOn,
}: {
  organisation: string;
  link: string;
  closesOn: string;
}): Letter => ({
  template: "survey-link",
  subject: "A few questions for you",
  paragraphs: [
    `You are asked how gender-based violence is prevented and answered at ${organisation}. It takes about four minutes.`,
    "Nobody learns what you answer: your answers are added to totals, and results of fewer than five people are never shown. This letter is the same for everybody who gets it.",
    `You can answer until ${closesOn}.`,
  ],
  link: { href: link, label: "Answer the survey" },
});
