type Period = { label: string; year?: string };

/** "Apr - Jun 2026"; a financial year is its own name. */
export const periodName = ({ label, year }: Period): string => [label, year].filter(Boolean).join(" ");

/** "Apr - Jun 2025"; for "2015/16" it is "2014/15". */
export function yearBeforeName({ label, year }: Period): string {
  if (year !== undefined) return `${label} ${Number(year) - 1}`;
  const begin = Number.parseInt(label, 10);
  return `${begin - 1}/${String(begin % 100).padStart(2, "0")}`;
}

export const inPart = (period: string, part: string | undefined) =>
  part === undefined ? period : `${period}, in ${part}`;
