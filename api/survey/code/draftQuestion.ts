export type Translations = Readonly<Record<string, string>> | null;

export type DraftQuestion = {
  questionKey: string;
  questionCategoryId: number;
  /** 3 one answer, 4 any number. */
  questionTypeId: 3 | 4;
  /** 1 progress bar, 2 bar graph, 3 pie chart, 4 stacked bar. */
  visualizeTypeId: number;
  /** With earlier questions of this key. */
  isComparable: boolean;
  description: string;
  translations: Translations;
  answers: { description: string; score: number | null; translations: Translations }[];
};
