import type { ColumnMeaning, ImportQuestions } from "../../import/choices.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import type { Remembered } from "./rememberedChoices.ts";

const SHOWN = 5;

const WORDS: Readonly<Record<ColumnMeaning, string>> = {
  station: "the station",
  category: "the category",
  period: "the period",
  count: "the count",
  province: "the province",
  level: "the level",
};

/** Which choices of an administrator an import followed, and whether it would keep new ones. */
export function describeChoices(
  { columns, stations }: ImportQuestions,
  { stations: { nameOf }, isChanged }: Remembered,
  dryRun: boolean,
): string[] {
  const ofColumns = columns
    .filter(({ isChosen }) => isChosen)
    .map(({ heading, meaning }) => `${inQuotes(heading)} is ${meaning ? WORDS[meaning] : "left out"}`);
  const ofStations = stations.flatMap(({ name, stationCode }) =>
    stationCode === null ? [] : [`${inQuotes(name)} is ${nameOf(stationCode) ?? stationCode}`],
  );
  return [
    ...(ofColumns.length > 0 ? [`Columns were read as chosen: ${listOf(ofColumns)}.`] : []),
    ...(ofStations.length > 0 ? [`Names were read as chosen: ${listOf(ofStations)}.`] : []),
    ...(isChanged
      ? [`What was chosen ${dryRun ? "would be" : "is"} remembered for later files of crime figures.`]
      : []),
  ];
}

function listOf(items: readonly string[]): string {
  const further = items.length - SHOWN;
  return [...items.slice(0, SHOWN), ...(further > 0 ? [`and ${further} more`] : [])].join(", ");
}
