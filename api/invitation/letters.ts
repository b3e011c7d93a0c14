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

export const writeSurveyLetter = ({ organisation, link, closesOn }: Asking): Letter => ({
  template: "survey-letter",
  subject: "A few questions for you",
  paragraphs: [
    asked(organisation),
    "The link below counts once, so please do not pass it on. This service drew it by lot for this letter and has kept no note of who got which: nobody is shown who has answered, or what. Results of fewer than five people are never shown.",
    `You can answer until ${closesOn}. Your address is deleted here when the survey closes, or earlier.`,
  ],
  link: { href: link, label: "Answer the survey" },
});

export const writeSurveyReminder = ({ organisation, closesOn }: Omit<Asking, "link">): Letter => ({
  template: "survey-reminder",
  subject: "A few questions for you: a reminder",
  paragraphs: [
    `Not long ago you got a letter with questions about how gender-based violence is prevented and answered at ${organisation}.`,
    "Everybody who got that letter gets this one too, because nobody knows who has answered. If you have: thank you, there is nothing left to do.",
    `If you have not, please use the link in that letter, until ${closesOn}. This letter has none, and your address is deleted here with it.`,
  ],
});
