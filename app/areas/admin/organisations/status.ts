/** The states of an application: as the API counts them, as an address has them, and as people read them. */
export const STATUSES = [
  { id: 1, word: "in-progress", name: "In Progress", kind: "warning" },
  { id: 3, word: "approved", name: "Approved", kind: "success" },
  { id: 2, word: "rejected", name: "Rejected", kind: "danger" },
] as const;

export type StatusId = (typeof STATUSES)[number]["id"];

/** The filter's words; the first is what is shown until somebody chooses. */
export const STATUS_WORDS = ["in-progress", "approved", "rejected", "all"] as const;

export const statusOf = (id: StatusId) => STATUSES.find((status) => status.id === id) ?? STATUSES[0];
