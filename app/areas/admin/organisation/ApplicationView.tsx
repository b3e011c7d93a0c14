import { type Application, VERIFICATION_STATUSES } from "@gbvf/api/organisation/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { DetailList } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatCount, formatDate } from "@gbvf/ui/text/format.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { getAuditPath } from "../../../lib/address/areaPaths.ts";
import { useRestoreFocus } from "../../../lib/page/useRestoreFocus.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { CardGrid, Note, Panel } from "../CardGrid.tsx";
import { listContactDetails } from "../contactDetails.tsx";
import { ApproveDialog } from "./ApproveDialog.tsx";
import { DeadlineNote } from "./applicationColumns.tsx";
import { DecisionNote } from "./DecisionNote.tsx";
import { LikelyDuplicates } from "./LikelyDuplicates.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import { getStatus } from "./status.ts";
import { WaitForApplicant } from "./WaitForApplicant.tsx";

interface ApplicationViewProps {
  application: Application;
  back: { href: string; name: string };
}

export function ApplicationView({ application, back }: ApplicationViewProps) {
  const hasPermission = useHasPermission();
  const mayDecide = hasPermission("VerifyOrganisation");
  const state = useRestoreFocus<HTMLDivElement>(application.decision?.email ?? null);
  const { kind, name } = getStatus(application.verificationStatus);
  return (
    <AreaFrame
      title={application.organisationName}
      purpose={`Application received on ${formatDate(application.receivedOn)} from ${application.name}.`}
      back={back}
      actions={mayDecide && <DecisionButtons application={application} back={back.href} />}
    >
      <State ref={state} tabIndex={-1}>
        <StatusTag kind={kind}>{name}</StatusTag>
        <DeadlineNote application={application} />
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
        <Link href={getAuditPath({ subject: application.stakeholderId })}>
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

function Questions({ questions }: Pick<Application, "questions">) {
  if (questions.length === 0) return null;
  return (
    <Panel aria-labelledby="questions">
      <h2 id="questions">Questions and answers</h2>
      <RowList
        rows={questions.map(({ question, createdAt, answer, answeredAt }) => ({
          id: createdAt,
          content: (
            <>
              <p>
                <strong>{question}</strong>
              </p>
              <Note>Asked on {formatMoment(createdAt)}</Note>
              {answer && <p>{answer}</p>}
              <Note>
                {answeredAt ? `Answered on ${formatMoment(answeredAt)}` : "Not answered on the profile"}
              </Note>
            </>
          ),
        }))}
      />
    </Panel>
  );
}

interface DecisionButtonsProps {
  application: Application;
  back: string;
}

function DecisionButtons({ application, back }: DecisionButtonsProps) {
  const [decision, setDecision] = useState<"approve" | "reject" | null>(null);
  const { verificationStatus } = application;
  const close = () => setDecision(null);
  return (
    <>
      {verificationStatus !== VERIFICATION_STATUSES.approved && (
        <Button variant="primary" onPress={() => setDecision("approve")}>
          Approve
        </Button>
      )}
      {verificationStatus !== VERIFICATION_STATUSES.rejected && (
        <Button variant="danger" onPress={() => setDecision("reject")}>
          Reject
        </Button>
      )}
      {decision === "approve" && <ApproveDialog application={application} back={back} onClose={close} />}
      {decision === "reject" && <RejectDialog application={application} back={back} onClose={close} />}
    </>
  );
}

function ApplicationDetails({ application }: { application: Application }) {
  const address = [application.addressLine1, application.addressLine2].filter(Boolean).join("\n");
  return (
    <>
      <Panel aria-labelledby="personal-details">
        <h2 id="personal-details">Personal details</h2>
        <DetailList
          details={[
            { label: "Title", value: application.title },
            { label: "Name", value: application.name },
            { label: "Role", value: application.jobRole },
            ...listContactDetails(application.contacts),
          ]}
        />
      </Panel>
      <Panel aria-labelledby="organisation-details">
        <h2 id="organisation-details">Organisation details</h2>
        <DetailList
          details={[
            { label: "Organisation name", value: application.organisationName },
            { label: "Branch", value: application.branch },
            { label: "Organisation type", value: application.organisationType },
            { label: "Address", value: address },
            { label: "Municipality", value: application.place },
            { label: "Number of members", value: formatCount(application.membersInOrganisation) },
          ]}
        />
      </Panel>
    </>
  );
}
