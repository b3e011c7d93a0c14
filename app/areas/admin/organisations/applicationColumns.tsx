import type { Application } from "@gbvf/api/organisation/contract.ts";
import { formatDate, plural } from "@gbvf/ui/charts/format.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import type { ListColumn } from "@gbvf/ui/primitives/ListTable/ListColumn.ts";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { admin } from "../../../lib/areaPaths.ts";
import { Note } from "../CardGrid.tsx";
import { statusOf } from "./status.ts";

/** @param linkTo keeps the list's state for Back */
export function applicationColumns(linkTo: (path: string) => string): ListColumn<Application>[] {
  return [
    {
      id: "organisationName",
      name: "Organisation name",
      isSortable: true,
      cell: ({ organisationName }) => organisationName,
    },
    { id: "name", name: "Received from", cell: ({ name }) => name },
    {
      id: "receivedOn",
      name: "Received on",
      isSortable: true,
      cell: ({ receivedOn }) => formatDate(receivedOn),
    },
    { id: "status", name: "Status", cell: (application) => <State application={application} /> },
    {
      id: "view",
      name: "Details",
      cell: ({ stakeholderId, organisationName }) => (
        <Link href={linkTo(admin.organisation(stakeholderId))}>
          View <VisuallyHidden>{organisationName}</VisuallyHidden>
        </Link>
      ),
    },
  ];
}

function State({ application }: { application: Application }) {
  const { kind, name } = statusOf(application.verificationStatus);
  const clock = clockOf(application);
  return (
    <>
      <StatusTag kind={kind}>{name}</StatusTag>
      {clock && <Note>{clock}</Note>}
    </>
  );
}

/** Time left in words; empty once decided. */
export function clockOf({ workingDaysLeft, waitingSince }: Application): string | null {
  if (waitingSince !== null) return "Waiting for the applicant";
  if (workingDaysLeft === null) return null;
  if (workingDaysLeft < 0) return `${plural(-workingDaysLeft, "working day", "working days")} late`;
  if (workingDaysLeft === 0) return "Decide today";
  return `${plural(workingDaysLeft, "working day", "working days")} left`;
}
