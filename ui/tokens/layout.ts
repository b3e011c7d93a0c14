import { space } from "./tokens.ts";

/** One column that its contents never widen: `${stack(2)}` in a style. */
export const stack = (gap: number) =>
  `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(gap)};`;

/** Parts beside each other, over as many lines as they need. */
export const row = (gap: number, betweenColumns = gap) =>
  `display: flex; flex-wrap: wrap; gap: ${space(gap)} ${space(betweenColumns)};`;

/** A page's parts below each other, in the middle of a window that is wider. */
export const pageColumn = (width: string, gap: number) =>
  `${stack(gap)} align-content: start; width: min(${width}, 100%); margin-inline: auto;`;
