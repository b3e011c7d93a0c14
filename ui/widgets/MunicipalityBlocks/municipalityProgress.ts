/** One building block in a municipality: of how many known places everything is verified. */
export interface BlockProgress {
  id: number;
  name: string;
  /** Where it is updated. */
  href: string;
  verified: number;
  total: number;
  due: number;
}

/** How far a municipality is, and what is to be done there. */
export interface MunicipalityProgress {
  id: number;
  name: string;
  /** "West Rand, Gauteng" */
  where: string;
  verified: number;
  total: number;
  /** Contact people in all, and those checked in the running quarter. */
  contacts: number;
  checked: number;
  due: number;
  /** Due for 30 days or longer. */
  overdue: number;
  reported: number;
  waiting: number;
  /** Where what is due is checked; null where nothing is. */
  dueHref: string | null;
  categories: readonly { id: number; name: string; blocks: readonly BlockProgress[] }[];
}
