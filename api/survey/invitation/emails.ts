import type { Email } from "../../lib/mail/Email.ts";
import { surveyMinutes } from "../../shared/surveyMinutes.ts";

/** `closesOn` is text such as "30 September 2026". */
type LinkEmail = {
  organisation: string;
  sender: string;
  questionCount: number;
  link: string;
  closesOn: string;
};

export const writeSurveyLink = ({
  organisation,
  sender,
  questionCount,
  link,
  closesOn,
}: LinkEmail): Email => ({
  template: "survey-link",
  subject: "Your organisation asks for your answers",
  paragraphs: [
    `Your organisation writes to you: ${sender} of ${organisation} asks you to answer ${questionCount} questions about how gender-based violence is prevented and dealt with at ${organisation}. It takes about ${minutesText(questionCount)}.`,
    `${organisation} uses the survey of the GBVF dashboard, which sends this e-mail for it. You need no account, and nobody asks for your name, a password or money. If you doubt that this e-mail is real, ask ${sender} at ${organisation}.`,
    "Nobody is shown your answers: each is added to a total. The first page says who sees what, and what cannot be prevented. This e-mail is the same for everybody who gets it.",
    `You can answer until ${closesOn}.`,
  ],
  link: { href: link, label: "Open the questions" },
});

function minutesText(questionCount: number): string {
  const minutes = surveyMinutes(questionCount);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
