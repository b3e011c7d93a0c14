/** These ids are part of addresses, so they never change. */
export const THEME = { buildingBlock: 1, healthCheck: 2, crime: 3, collectiveAction: 4 } as const;

export const THEME_COUNT = Object.keys(THEME).length;

export const FIRST_THEME = THEME.crime;

/** Shown until the list of themes has loaded. */
export const THEME_TITLES: Readonly<Record<number, string>> = {
  [THEME.buildingBlock]: "Building blocks",
  [THEME.healthCheck]: "Organisational health check",
  [THEME.crime]: "Crime statistics",
  [THEME.collectiveAction]: "Collective actions",
};
