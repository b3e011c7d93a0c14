import { z } from "zod";
import { idInAddress, MAX_INTEGER } from "../lib/http/list.ts";
import { AUDIT_AREA_NAMES, AUDIT_KINDS } from "../shared/auditKinds.ts";
import { endpoint } from "../shared/http/endpoint.ts";

const Party = z.object({
  stakeholderId: z.number().int(),
  name: z.string().nullable(),
});

export const AuditEntry = z.object({
  auditId: z.string(),
  happenedAt: z.iso.datetime(),
  what: z.string(),
  actor: Party.nullable(),
  subject: Party.nullable(),
  group: z.object({ groupId: z.number().int(), name: z.string().nullable() }).nullable(),
  details: z.array(z.object({ field: z.string(), value: z.string() })),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const filters = {
  actorId: idInAddress(1, MAX_INTEGER).optional(),
  subjectId: idInAddress(1, MAX_INTEGER).optional(),
  groupId: idInAddress(1, MAX_INTEGER).optional(),
  area: z.enum(AUDIT_AREA_NAMES).optional(),
  what: z.enum(AUDIT_KINDS).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

/** Returns no total, because counting a million rows would be slow. */
export const getAuditLog = endpoint({
  method: "GET",
  path: "/api/audit/getAuditLog",
  access: ["WorldOfImpactAdmin"],
  query: z.strictObject({
    ...filters,
    before: z
      .string()
      .regex(/^\d{1,15}-\d{1,18}$/)
      .optional(),
    pageSize: idInAddress(1, 100).default(50),
  }),
  response: z.object({ entries: z.array(AuditEntry), next: z.string().nullable() }),
});

/** Exports at most 50,000 entries, and logs the export. */
export const exportAuditLog = endpoint({
  method: "POST",
  path: "/api/audit/exportAuditLog",
  access: ["WorldOfImpactAdmin"],
  audits: ["audit log exported"],
  body: z.strictObject(filters),
  response: z.object({ entries: z.array(AuditEntry), isCutOff: z.boolean() }),
});

export const auditEndpoints = [getAuditLog, exportAuditLog] as const;
