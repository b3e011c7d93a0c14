import type { ColumnMeaning, ImportQuestions } from "@gbvf/api/data-import/contract.ts";

/** The heading of the column that is each meaning. */
export type ChosenColumns = Partial<Record<ColumnMeaning, string>>;

/** Codes of stations, in the order of the questions. */
export type ChosenStations = readonly (string | null)[];

export const MEANING_WORDS: Readonly<Record<ColumnMeaning, string>> = {
  station: "police station",
  category: "category of crime",
  period: "period",
  count: "count",
  province: "province",
  level: "level (station, province or country)",
};

/** What is in force. Where one column is left for the one thing that is needed, it is chosen already. */
export function chosenColumns({ columns, meanings }: ImportQuestions): ChosenColumns {
  const inForce = columns.flatMap(({ heading, meaning }) => (meaning === null ? [] : [[meaning, heading]]));
  const needed = meanings.filter(({ isNeeded }) => isNeeded);
  const [only, ...others] = columns;
  const [wanted, ...further] = needed;
  if (inForce.length === 0 && only && wanted && others.length + further.length === 0)
    return { [wanted.meaning]: only.heading };
  return Object.fromEntries(inForce);
}

/** Whether there is something to choose or to change: not for columns of a workbook that nobody needs. */
export const hasQuestions = ({ columns, meanings, stations }: ImportQuestions): boolean =>
  stations.length > 0 || columns.some(({ isChosen }) => isChosen) || hasOpenColumns({ columns, meanings });

/** Whether something of the file is not known yet. */
export const hasOpenQuestions = ({ columns, meanings, stations }: ImportQuestions): boolean =>
  hasOpenColumns({ columns, meanings }) || stations.some(({ stationCode }) => stationCode === null);

function hasOpenColumns({ columns, meanings }: Pick<ImportQuestions, "columns" | "meanings">) {
  const isMissing = ({ meaning, isNeeded }: (typeof meanings)[number]) =>
    isNeeded && !columns.some((each) => each.meaning === meaning);
  return meanings.some(isMissing) || columns.some(({ isChosen }) => !isChosen);
}

/** The answer to all questions; columns that are nothing of this are left out. */
export function answersOf(questions: ImportQuestions, columns: ChosenColumns, stations: ChosenStations) {
  const chosen = Object.entries(columns) as [ColumnMeaning, string][];
  return {
    columns: questions.columns.map(({ heading }) => ({
      heading,
      meaning: chosen.find(([, each]) => each === heading)?.[0] ?? null,
    })),
    stations: questions.stations.map(({ name, province }, index) => ({
      name,
      province,
      stationCode: stations[index] ?? null,
    })),
  };
}
