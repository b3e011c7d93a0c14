import { isDeepStrictEqual } from "node:util";

type Fields = Record<string, unknown>;

/**
 * Omits values of names and contact details, because the log outlives the account.
 * @returns null if nothing changed
 */
export function changedFields<F extends object>(
  was: F,
  is: F,
  { detailed, unnamed }: { detailed: readonly (keyof F & string)[]; unnamed: readonly (keyof F & string)[] },
): { before: Fields; after: Fields } | null {
  const isChanged = (field: keyof F) => !isDeepStrictEqual(was[field], is[field]);
  const [withValues, fields] = [detailed.filter(isChanged), unnamed.filter(isChanged)];
  if (withValues.length + fields.length === 0) return null;
  const getValues = (all: F): Fields => Object.fromEntries(withValues.map((field) => [field, all[field]]));
  return { before: getValues(was), after: { ...getValues(is), ...(fields.length > 0 && { fields }) } };
}
