/** Everything that the audit log tells of, in the words of its screen. */
export const AUDIT_KINDS = [
  "sign-in",
  "sign-in refused",
  "sign-out",
  "registered",
  "code redeemed: verify",
  "code redeemed: reset",
  "password added",
  "password changed",
  "invited",
  "profile changed",
  "groups changed",
  "application approved",
  "application rejected",
  "decision taken back",
  "waiting for applicant",
  "no longer waiting for applicant",
  "applications exported",
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];
