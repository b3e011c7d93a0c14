export const DAY_MS = 24 * 60 * 60_000;

const FIRST_DAY_MS = Date.UTC(2000, 0, 1);
export const FIRST_DAY = "2000-01-01";

/** Day numbers. `until` is exclusive, or Infinity if there is no end. */
export type Span = { from: number; until: number };

export const dayNumber = (day: string): number => (Date.parse(day) - FIRST_DAY_MS) / DAY_MS;

export const isoDay = (number: number): string =>
  new Date(FIRST_DAY_MS + number * DAY_MS).toISOString().slice(0, 10);

/** @param lastDay inclusive; both days are ISO 8601 */
export function getSpan(firstDay: string | null, lastDay: string | null): Span {
  return {
    from: firstDay === null ? 0 : dayNumber(firstDay),
    until: lastDay === null ? Number.POSITIVE_INFINITY : dayNumber(lastDay) + 1,
  };
}

export function intersect(a: Span, b: Span): Span | null {
  const overlap = { from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) };
  return overlap.from < overlap.until ? overlap : null;
}

export function unite(spans: readonly Span[]): Span[] {
  const united: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    if (span.from >= span.until) continue;
    const lastSpan = united.at(-1);
    if (lastSpan !== undefined && span.from <= lastSpan.until)
      lastSpan.until = Math.max(lastSpan.until, span.until);
    else united.push({ ...span });
  }
  return united;
}

export function countOverlaps(spans: readonly Span[]): (Span & { count: number })[] {
  const changes = spans
    .flatMap(({ from, until }) => [
      { day: from, change: 1 },
      { day: until, change: -1 },
    ])
    .sort((a, b) => a.day - b.day);
  const counted: (Span & { count: number })[] = [];
  let count = 0;
  changes.forEach(({ day, change }, index) => {
    count += change;
    const until = changes[index + 1]?.day ?? day;
    if (count > 0 && until > day) counted.push({ from: day, until, count });
  });
  return counted;
}
