import { formatNames } from "../findings/phrases.ts";
import { THEME_COUNT } from "../lib/cache/datasets.ts";
import { wasOrWere } from "../lib/text/counted.ts";
import { listCountryAndProvinces } from "../lib/text/listCountryAndProvinces.ts";
import type { ReleasedTheme } from "./contract.ts";

/** "Crime statistics: Apr - Jun 2026", "Crime statistics: corrected figures" */
export function formatTitle(themes: readonly ReleasedTheme[]): string {
  const names = themes.length === THEME_COUNT ? "All themes" : formatNames(themes.map(({ name }) => name));
  const isWithdrawal = themes.some(({ withdrawn }) => withdrawn !== null);
  return `${names}: ${(isWithdrawal ? null : listPeriods(themes)) ?? describeChange(themes)}`;
}

function listPeriods(themes: readonly ReleasedTheme[]): string | null {
  const periodsOfThemes = themes.map(({ newPeriods }) => newPeriods).filter((periods) => periods.length > 0);
  const [first, ...rest] = periodsOfThemes;
  if (first === undefined) return null;
  if (rest.length === 0) return first.length === 1 ? `${first[0]}` : `${first[0]} to ${first.at(-1)}`;
  return formatNames([...new Set(periodsOfThemes.map((periods) => formatPeriod(`${periods.at(-1)}`)))]);
}

/** "2026, cycle 1" → "cycle 1 of 2026", because a list needs its commas */
const formatPeriod = (period: string) => period.replace(/^(\d{4}), (cycle \d+)/, "$2 of $1");

function describeChange(themes: readonly ReleasedTheme[]): string {
  if (themes.some(({ withdrawn }) => withdrawn !== null)) return "withdrawn figures";
  if (themes.some(({ replacesDemonstration }) => replacesDemonstration))
    return "figures in place of the demonstration";
  if (themes.some((theme) => theme.corrections.length > 0 && !hasOnlyAddedFigures(theme)))
    return "corrected figures";
  if (themes.some(({ completed, corrections }) => completed + corrections.length > 0))
    return "figures that were missing";
  return "figures of smaller areas";
}

export const getSummary = (themes: readonly ReleasedTheme[]): string[] => themes.flatMap(listChanges);

function listChanges(theme: ReleasedTheme): string[] {
  const { name, newPeriods, corrections, completed, ...release } = theme;
  const { replacesDemonstration, imported, withdrawn, source } = release;
  const isInventedAgain = withdrawn !== null && source?.isDemonstration;
  const [first, ...rest] = isInventedAgain ? [] : newPeriods;
  const parts = [
    ...(withdrawn === null ? [] : describeWithdrawn(name, withdrawn)),
    ...describePeriods(theme),
    isInventedAgain ? `${name}: the invented figures of the demonstration are shown again.` : null,
    corrections.length === 0 ? null : describeCorrected(theme),
    replacesDemonstration ? `${name}: the invented figures of the demonstration were replaced.` : null,
    first === undefined
      ? null
      : rest.length === 0
        ? `${name}: figures of ${first} are new.`
        : `${name}: figures of ${newPeriods.length} periods are new, from ${first} to ${rest.at(-1)}.`,
    completed === 0
      ? null
      : `${name}: ${completed === 1 ? "1 earlier figure that was missing is" : `${completed} earlier figures that were missing are`} known now.`,
  ].filter((each) => each !== null);
  const changes =
    parts.length > 0
      ? parts
      : [
          `${name}: figures of smaller areas were added or corrected; those of the country and the provinces are the same.`,
        ];
  return imported === null ? changes : [...changes, `${name}, in the file: ${imported.sentence}`];
}

const hasOnlyAddedFigures = ({ imported }: ReleasedTheme) => imported?.corrected === 0;

function describeCorrected(theme: ReleasedTheme): string {
  const { name, corrections } = theme;
  const periods = [...new Set(corrections.map(({ period }) => period))];
  const periodText = periods.length > 3 ? `${periods.length} periods` : formatNames(periods);
  const count = corrections.length === 1 ? "1 figure" : `${corrections.length} figures`;
  const verb = wasOrWere(corrections.length);
  const change = hasOnlyAddedFigures(theme)
    ? "changed, as figures that were missing came in"
    : theme.withdrawn === null
      ? `${verb} corrected`
      : "changed with it";
  return `${name}: ${count} of the country and its provinces, of ${periodText}, ${change}.`;
}

const describeWithdrawn = (name: string, { sources, reason }: NonNullable<ReleasedTheme["withdrawn"]>) => [
  `${name}: figures were withdrawn. Their source: ${sources.join("; ")}. The reason: ${reason}${reason.endsWith(".") ? "" : "."}`,
];

function describePeriods({ name, span, shownBefore, newPeriods }: ReleasedTheme): string[] {
  if (shownBefore === null) return [];
  const { lost, gained, span: before } = shownBefore;
  const isOtherSpan = before !== span && newPeriods.length === 0;
  const [spanText, spanBefore] = [span === null ? "" : ` of ${span}`, before === null ? "" : ` of ${before}`];
  return [
    ...(lost.length > 0
      ? [
          `${name}: ${listCountryAndProvinces(lost)} lost ${lost.length === 1 ? "its figure" : "their figures"}${spanBefore}.`,
        ]
      : []),
    ...(gained.length > 0
      ? [
          `${name}: ${listCountryAndProvinces(gained)} gained ${gained.length === 1 ? "a figure" : "figures"}${spanText}.`,
        ]
      : []),
    ...(isOtherSpan && span !== null && before !== null
      ? [`${name}: the pages show ${span}, in place of ${before}.`]
      : []),
  ];
}
