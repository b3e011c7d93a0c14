import { space } from "./tokens.ts";

/** Contents never widen the column. */
export const stack = (gap: number) =>
  `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(gap)};`;

export const row = (gap: number, betweenColumns = gap) =>
  `display: flex; flex-wrap: wrap; gap: ${space(gap)} ${space(betweenColumns)};`;

export const pageColumn = (width: string, gap: number) =>
  `${stack(gap)} align-content: start; width: min(${width}, 100%); margin-inline: auto;`;
