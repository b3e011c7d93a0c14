/** As numbers of the API, in addresses and in words. */
export const STATUSES = [
  { id: 1, word: "in-progress", name: "In Progress", kind: "warning" },
  { id: 3, word: "approved", name: "Approved", kind: "success" },
  { id: 2, word: "rejected", name: "Rejected", kind: "danger" },
] as const;

export type StatusId = (typeof STATUSES)[number]["id"];

/** The first is the default. */
export const STATUS_WORDS = ["in-progress", "approved", "rejected", "all"] as const;

export const statusOf = (id: StatusId) => STATUSES.find((status) => status.id === id) ?? STATUSES[0];
