import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { AuditEntries } from "./AuditEntries.tsx";
import { AuditFilters } from "./AuditFilters.tsx";
import { ExportAudit } from "./ExportAudit.tsx";
import { useAuditFilters } from "./useAuditFilters.ts";

export function AuditPage() {
  const filters = useAuditFilters();
  return (
    <AreaFrame
      title="Audit log"
      purpose="Who did what to whom, and when. Nothing in it can be changed."
      actions={<ExportAudit filters={filters.call} />}
    >
      <AuditFilters {...filters} />
      {/* New filters start at the newest entry. */}
      <AuditEntries key={JSON.stringify(filters.call)} filters={filters.call} />
    </AreaFrame>
  );
}
