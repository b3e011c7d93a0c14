import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { ExportButton } from "../ExportButton.tsx";
import { actorName, auditWords, targetName } from "./auditWords.ts";
import type { AuditCall } from "./useAuditFilters.ts";

const HEADER = ["When (UTC)", "What", "By", "To", "Field", "Before", "After"];

/** One line per changed field. */
export function ExportAudit({ filters }: { filters: AuditCall }) {
  const { send } = useMutation("POST /api/audit/exportAuditLog", {
    refreshes: ["GET /api/audit/getAuditLog"],
  });
  return (
    <ExportButton
      fileName="Audit log"
      header={HEADER}
      rows={async () => {
        const { entries, isCutOff } = await send({ body: filters });
        if (isCutOff)
          await notify.error("The file has the newest 50,000 entries only. Choose fewer days for the rest.");
        return entries.flatMap((entry) => {
          const about = [
            entry.happenedAt,
            auditWords(entry.what),
            actorName(entry.actor),
            targetName(entry) ?? "",
          ];
          const changes = entry.changes.map(({ field, before, after }) => [
            ...about,
            field,
            before ?? "",
            after ?? "",
          ]);
          return changes.length === 0 ? [[...about, "", "", ""]] : changes;
        });
      }}
    />
  );
}
