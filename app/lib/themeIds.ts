/** The numbers of the themes; they are part of the interface. */
export const THEME = { buildingBlock: 1, healthCheck: 2, crime: 3, collectiveAction: 4 } as const;

/** Where none is chosen, of the screens that show one at a time. */
export const FIRST_THEME = THEME.crime;

/** What the themes are called while their list is not there. */
export const THEME_TITLES: Readonly<Record<number, string>> = {
  [THEME.buildingBlock]: "Building blocks",
  [THEME.healthCheck]: "Organisational health check",
  [THEME.crime]: "Crime statistics",
  [THEME.collectiveAction]: "Collective actions",
};
