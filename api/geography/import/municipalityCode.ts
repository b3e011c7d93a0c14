/**
 * Properties known to carry a municipality's official code, in the order they are tried: the Municipal Demarcation
 * Board's, those of republished copies, Statistics South Africa's (Census 2011), ours.
 */
export const CODE_PROPERTIES = ["CAT_B", "MunicipalityCode", "MN_MDB_C", "code"] as const;

/** Undefined if no known property holds a code. */
export function municipalityCode(properties: Record<string, unknown>): string | undefined {
  for (const name of CODE_PROPERTIES) {
    const value = properties[name];
    if (typeof value === "string" && value.trim() !== "") return value.trim().toUpperCase();
  }
  return undefined;
}
