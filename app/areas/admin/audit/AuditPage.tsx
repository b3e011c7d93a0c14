import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { AuditEntries } from "./AuditEntries.tsx";
import { AuditFilters } from "./AuditFilters.tsx";
import { ExportAudit } from "./ExportAudit.tsx";
import { useAuditFilters } from "./useAuditFilters.ts";

/** Who did what to whom, and when. */
export function AuditPage() {
  const filters = useAuditFilters();
  return (
    <AreaFrame
      title="Audit log"
      purpose="Who did what to whom, and when. Nothing in it can be changed."
      actions={<ExportAudit filters={filters.call} />}
    >
      <AuditFilters {...filters} />
      {/* Other filters begin at the newest entry again. */}
      <AuditEntries key={JSON.stringify(filters.call)} filters={filters.call} />
    </AreaFrame>
  );
}
