import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { History } from "@gbvf/ui/primitives/History/History.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { capitalised } from "@gbvf/ui/text/format.ts";
import { useState } from "react";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { Panel } from "../CardGrid.tsx";
import { formatActor, formatChange, formatTarget } from "./formatEntry.ts";
import type { AuditRequest } from "./useAuditFilters.ts";

export function AuditEntries({ filters }: { filters: AuditRequest }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <Panel aria-label="Entries">
      {cursors.map((before, index) => (
        <EntriesPage
          key={before ?? "newest"}
          filters={filters}
          before={before}
          isLast={index === cursors.length - 1}
          onShowOlder={(next) => setCursors([...cursors, next])}
        />
      ))}
    </Panel>
  );
}

interface EntriesPageProps {
  filters: AuditRequest;
  before: string | null;
  isLast: boolean;
  onShowOlder: (next: string) => void;
}

function EntriesPage({ filters, before, isLast, onShowOlder }: EntriesPageProps) {
  const log = useApi("GET /api/audit/getAuditLog", {
    query: { ...filters, ...(before !== null && { before }) },
  });
  return (
    <Resource {...log} skeleton="24rem">
      {({ entries, next }) =>
        entries.length === 0 ? (
          <EmptyState title="No records found" headingLevel={2}>
            No entry fits these filters. Take one away, or choose other days.
          </EmptyState>
        ) : (
          <>
            <History
              entries={entries.map((entry) => ({
                id: entry.auditId,
                label: [capitalised(entry.what), formatTarget(entry)].filter(Boolean).join(": "),
                who: formatActor(entry.actor),
                when: entry.happenedAt,
                changes: formatChange(entry),
              }))}
            />
            {isLast && next !== null && (
              <div>
                <Button onPress={() => onShowOlder(next)}>Show older entries</Button>
              </div>
            )}
          </>
        )
      }
    </Resource>
  );
}
