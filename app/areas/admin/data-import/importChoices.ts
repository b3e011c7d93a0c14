import {
  COLUMN_SUBJECTS,
  type ColumnMeaning,
  type ColumnSubject,
  type ImportQuestions,
} from "@gbvf/api/data-import/contract.ts";
import type { ComboBoxOption } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";

/** The chosen station codes, in the order of the questions. */
export type ChosenStations = readonly (string | null)[];

export const SUBJECT_LABELS: Readonly<Record<ColumnSubject, string>> = {
  station: "Police station",
  province: "Province",
  municipality: "Municipality",
  category: "Category of crime",
  period: "Period",
  year: "Year",
  month: "Month",
  count: "Count",
  level: "Level (station, province or country)",
};

const FIRST_YEAR = 2003;

export function listMeaningOptions(
  categories: ImportQuestions["categories"],
  lastYear: number,
): ComboBoxOption<ColumnMeaning>[] {
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, index) => lastYear - index);
  return [
    ...COLUMN_SUBJECTS.map((id) => ({ id, label: SUBJECT_LABELS[id] })),
    ...categories.map(({ id, name }) => ({
      id: `category ${id}` as const,
      label: name,
      detail: "Counts of a category",
    })),
    ...years.flatMap((year) =>
      [`${year}/${String(year + 1).slice(2)}`, ...[4, 3, 2, 1].map((quarter) => `${year}Q${quarter}`)].map(
        (period) => ({ id: `period ${period}` as const, label: period, detail: "Counts of a period" }),
      ),
    ),
  ];
}

/** If one unknown column and one missing subject are left, the column gets that subject. */
export function getInitialColumns({ columns, missing, category }: ImportQuestions): (ColumnMeaning | null)[] {
  const [onlySubject] = missing;
  const isUnambiguous =
    columns.length === 1 && missing.length === 1 && columns[0]?.meaning === null && category === undefined;
  return columns.map(({ meaning }) => (isUnambiguous && onlySubject ? onlySubject : meaning));
}

export const getInitialCategory = ({ category }: ImportQuestions): number | null =>
  category?.categoryId ?? (category?.nearest.length === 1 ? (category.nearest[0] ?? null) : null);

export const hasQuestions = ({ columns, stations, category }: ImportQuestions): boolean =>
  stations.length > 0 || columns.length > 0 || category !== undefined;

export const hasOpenQuestions = ({ columns, missing, stations }: ImportQuestions): boolean =>
  missing.length > 0 ||
  columns.some(({ isChosen, nearest }) => !isChosen && nearest.length > 0) ||
  stations.some(({ stationCode }) => stationCode === null);

export function buildChoices(
  questions: ImportQuestions,
  columns: readonly (ColumnMeaning | null)[],
  stations: ChosenStations,
  categoryId: number | null,
) {
  return {
    ...(categoryId !== null && { categoryId }),
    columns: questions.columns.map(({ heading }, index) => ({ heading, meaning: columns[index] ?? null })),
    stations: questions.stations.map(({ name, province }, index) => ({
      name,
      province,
      stationCode: stations[index] ?? null,
    })),
  };
}
