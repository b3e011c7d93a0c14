import { listed } from "../findings/words.ts";
import { THEME_COUNT } from "../lib/cache/datasets.ts";
import { wasOrWere } from "../lib/text/counted.ts";
import type { ReleasedTheme } from "./contract.ts";

/** "Crime statistics: Apr - Jun 2026", "Crime statistics: corrected figures" */
export function titleOf(themes: readonly ReleasedTheme[]): string {
  const names = themes.length === THEME_COUNT ? "All themes" : listed(themes.map(({ name }) => name));
  return `${names}: ${periodsOf(themes) ?? changeOf(themes)}`;
}

/** Several themes list only their latest. */
function periodsOf(themes: readonly ReleasedTheme[]): string | null {
  const fresh = themes.map(({ newPeriods }) => newPeriods).filter((periods) => periods.length > 0);
  const [first, ...others] = fresh;
  if (first === undefined) return null;
  if (others.length === 0) return first.length === 1 ? `${first[0]}` : `${first[0]} to ${first.at(-1)}`;
  return listed([...new Set(fresh.map((periods) => `${periods.at(-1)}`))]);
}

function changeOf(themes: readonly ReleasedTheme[]): string {
  if (themes.some(({ replacesDemonstration }) => replacesDemonstration))
    return "figures in place of the demonstration";
  if (themes.some((theme) => theme.corrections.length > 0 && !isOnlyAdded(theme))) return "corrected figures";
  if (themes.some(({ completed, corrections }) => completed + corrections.length > 0))
    return "figures that were missing";
  return themes.some(({ remade = 0 }) => remade > 0)
    ? "figures made in a new way"
    : "figures of smaller areas";
}

export const summaryOf = (themes: readonly ReleasedTheme[]): string[] => themes.flatMap(changesOf);

function changesOf(theme: ReleasedTheme): string[] {
  const { name, newPeriods, corrections, completed, remade = 0, ...release } = theme;
  const { replacesDemonstration, imported } = release;
  const [first, ...others] = newPeriods;
  const parts = [
    corrections.length === 0 ? null : correctedWords(theme),
    replacesDemonstration ? `${name}: the invented figures of the demonstration were replaced.` : null,
    first === undefined
      ? null
      : others.length === 0
        ? `${name}: figures of ${first} are new.`
        : `${name}: figures of ${newPeriods.length} periods are new, from ${first} to ${others.at(-1)}.`,
    completed === 0
      ? null
      : `${name}: ${completed === 1 ? "1 earlier figure that was missing is" : `${completed} earlier figures that were missing are`} known now.`,
    remade === 0
      ? null
      : `${name}: ${remade === 1 ? "1 earlier figure differs" : `${remade} earlier figures differ`} only because figures are made in a new way, which the methods describe; that corrects nothing.`,
  ].filter((each) => each !== null);
  const changes =
    parts.length > 0
      ? parts
      : [
          `${name}: figures of smaller areas were added or corrected; those of the country and the provinces are the same.`,
        ];
  return imported === null ? changes : [...changes, `${name}, in the file: ${imported.sentence}`];
}

/** A published sum changed by new figures alone. */
const isOnlyAdded = ({ imported }: ReleasedTheme) => imported?.corrected === 0;

function correctedWords(theme: ReleasedTheme): string {
  const { name, corrections } = theme;
  const periods = [...new Set(corrections.map(({ period }) => period))];
  const of = periods.length > 3 ? `${periods.length} periods` : listed(periods);
  const count = corrections.length === 1 ? "1 figure" : `${corrections.length} figures`;
  const were = wasOrWere(corrections.length);
  const how = isOnlyAdded(theme) ? "changed, as figures that were missing came in" : `${were} corrected`;
  return `${name}: ${count} of the country and its provinces, of ${of}, ${how}.`;
}
