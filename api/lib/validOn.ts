/**
 * SQL that holds for a row which is valid on a day: both ends are included, and null is no end.
 *
 * @param row the row's alias, where it has one
 * @param day what the SQL calls the day; where it is a binding, `:today`
 */
export function validOn(row = "", day = ":today"): string {
  const column = row === "" ? "" : `${row}.`;
  return `(${column}valid_from is null or ${column}valid_from <= ${day})
    and (${column}valid_to is null or ${column}valid_to >= ${day})`;
}
