/** `verified` of the `total` known places are completely verified. */
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
  /** All contacts, and those that were checked in the running quarter. */
  contacts: number;
  checked: number;
  due: number;
  /** Contacts that have been due for 30 days or longer. */
  overdue: number;
  reported: number;
  pending: number;
  /** Null if nothing is due. */
  dueHref: string | null;
  categories: readonly { id: number; label: string; blocks: readonly BlockProgress[] }[];
}
