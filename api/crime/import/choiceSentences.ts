import type { ColumnMeaning, ColumnSubject, ImportQuestions } from "../../import/choices.ts";
import type { Warning } from "../../import/judgeWarnings.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import type { StationFinder } from "./stations/stationFinder.ts";

const CATEGORY_PATTERN =
  /abduct|arson|assault|burglar|crime|homicide|hijack|kidnap|murder|offen[cs]e|rape|robber|sex|shoplift|theft|violence/i;

export function listColumnWarnings({ columns }: ImportQuestions): Warning[] {
  const unread = columns.filter(({ heading, meaning }) => meaning === null && CATEGORY_PATTERN.test(heading));
  if (unread.length === 0) return [];
  const names = formatList(unread.map(({ heading }) => inQuotes(heading)));
  return [{ sentence: `Columns that sound like a category are not read: ${names}.` }];
}

const MAX_LISTED = 5;

const SUBJECT_LABELS: Readonly<Record<ColumnSubject, string>> = {
  municipality: "the municipality",
  year: "the year",
  month: "the month",
  station: "the station",
  category: "the category",
  period: "the period",
  count: "the count",
  province: "the province",
  level: "the level",
};

export function describeChoices(
  { columns, categories, stations, category }: ImportQuestions,
  { getName }: Pick<StationFinder, "getName">,
  { isChanged, dryRun }: { isChanged: boolean; dryRun: boolean },
): string[] {
  const formatText = (meaning: ColumnMeaning): string => {
    const [kind, value = ""] = meaning.split(" ");
    if (value === "") return SUBJECT_LABELS[meaning as ColumnSubject];
    return kind === "period" ? value : (categories.find(({ id }) => id === Number(value))?.name ?? value);
  };
  const columnChoices = columns
    .filter(({ isChosen }) => isChosen)
    .map(({ heading, meaning }) => `${inQuotes(heading)} is ${meaning ? formatText(meaning) : "left out"}`);
  const stationChoices = stations.flatMap(({ name, stationCode }) =>
    stationCode === null ? [] : [`${inQuotes(name)} is ${getName(stationCode) ?? stationCode}`],
  );
  const chosenCategory = categories.find(({ id }) => id === category?.categoryId);
  return [
    ...(chosenCategory ? [`All figures were read as ${chosenCategory.name}, as chosen.`] : []),
    ...(columnChoices.length > 0 ? [`Columns were read as chosen: ${formatList(columnChoices)}.`] : []),
    ...(stationChoices.length > 0 ? [`Names were read as chosen: ${formatList(stationChoices)}.`] : []),
    ...(isChanged
      ? [
          `What was chosen ${dryRun ? "would be" : "is"} remembered: columns for files with these headings, stations for all files of crime figures.`,
        ]
      : []),
  ];
}

export function describeAddedNames(
  added: readonly { name: string; code: string }[],
  { getName }: Pick<StationFinder, "getName">,
): string[] {
  if (added.length === 0) return [];
  const names = added.map(({ name, code }) => `${inQuotes(name)} to ${getName(code) ?? code}`);
  return [`Counts were added to those of another station in the file: ${formatList(names)}.`];
}

function formatList(items: readonly string[]): string {
  const further = items.length - MAX_LISTED;
  return [...items.slice(0, MAX_LISTED), ...(further > 0 ? [`and ${further} more`] : [])].join(", ");
}
