import type { Email } from "../../lib/mail/Email.ts";

type Recipient = { recipientName: string; link: string };
type Notice = Recipient & { organisation: string; until: string };
type SurveyNotice = Notice & { period: string; respondents: string };

const STOP = "You can stop this kind of e-mail in your profile. Opening the link changes nothing.";

const buildEmail = (
  { recipientName, link }: Recipient,
  { label, paragraphs, ...email }: Omit<Email, "link"> & { label: string },
): Email => ({ ...email, paragraphs: [`Dear ${recipientName}`, ...paragraphs], link: { href: link, label } });

export const writeSurveyCanBegin = (to: SurveyNotice): Email =>
  buildEmail(to, {
    template: "survey-can-begin",
    subject: "A survey can begin",
    paragraphs: [
      `The questions for ${to.period} are published: until ${to.until}, ${to.organisation} can ask its ${to.respondents}.`,
      STOP,
    ],
    label: "Begin the survey",
  });

/** `responses` is text such as "5 to 9". */
export const writeTwoWeeksLeft = (to: SurveyNotice & { responses: string; expected: string }): Email =>
  buildEmail(to, {
    template: "two-weeks-left",
    subject: "A survey closes in two weeks",
    paragraphs: [
      `The survey of ${to.organisation} among its ${to.respondents} for ${to.period} closes after ${to.until}. So far there are ${to.responses} responses of ${to.expected} that are expected. Until it closes, the number is shown only as a range of five.`,
      "A short reminder to everybody helps. Do not ask who has answered already.",
      STOP,
    ],
    label: "See the survey",
  });

export const writeResultsReady = (to: Omit<SurveyNotice, "until">): Email =>
  buildEmail(to, {
    template: "results-ready",
    subject: "The results of a survey are ready",
    paragraphs: [
      `The survey of ${to.organisation} among its ${to.respondents} for ${to.period} is closed, and its results can be read.`,
      STOP,
    ],
    label: "See the results",
  });

/** `measures` is text such as "2 measures". */
export const writeMeasureDue = (to: Notice & { measures: string }): Email =>
  buildEmail(to, {
    template: "measure-due",
    subject: "A measure is due",
    paragraphs: [
      `After the results of its survey, ${to.organisation} decided what to do. Until ${to.until}, ${to.measures} should be done. They are beside the results.`,
      STOP,
    ],
    label: "See the measures",
  });

export const writeNoQuestionnaire = (
  to: Recipient & { period: string; respondents: string; begins: string },
): Email =>
  buildEmail(to, {
    template: "no-questionnaire",
    subject: "A questionnaire is missing",
    paragraphs: [
      `No questionnaire for ${to.respondents} is published for ${to.period}, which begins on ${to.begins}. Without one, no organisation can ask them in that quarter.`,
      "You can publish the last one again in one step, or write another.",
    ],
    label: "Ask the same again",
  });
