import type { Letter } from "../lib/mail/Letter.ts";

/** `closesOn`: "30 September 2026". */
type Asking = { organisation: string; link: string; closesOn: string };

const asked = (organisation: string) =>
  `You are asked how gender-based violence is prevented and answered at ${organisation}. It takes about four minutes.`;

export const writeSurveyLink = ({ organisation, link, closesOn }: Asking): Letter => ({
  template: "survey-link",
  subject: "A few questions for you",
  paragraphs: [
    asked(organisation),
    "Nobody learns what you answer: your answers are added to totals, and results of fewer than five people are never shown. This letter is the same for everybody who gets it.",
    `You can answer until ${closesOn}.`,
  ],
  link: { href: link, label: "Answer the survey" },
});
