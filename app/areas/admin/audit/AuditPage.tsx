import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { capitalised } from "@gbvf/ui/text/format.ts";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { ExportButton } from "../ExportButton.tsx";
import { AuditEntries } from "./AuditEntries.tsx";
import { AuditFilters } from "./AuditFilters.tsx";
import { formatActor, formatChange, formatTarget } from "./formatEntry.ts";
import { type AuditRequest, useAuditFilters } from "./useAuditFilters.ts";

export function AuditPage() {
  const filters = useAuditFilters();
  return (
    <AreaFrame
      title="Audit log"
      purpose="Who did what to whom, and when. Nothing in it can be changed."
      actions={<ExportAudit filters={filters.request} />}
    >
      <AuditFilters {...filters} />
      {/* New filters start at the newest entry. */}
      <AuditEntries key={JSON.stringify(filters.request)} filters={filters.request} />
    </AreaFrame>
  );
}

const HEADER = ["When (UTC)", "What", "By", "To", "Field", "Before", "After"];

function ExportAudit({ filters }: { filters: AuditRequest }) {
  return (
    <ExportButton
      endpoint="POST /api/audit/exportAuditLog"
      request={{ body: filters }}
      refreshes={["GET /api/audit/getAuditLog"]}
      fileName="Audit log"
      header={HEADER}
      getRows={({ entries, isCutOff }) => {
        if (isCutOff)
          void notify.error("The file has the newest 50,000 entries only. Choose fewer days for the rest.");
        return entries.flatMap((entry) => {
          const entryCells = [
            entry.happenedAt,
            capitalised(entry.what),
            formatActor(entry.actor),
            formatTarget(entry) ?? "",
          ];
          const changes = formatChange(entry).map(({ label, value, from, to }) => [
            ...entryCells,
            label,
            from ?? "",
            value ?? to ?? "",
          ]);
          return changes.length === 0 ? [[...entryCells, "", "", ""]] : changes;
        });
      }}
    />
  );
}
