/** A metro has two boundaries: a district and the one municipality in it. */
export const BOUNDARY_TYPE = {
  country: 0,
  province: 1,
  district: 2,
  municipality: 3,
  ward: 4,
  precinct: 5,
} as const;

export const COUNTRY = 0;
