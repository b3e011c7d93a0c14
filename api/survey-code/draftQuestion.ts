/** Words by language code. */
export type Translations = Readonly<Record<string, string>> | null;

/** A question as a sheet has it, before it is published. */
export type DraftQuestion = {
  questionKey: string;
  questionCategoryId: number;
  /** 3 one answer, 4 any number. */
  questionTypeId: 3 | 4;
  /** 1 progress bar, 2 bar graph, 3 pie chart, 4 stacked bar. */
  visualizeTypeId: number;
  /** Whether its answers can be compared with those to the question of this key before. */
  isComparable: boolean;
  description: string;
  translations: Translations;
  answers: { description: string; score: number | null; translations: Translations }[];
};
