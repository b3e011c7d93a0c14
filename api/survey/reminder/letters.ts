import type { Letter } from "../../lib/mail/Letter.ts";

type Writing = {
  name: string;
  organisation: string;
  period: string;
  people: string;
  until: string;
  link: string;
};

const STOP = "You can stop this kind of e-mail in your profile. Opening the link changes nothing.";

export const writeSurveyCanBegin = ({
  name,
  organisation,
  period,
  people,
  until,
  link,
}: Writing): Letter => ({
  template: "survey-can-begin",
  subject: "A survey can begin",
  paragraphs: [
    `Dear ${name}`,
    `The questions for ${period} are published: until ${until}, ${organisation} can ask its ${people}.`,
    STOP,
  ],
  link: { href: link, label: "Begin the survey" },
});

/** `responses`: "5 to 9", in steps of five. */
export const writeTwoWeeksLeft = ({
  name,
  organisation,
  period,
  people,
  until,
  responses,
  expected,
  link,
}: Writing & { responses: string; expected: string }): Letter => ({
  template: "two-weeks-left",
  subject: "A survey closes in two weeks",
  paragraphs: [
    `Dear ${name}`,
    `The survey of ${organisation} among its ${people} for ${period} closes after ${until}. So far there are ${responses} responses of ${expected} that are expected. While it is open, only steps of five are shown.`,
    "A short reminder to everybody helps. Do not ask who has answered already.",
    STOP,
  ],
  link: { href: link, label: "See the survey" },
});

export const writeResultsReady = ({
  name,
  organisation,
  period,
  people,
  link,
}: Omit<Writing, "until">): Letter => ({
  template: "results-ready",
  subject: "The results of a survey are ready",
  paragraphs: [
    `Dear ${name}`,
    `The survey of ${organisation} among its ${people} for ${period} is closed, and its results can be read.`,
    STOP,
  ],
  link: { href: link, label: "See the results" },
});

/** `measures`: "2 measures". */
export const writeMeasureDue = ({
  name,
  organisation,
  measures,
  until,
  link,
}: Pick<Writing, "name" | "organisation" | "until" | "link"> & { measures: string }): Letter => ({
  template: "measure-due",
  subject: "A measure is due",
  paragraphs: [
    `Dear ${name}`,
    `After the results of its survey, ${organisation} decided what to do. Until ${until}, ${measures} should be done. They are beside the results.`,
    STOP,
  ],
  link: { href: link, label: "See the measures" },
});

export const writeNoQuestionnaire = ({
  name,
  period,
  begins,
  people,
  link,
}: Pick<Writing, "name" | "period" | "people" | "link"> & { begins: string }): Letter => ({
  template: "no-questionnaire",
  subject: "A questionnaire is missing",
  paragraphs: [
    `Dear ${name}`,
    `No questionnaire for ${people} is published for ${period}, which begins on ${begins}. Without one, no organisation can ask them in that quarter.`,
    "You can publish the last one again in one step, or write another.",
  ],
  link: { href: link, label: "Ask the same again" },
});
