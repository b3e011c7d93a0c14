import type { AuditEntry } from "@gbvf/api/audit/contract.ts";
import type { HistoryChange } from "@gbvf/ui/primitives/History/History.tsx";
import { capitalised } from "@gbvf/ui/text/format.ts";

/** "fileName" → "File name", "TitleId" → "Title" */
const formatField = (field: string) =>
  capitalised(
    field
      .replace(/([a-z])Id$/, "$1")
      .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`),
  );

/** If values are personal, the log has only the names of the changed fields, as one change of `fields`. */
export const formatChange = ({
  changes,
  details,
}: Pick<AuditEntry, "changes" | "details">): HistoryChange[] => [
  ...details.map(({ field, value }) => ({ label: formatField(field), value })),
  ...changes.flatMap(({ field, before: from, after: to }) =>
    field === "fields" && to !== null
      ? to.split(", ").map((name) => ({ label: formatField(name) }))
      : [{ label: formatField(field), from, to }],
  ),
];

type Party = AuditEntry["actor"];

const formatParty = (party: NonNullable<Party>) => party.name ?? `Number ${party.stakeholderId}, deleted`;

export const formatActor = (actor: Party) =>
  actor === null ? "Nobody signed in, or a command" : formatParty(actor);

export function formatTarget({ subject, group }: AuditEntry): string | null {
  const names = [
    subject && formatParty(subject),
    group && (group.name ?? `Group ${group.groupId}, deleted`),
  ].filter((name) => name !== null);
  return names.length === 0 ? null : names.join(", ");
}
