import { media } from "./media.ts";
import { space } from "./tokens.ts";

/** The column does not grow with its contents. */
export const stack = (gap: number) =>
  `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(gap)};`;

export const row = (gap: number, betweenColumns = gap) =>
  `display: flex; flex-wrap: wrap; gap: ${space(gap)} ${space(betweenColumns)};`;

/** The left edge at which header, tabs and every page begin. */
export const pageEdge = `
  padding-inline: ${space(2)};
  ${media.wide} { padding-inline: ${space(3)}; }
  ${media.print} { padding-inline: 0; }
`;

export const pageColumn = (width: string, gap: number) =>
  `${stack(gap)} align-content: start; width: min(${width}, 100%); ${pageEdge}`;
