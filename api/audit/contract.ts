import { z } from "zod";
import { AUDIT_KINDS } from "../lib/auditKinds.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../lib/idInAddress.ts";

const Party = z.object({
  stakeholderId: z.number().int(),
  /** Null once the account is gone. */
  name: z.string().nullable(),
});

export const AuditEntry = z.object({
  auditId: z.string(),
  happenedAt: z.iso.datetime(),
  what: z.string(),
  /** Null: nobody signed in, or a command. */
  actor: Party.nullable(),
  subject: Party.nullable(),
  /** `name` is null once it is gone. */
  group: z.object({ groupId: z.number().int(), name: z.string().nullable() }).nullable(),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const filters = {
  actorId: idInAddress(1, LARGEST_INTEGER).optional(),
  /** The stakeholder concerned. */
  subjectId: idInAddress(1, LARGEST_INTEGER).optional(),
  groupId: idInAddress(1, LARGEST_INTEGER).optional(),
  what: z.enum(AUDIT_KINDS).optional(),
  /** Days in South Africa, inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

/** Newest first. Pages continue from `next`: a million rows are not counted. */
export const getAuditLog = endpoint({
  method: "GET",
  path: "/api/audit/getAuditLog",
  access: ["WorldOfImpactAdmin"],
  query: z.strictObject({
    ...filters,
    /** The `next` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,15}-\d{1,18}$/)
      .optional(),
    pageSize: idInAddress(1, 100).default(50),
  }),
  response: z.object({ entries: z.array(AuditEntry), next: z.string().nullable() }),
});

/** At most 50,000 entries, newest first; the export itself is logged. */
export const exportAuditLog = endpoint({
  method: "POST",
  path: "/api/audit/exportAuditLog",
  access: ["WorldOfImpactAdmin"],
  audits: ["audit log exported"],
  body: z.strictObject(filters),
  response: z.object({ entries: z.array(AuditEntry), isCutOff: z.boolean() }),
});
