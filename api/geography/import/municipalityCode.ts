/** Of the Demarcation Board, republished copies, Statistics South Africa (Census 2011), ours. */
export const CODE_PROPERTIES = ["CAT_B", "MunicipalityCode", "MN_MDB_C", "code"] as const;

export function municipalityCode(properties: Record<string, unknown>): string | undefined {
  for (const name of CODE_PROPERTIES) {
    const value = properties[name];
    if (typeof value === "string" && value.trim() !== "") return value.trim().toUpperCase();
  }
  return undefined;
}
