import { isDeepStrictEqual } from "node:util";

type Fields = Record<string, unknown>;

/**
 * Omits values of names and contact details, because the log outlives the account.
 * @returns null if nothing changed
 */
export function changedFields<F extends object>(
  before: F,
  after: F,
  {
    withValues,
    withoutValues,
  }: { withValues: readonly (keyof F & string)[]; withoutValues: readonly (keyof F & string)[] },
): { before: Fields; after: Fields } | null {
  const isChanged = (field: keyof F) => !isDeepStrictEqual(before[field], after[field]);
  const [changedWithValues, fields] = [withValues.filter(isChanged), withoutValues.filter(isChanged)];
  if (changedWithValues.length + fields.length === 0) return null;
  const getValues = (all: F): Fields =>
    Object.fromEntries(changedWithValues.map((field) => [field, all[field]]));
  return { before: getValues(before), after: { ...getValues(after), ...(fields.length > 0 && { fields }) } };
}
