/**
 * `about-same` and `unsure` mean that the difference may be due to chance; `none` means that both are zero.
 */
export type Comparison = "rose" | "fell" | "about-same" | "unsure" | "none";

/** Compares two counts, of the same people over equally long periods. */
export type CompareTotals = (before: number, latest: number) => Comparison;

/** ", about the same as Rape with 30.00%"; empty if the first part is clearly larger. */
export function describeSimilarity(comparison: Comparison | undefined, other: string): string {
  if (comparison === "about-same") return `, about the same as ${other}`;
  return comparison === "unsure" ? `, with too few reports to tell it from ${other}` : "";
}
