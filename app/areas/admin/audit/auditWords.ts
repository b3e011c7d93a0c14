import { type AuditEntry, getAuditLog } from "@gbvf/api/audit/contract.ts";

/** Everything that the log tells of. */
export const AUDIT_KINDS = getAuditLog.query.shape.what.unwrap().options;

/** "group changed" → "Group changed"; "code redeemed: reset" → "Code redeemed: reset" */
export const auditWords = (what: string) => what.charAt(0).toUpperCase() + what.slice(1);

type Party = AuditEntry["actor"];

/** The name, or the number of somebody whose account is gone. */
export const partyName = (party: NonNullable<Party>) =>
  party.name ?? `Number ${party.stakeholderId}, deleted`;

/** Without anybody signed in. */
export const actorName = (actor: Party) =>
  actor === null ? "Nobody signed in, or a command" : partyName(actor);

/** Whom or what it was done to; null where there is nobody. */
export function targetName({ subject, group }: AuditEntry): string | null {
  const names = [
    subject && partyName(subject),
    group && (group.name ?? `Group ${group.groupId}, deleted`),
  ].filter((name) => name !== null);
  return names.length === 0 ? null : names.join(", ");
}
