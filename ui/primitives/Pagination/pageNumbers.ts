export type PageLink = number | "gap";

/** 1 … 4 5 6 … 1,667. A gap of one page shows that page. */
export function pageNumbers(page: number, last: number): PageLink[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, place) => {
    const skipped = number - (numbers[place - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : ["gap" as const, number];
  });
}
