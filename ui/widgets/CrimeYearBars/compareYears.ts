import { formatCount, formatPercent, plural } from "../../charts/format.ts";
import { FEWEST_CASES, isFigure, type Reading, stateWords } from "../../charts/reading.ts";

/** In neutral words: "12,240 reports, 367 (3.09%) higher than a year before" */
export function compareYears(current: Reading, previous: Reading): string {
  if (!isFigure(current)) return stateWords[current];
  const reports = plural(current, "report", "reports");
  if (!isFigure(previous)) return `${reports}; a year before: ${stateWords[previous].toLowerCase()}`;
  if (current === previous) return `${reports}, as many as a year before`;
  const difference = Math.abs(current - previous);
  const share = previous === 0 ? "" : ` (${formatPercent(difference / previous)})`;
  const note =
    Math.min(current, previous) < FEWEST_CASES
      ? `; fewer than ${FEWEST_CASES} reports, so it may be chance`
      : "";
  return `${reports}, ${formatCount(difference)}${share} ${current > previous ? "higher" : "lower"} than a year before${note}`;
}
