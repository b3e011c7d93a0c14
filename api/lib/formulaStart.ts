/**
 * What a spreadsheet may run as a formula, also after blanks or with full-width signs. Same rule as `ui/charts/csv.ts`.
 */
export const FORMULA_START = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u;

/** The mark that keeps a spreadsheet from running a cell as a formula. */
const MARK = "'";

/** A cell as it was before a CSV file marked it, or Excel showed it as text. */
export function withoutMark(cell: string): string {
  const rest = cell.slice(MARK.length);
  return cell.startsWith(MARK) && FORMULA_START.test(rest) ? rest : cell;
}
