import { isFigure, type Reading, stateWords } from "../../charts/reading.ts";
import { formatCount, formatPercent, plural } from "../../text/format.ts";

export function compareYears(
  current: Reading,
  previous: Reading,
  isChance: (one: number, other: number) => boolean,
): string {
  if (!isFigure(current)) return stateWords[current];
  const reports = plural(current, "report", "reports");
  if (!isFigure(previous)) return `${reports}; a year before: ${stateWords[previous].toLowerCase()}`;
  if (current === previous) return `${reports}, as many as a year before`;
  if (isChance(current, previous))
    return `${reports}, about the same as a year before, ${formatCount(previous)}`;
  const difference = Math.abs(current - previous);
  const share = previous === 0 ? "" : ` (${formatPercent(difference / previous)})`;
  const direction = current > previous ? "higher" : "lower";
  return `${reports}, ${formatCount(difference)}${share} ${direction} than a year before`;
}
