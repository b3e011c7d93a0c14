/**
 * Both days are inclusive; null means no beginning or no end.
 * @param day SQL expression of the day, or a binding
 */
export function validOn(row = "", day = ":today"): string {
  const column = row === "" ? "" : `${row}.`;
  return `(${column}valid_from is null or ${column}valid_from <= ${day})
    and (${column}valid_to is null or ${column}valid_to >= ${day})`;
}
