import { listed } from "../findings/words.ts";
import { THEME_COUNT } from "../lib/datasets.ts";
import type { ReleasedTheme } from "./contract.ts";

/** "Crime statistics: Apr - Jun 2026", "Crime statistics: corrected figures" */
export function titleOf(themes: readonly ReleasedTheme[]): string {
  const names = themes.length === THEME_COUNT ? "All themes" : listed(themes.map(({ name }) => name));
  return `${names}: ${periodsOf(themes) ?? changeOf(themes)}`;
}

/** Of one theme all that are new; of several, the latest of each. */
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
  if (themes.some(({ corrections }) => corrections.length > 0)) return "corrected figures";
  return themes.some(({ completed }) => completed > 0)
    ? "figures that were missing"
    : "figures of smaller areas";
}

/** What changed, theme by theme, in neutral sentences. */
export const summaryOf = (themes: readonly ReleasedTheme[]): string[] => themes.flatMap(changesOf);

function changesOf(theme: ReleasedTheme): string[] {
  const { name, newPeriods, corrections, completed, replacesDemonstration } = theme;
  const [first, ...others] = newPeriods;
  const told = [
    replacesDemonstration ? `${name}: the invented figures of the demonstration were replaced.` : null,
    first === undefined
      ? null
      : others.length === 0
        ? `${name}: figures of ${first} are new.`
        : `${name}: figures of ${newPeriods.length} periods are new, from ${first} to ${others.at(-1)}.`,
    completed === 0
      ? null
      : `${name}: ${completed === 1 ? "1 earlier figure that was missing is" : `${completed} earlier figures that were missing are`} known now.`,
    corrections.length === 0 ? null : correctedWords(theme),
  ].filter((each) => each !== null);
  return told.length > 0
    ? told
    : [
        `${name}: figures of smaller areas were added or corrected; those of the country and the provinces are the same.`,
      ];
}

function correctedWords({ name, corrections }: ReleasedTheme): string {
  const periods = [...new Set(corrections.map(({ period }) => period))];
  const of = periods.length > 3 ? `${periods.length} periods` : listed(periods);
  const count = corrections.length === 1 ? "1 figure" : `${corrections.length} figures`;
  return `${name}: ${count} of ${of} ${corrections.length === 1 ? "was" : "were"} corrected.`;
}
