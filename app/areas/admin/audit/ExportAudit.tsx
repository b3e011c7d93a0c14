import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { ExportButton } from "../ExportButton.tsx";
import { actorName, auditWords, changesInWords, targetName } from "./auditWords.ts";
import type { AuditCall } from "./useAuditFilters.ts";

const HEADER = ["When (UTC)", "What", "By", "To", "Field", "Before", "After"];

export function ExportAudit({ filters }: { filters: AuditCall }) {
  return (
    <ExportButton
      endpoint="POST /api/audit/exportAuditLog"
      call={{ body: filters }}
      refreshes={["GET /api/audit/getAuditLog"]}
      fileName="Audit log"
      header={HEADER}
      rowsOf={({ entries, isCutOff }) => {
        if (isCutOff)
          void notify.error("The file has the newest 50,000 entries only. Choose fewer days for the rest.");
        return entries.flatMap((entry) => {
          const about = [
            entry.happenedAt,
            auditWords(entry.what),
            actorName(entry.actor),
            targetName(entry) ?? "",
          ];
          const changes = changesInWords(entry).map(({ field, from, to }) => [
            ...about,
            field,
            from ?? "",
            to ?? "",
          ]);
          return changes.length === 0 ? [[...about, "", "", ""]] : changes;
        });
      }}
    />
  );
}
