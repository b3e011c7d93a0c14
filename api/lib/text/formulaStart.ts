/**
 * A spreadsheet may execute a cell with this beginning as a formula. `ui/charts/csv.ts` has the same rule.
 */
export const FORMULA_START = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u;

const MARK = "'";

export function removeMark(cell: string): string {
  const rest = cell.slice(MARK.length);
  return cell.startsWith(MARK) && FORMULA_START.test(rest) ? rest : cell;
}
