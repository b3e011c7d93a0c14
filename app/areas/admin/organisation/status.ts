export const STATUSES = [
  { id: 1, word: "in-progress", name: "In Progress", kind: "warning" },
  { id: 3, word: "approved", name: "Approved", kind: "success" },
  { id: 2, word: "rejected", name: "Rejected", kind: "danger" },
] as const;

type StatusId = (typeof STATUSES)[number]["id"];

export const STATUS_FILTERS = ["in-progress", "approved", "rejected", "all"] as const;

export const getStatus = (id: StatusId) => STATUSES.find((status) => status.id === id) ?? STATUSES[0];
