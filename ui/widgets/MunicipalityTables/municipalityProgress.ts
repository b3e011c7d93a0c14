/** Everything is verified in `verified` of the known places. */
export interface BlockProgress {
  id: number;
  label: string;
  href: string;
  verified: number;
  total: number;
  due: number;
}

export interface MunicipalityProgress {
  id: number;
  name: string;
  /** "West Rand, Gauteng" */
  where: string;
  verified: number;
  total: number;
  /** Checked ones count in the running quarter. */
  contacts: number;
  checked: number;
  due: number;
  /** Due for 30 days or longer. */
  overdue: number;
  reported: number;
  pending: number;
  /** Null where nothing is due. */
  dueHref: string | null;
  categories: readonly { id: number; label: string; blocks: readonly BlockProgress[] }[];
}
