import { isFigure, type Reading, stateWords } from "../../charts/reading.ts";
import { formatCount, formatPercent } from "../../text/format.ts";
import { plain } from "../../text/words.ts";

export function compareYears(
  current: Reading,
  previous: Reading,
  isChance: (one: number, other: number) => boolean,
): string {
  if (!isFigure(current)) return stateWords[current];
  const reports = plain({ one: "{count} report", other: "{count} reports" }, { count: current });
  if (!isFigure(previous))
    return plain("{reports}; a year before: {reason}", {
      reports,
      reason: stateWords[previous].toLowerCase(),
    });
  if (current === previous) return plain("{reports}, as many as a year before", { reports });
  if (isChance(current, previous))
    return plain("{reports}, about the same as a year before, {previous}", {
      reports,
      previous: formatCount(previous),
    });
  const difference = Math.abs(current - previous);
  const share = previous === 0 ? "" : ` (${formatPercent(difference / previous)})`;
  const values = { reports, difference: formatCount(difference) + share };
  return current > previous
    ? plain("{reports}, {difference} higher than a year before", values)
    : plain("{reports}, {difference} lower than a year before", values);
}
