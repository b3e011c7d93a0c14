/** The kinds of files that can be imported; each brings the figures of a theme, or the boundaries under all. */
export const IMPORT_KINDS = [
  "crime",
  "boundaries",
  "buildingblocks",
  "healthchecks",
  "collectiveactions",
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
