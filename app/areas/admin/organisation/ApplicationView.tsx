import type { Application } from "@gbvf/api/organisation/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { styled } from "styled-components";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { auditOf } from "../../../lib/address/areaPaths.ts";
import { useFocusKept } from "../../../lib/page/useFocusKept.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { CardGrid, Note } from "../CardGrid.tsx";
import { ApplicationDetails } from "./ApplicationDetails.tsx";
import { Clock } from "./applicationColumns.tsx";
import { Decide } from "./Decide.tsx";
import { DecisionNote } from "./DecisionNote.tsx";
import { LikelyDuplicates } from "./LikelyDuplicates.tsx";
import { OtherViewers } from "./OtherViewers.tsx";
import { Questions } from "./Questions.tsx";
import { statusOf } from "./status.ts";
import { WaitForApplicant } from "./WaitForApplicant.tsx";

interface ApplicationViewProps {
  application: Application;
  back: { href: string; name: string };
}

export function ApplicationView({ application, back }: ApplicationViewProps) {
  const may = useMay();
  const mayDecide = may("VerifyOrganisation");
  const state = useFocusKept<HTMLDivElement>(application.decision?.letter ?? null);
  const { kind, name } = statusOf(application.verificationStatus);
  return (
    <AreaFrame
      title={application.organisationName}
      purpose={`Application received on ${formatDate(application.receivedOn)} from ${application.name}.`}
      back={back}
      actions={mayDecide && <Decide application={application} back={back.href} />}
    >
      <OtherViewers stakeholderId={application.stakeholderId} />
      <State ref={state} tabIndex={-1}>
        <StatusTag kind={kind}>{name}</StatusTag>
        <Clock application={application} />
        {application.dueOn && <Note>To be decided by {formatDate(application.dueOn)}</Note>}
      </State>
      {application.decision && (
        <DecisionNote application={application} decision={application.decision} mayStop={mayDecide} />
      )}
      <LikelyDuplicates application={application} mayDecide={mayDecide} back={back.href} />
      <CardGrid>
        <ApplicationDetails application={application} />
      </CardGrid>
      <Questions questions={application.questions} />
      {mayDecide && application.decision === null && <WaitForApplicant application={application} />}
      <p>
        <Link href={auditOf({ subject: application.stakeholderId })}>
          Everything recorded about this application
        </Link>
      </p>
    </AreaFrame>
  );
}

const State = styled.div`
  ${row(0.5, 2)}
  align-items: center;
`;
