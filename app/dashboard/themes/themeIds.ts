/** The numbers of the themes; they are part of the interface. */
export const THEME = { buildingBlock: 1, healthCheck: 2, crime: 3, collectiveAction: 4 } as const;

/** Where none is chosen, of the screens that show one at a time. */
export const FIRST_THEME = THEME.crime;
