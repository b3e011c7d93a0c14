/** Returns the ISO day where the month has no known name. */
export function writeDayWith(months: readonly string[] | undefined, isoDay: string): string {
  const [year, month, day] = isoDay.split("-").map(Number);
  const name = months?.[Number(month) - 1];
  return name === undefined ? isoDay : `${day} ${name} ${year}`;
}
