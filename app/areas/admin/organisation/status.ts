export const STATUSES = [
  { id: 1, slug: "in-progress", name: "In Progress", kind: "warning" },
  { id: 3, slug: "approved", name: "Approved", kind: "success" },
  { id: 2, slug: "rejected", name: "Rejected", kind: "danger" },
] as const;

type StatusId = (typeof STATUSES)[number]["id"];

export const STATUS_SLUGS = ["in-progress", "approved", "rejected", "all"] as const;

export const getStatus = (id: StatusId) => STATUSES.find((status) => status.id === id) ?? STATUSES[0];
