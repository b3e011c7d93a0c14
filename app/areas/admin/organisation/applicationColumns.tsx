import type { Application } from "@gbvf/api/organisation/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import type { ListColumn } from "@gbvf/ui/primitives/ListTable/listStyles.ts";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { formatDate, plural } from "@gbvf/ui/text/format.ts";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { admin } from "../../../lib/address/areaPaths.ts";
import { Note } from "../CardGrid.tsx";
import { getStatus } from "./status.ts";

/** @param linkTo adds the list's state to a link, so that Back restores it */
export function applicationColumns(linkTo: (path: string) => string): ListColumn<Application>[] {
  return [
    {
      id: "organisationName",
      label: "Organisation name",
      isSortable: true,
      cell: ({ organisationName }) => organisationName,
    },
    { id: "name", label: "Received from", cell: ({ name }) => name },
    {
      id: "receivedOn",
      label: "Received on",
      isSortable: true,
      cell: ({ receivedOn }) => formatDate(receivedOn),
    },
    { id: "status", label: "Status", cell: (application) => <State application={application} /> },
    {
      id: "view",
      label: "Details",
      cell: ({ stakeholderId, organisationName }) => (
        <Link href={linkTo(admin.organisation(stakeholderId))}>
          View <VisuallyHidden>{organisationName}</VisuallyHidden>
        </Link>
      ),
    },
  ];
}

function State({ application }: { application: Application }) {
  const { kind, name } = getStatus(application.verificationStatus);
  return (
    <>
      <StatusTag kind={kind}>{name}</StatusTag>
      <DeadlineNote application={application} />
    </>
  );
}

export function DeadlineNote({
  application: { workingDaysLeft, waitingSince },
}: {
  application: Application;
}) {
  if (waitingSince !== null) return <Note>Waiting for the applicant</Note>;
  if (workingDaysLeft === null) return null;
  if (workingDaysLeft < 0) return <Late>{plural(-workingDaysLeft, "working day", "working days")} late</Late>;
  if (workingDaysLeft === 0) return <Late>Decide today</Late>;
  return <Note>{plural(workingDaysLeft, "working day", "working days")} left</Note>;
}

const Late = styled(Note)`
  color: ${color.danger};
  font-weight: ${font.weight.strong};
`;
