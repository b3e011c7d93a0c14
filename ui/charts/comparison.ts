/** `about-same` and `unsure` are differences that chance may bring; `none` is zero in both. */
export type Comparison = "rose" | "fell" | "about-same" | "unsure" | "none";

/** Of two counts of the same people and length of time. */
export type CompareTotals = (before: number, latest: number) => Comparison;

/** ", about the same as Rape with 30.00%"; empty where one is larger. */
export function describeSimilarity(comparison: Comparison | undefined, other: string): string {
  if (comparison === "about-same") return `, about the same as ${other}`;
  return comparison === "unsure" ? `, with too few reports to tell it from ${other}` : "";
}
