import type { AdminDashboard } from "@gbvf/api/organisation/overview/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatCount, formatDate, plural } from "@gbvf/ui/text/format.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { Note, Panel } from "../CardGrid.tsx";

export function OrganisationsCard({ figures }: { figures: AdminDashboard }) {
  const hasPermission = useHasPermission();
  const { inProgressCount, oldestReceivedOn, lateCount, waitingForApplicantCount } = figures;
  return (
    <Panel aria-labelledby="organisations-card">
      <h2 id="organisations-card">Organisations</h2>
      <p>
        <Count>{formatCount(inProgressCount)}</Count>{" "}
        {inProgressCount === 1 ? "new application received" : "new applications received"}
      </p>
      {inProgressCount > 0 && (
        <PendingList>
          {lateCount > 0 && <StatusTag kind="danger">{`${formatCount(lateCount)} late`}</StatusTag>}
          {oldestReceivedOn && <span>The oldest came on {formatDate(oldestReceivedOn)}.</span>}
          {waitingForApplicantCount > 0 && (
            <span>{plural(waitingForApplicantCount, "waits", "wait")} for the applicant.</span>
          )}
        </PendingList>
      )}
      {hasPermission("ViewOrganisations") && (
        <p>
          <Link href={admin.organisations}>Manage applications</Link>
        </p>
      )}
      <UpdatedOn day={figures.lastUpdatedOrganisationDate} />
    </Panel>
  );
}

export function UpdatedOn({ day }: { day: string | null }) {
  return <Note>{day === null ? "Nothing has been recorded yet." : `Last updated ${formatDate(day)}`}</Note>;
}

const Count = styled.strong`
  font-size: ${font.size.display};
  line-height: 1;
`;

const PendingList = styled.div`
  ${row(0.5, 1.5)}
  align-items: center;
`;
