import type { AuditEntry } from "@gbvf/api/audit/contract.ts";

const administrator = { stakeholderId: 500_001, name: "Nomsa Dlamini" };

export const auditEntries: AuditEntry[] = [
  {
    auditId: "905",
    happenedAt: "2026-08-15T07:58:00.000Z",
    what: "application approved",
    actor: administrator,
    subject: { stakeholderId: 600_004, name: "University of the Valley" },
    group: null,
    details: [],
    changes: [{ field: "Status", before: "In Progress", after: "Approved" }],
  },
  {
    auditId: "904",
    happenedAt: "2026-08-15T07:41:00.000Z",
    what: "group changed",
    actor: administrator,
    subject: null,
    group: { groupId: 4, name: "Reviewers" },
    details: [],
    changes: [
      { field: "GroupName", before: "Reviewer", after: "Reviewers" },
      { field: "description", before: null, after: "They look at what came in." },
    ],
  },
  {
    auditId: "903",
    happenedAt: "2026-08-14T22:30:00.000Z",
    what: "sign-in refused",
    actor: null,
    subject: { stakeholderId: 700_001, name: "Zanele Khumalo" },
    group: null,
    details: [],
    changes: [],
  },
  {
    auditId: "902",
    happenedAt: "2026-08-14T13:05:00.000Z",
    what: "user deleted",
    actor: administrator,
    subject: { stakeholderId: 700_006, name: null },
    group: null,
    details: [],
    changes: [],
  },
];
