import type { CompareTotals } from "../../charts/comparison.ts";
import { isFigure, type Reading, readingLabels } from "../../charts/reading.ts";
import { formatCount, formatPercent, plural } from "../../text/format.ts";

export function compareYears(current: Reading, previous: Reading, compare: CompareTotals): string {
  if (!isFigure(current)) return readingLabels[current];
  const reports = plural(current, "report", "reports");
  if (!isFigure(previous)) return `${reports}; a year before: ${readingLabels[previous].toLowerCase()}`;
  const comparison = compare(previous, current);
  const before = formatCount(previous);
  if (comparison === "none") return `${reports}, and none a year before`;
  if (comparison === "unsure")
    return `${reports}; a year before ${before}, too few to tell whether it changed`;
  if (current === previous) return `${reports}, as many as a year before`;
  if (comparison === "about-same") return `${reports}, about the same as a year before, ${before}`;
  const difference = Math.abs(current - previous);
  const share = previous === 0 ? "" : ` (${formatPercent(difference / previous)})`;
  const direction = current > previous ? "higher" : "lower";
  return `${reports}, ${formatCount(difference)}${share} ${direction} than a year before`;
}

type Period = { label: string; year?: string };

/** "Apr - Jun 2026"; the name of a financial year is its label. */
export const formatPeriod = ({ label, year }: Period): string => [label, year].filter(Boolean).join(" ");

/** "Apr - Jun 2025"; for "2015/16" it is "2014/15". */
export function formatYearBefore({ label, year }: Period): string {
  if (year !== undefined) return `${label} ${Number(year) - 1}`;
  const begin = Number.parseInt(label, 10);
  return `${begin - 1}/${String(begin % 100).padStart(2, "0")}`;
}

export const appendPart = (period: string, part: string | undefined) =>
  part === undefined ? period : `${period}, in ${part}`;
