import { isLanguage, LANGUAGES, translatedLanguages } from "../shared/i18n/languages.ts";
import { PREFER_NOT_TO_SAY } from "../survey/code/questionnaires.ts";

export const QUESTION_TYPES = { one: 3, many: 4 } as const;
export const CHARTS = ["progress bar", "bar graph", "pie chart", "stacked bar"];

type Column = { width: number; about: string; example: string };
const QUESTION_WIDTH = 60;

export const COLUMNS = {
  question_key: {
    width: 24,
    about:
      "A short name of the question in small letters, digits and hyphens. Keep it from quarter to quarter: results are compared by it.",
    example: "policy-written",
  },
  category: {
    width: 14,
    about:
      "Policies, Practices or Behaviours, whose answers have scores; General or Demographic, whose answers have none.",
    example: "Policies",
  },
  type: {
    width: 8,
    about: "one: people choose one answer. many: they choose all that are true.",
    example: "one",
  },
  chart: { width: 14, about: `How the answers are drawn: ${CHARTS.join(", ")}.`, example: "stacked bar" },
  comparable: {
    width: 12,
    about:
      "yes: it is reworded and still asks the same as the earlier question with this key, so that the trend goes on. no: the trend goes on only if nothing was changed.",
    example: "yes",
  },
  question: {
    width: QUESTION_WIDTH,
    about: "What is asked, in English.",
    example: "Is there a written policy here?",
  },
  answers: {
    width: QUESTION_WIDTH,
    about: `The answers with | between them, the most desirable first, each with = and its score. Leave out "${PREFER_NOT_TO_SAY}", which every question offers.`,
    example: "Yes=2|It is being written=1|No=0",
  },
} as const satisfies Record<string, Column>;
export const COLUMN_NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

export const getTranslationColumns = (code: string) => [`question_${code}`, `answers_${code}`] as const;
export const TRANSLATION_WIDTH = QUESTION_WIDTH;

const TRANSLATED_COLUMN = /^(?:question|answers)_(?!key$)(.*)$/;

export function describeUnknownColumn(heading: string, occurrences: number): string | undefined {
  const suffix = TRANSLATED_COLUMN.exec(heading)?.[1];
  if (suffix === undefined) return undefined;
  if (isLanguage(suffix) && suffix !== "en")
    return occurrences > 1 ? `The column "${heading}" is there twice.` : undefined;
  const language = translatedLanguages.find(
    (code) => suffix !== "" && LANGUAGES[code].toLowerCase().includes(suffix),
  );
  const [kind] = heading.split("_");
  const hint =
    language === undefined
      ? `A translation's column ends in the code of its language: ${translatedLanguages.join(", ")}.`
      : `For ${LANGUAGES[language]} it is called "${kind}_${language}".`;
  return `The column "${heading.slice(0, 60).toWellFormed()}" is unknown. ${hint}`;
}

export const columnGuide = {
  name: "About the columns",
  columns: [
    { heading: "Column", width: 24 },
    { heading: "What it holds", width: 100 },
    { heading: "Example", width: 40 },
  ],
  rows: [
    ...COLUMN_NAMES.map((name) => [name, COLUMNS[name].about, COLUMNS[name].example]),
    [
      "question_zu",
      `The question in another language; the column ends in its code: ${translatedLanguages.map((code) => `${code} ${LANGUAGES[code]}`).join(", ")}.`,
      "Ingabe ikhona inqubomgomo ebhaliwe lapha?",
    ],
    [
      "answers_zu",
      "The answers in that language, in the same order and with the same scores. Nothing between two | leaves one untranslated.",
      "Yebo=2|Iyabhalwa=1|Cha=0",
    ],
    ["any other", "Columns of your own are left alone.", ""],
  ],
};
