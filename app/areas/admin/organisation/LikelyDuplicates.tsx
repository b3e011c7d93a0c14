import { type Application, type Duplicate, VERIFICATION_STATUSES } from "@gbvf/api/organisation/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { useState } from "react";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { Note, Panel } from "../CardGrid.tsx";
import { JoinDialog } from "./ApproveDialog.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import { getStatus } from "./status.ts";

interface LikelyDuplicatesProps {
  application: Application;
  mayDecide: boolean;
  back: string;
}

export function LikelyDuplicates({ application, mayDecide, back }: LikelyDuplicatesProps) {
  const [duplicateName, setDuplicateName] = useState<string | null>(null);
  const [joinedOrganisation, setJoinedOrganisation] = useState<Duplicate | null>(null);
  return (
    <>
      {application.decision === null && (
        <DuplicateList
          stakeholderId={application.stakeholderId}
          actions={mayDecide ? { onJoin: setJoinedOrganisation, onReject: setDuplicateName } : null}
        />
      )}
      {/* The dialogs stay open after another person decides the application, because they then say so. */}
      {duplicateName !== null && (
        <RejectDialog
          application={application}
          back={back}
          duplicateOf={duplicateName}
          onClose={() => setDuplicateName(null)}
        />
      )}
      {joinedOrganisation !== null && (
        <JoinDialog
          application={application}
          back={back}
          duplicate={joinedOrganisation}
          onClose={() => setJoinedOrganisation(null)}
        />
      )}
    </>
  );
}

interface DuplicateListProps {
  stakeholderId: number;
  actions: { onJoin: (duplicate: Duplicate) => void; onReject: (duplicateName: string) => void } | null;
}

function DuplicateList({ stakeholderId, actions }: DuplicateListProps) {
  const { data, error, retry } = useApi("GET /api/healthcheck/getLikelyDuplicates", {
    query: { stakeholderId },
  });
  if (error && data === undefined) {
    return (
      <Panel>
        <Alert>Whether this organisation takes part already could not be looked up.</Alert>
        <div>
          <Button onPress={retry}>Retry</Button>
        </div>
      </Panel>
    );
  }
  if (data === undefined || data.duplicates.length === 0) return null;
  return (
    <Panel aria-labelledby="duplicates">
      <h2 id="duplicates">It may take part already</h2>
      <RowList
        rows={data.duplicates.map((duplicate) => ({
          id: duplicate.stakeholderId,
          content: <DuplicateDetails duplicate={duplicate} />,
          action: actions && (
            <ButtonRow>
              {takesPart(duplicate) && (
                <Button onPress={() => actions.onJoin(duplicate)}>Accept as a colleague</Button>
              )}
              <Button onPress={() => actions.onReject(duplicate.organisationName)}>
                Reject as duplicate
              </Button>
            </ButtonRow>
          ),
        }))}
      />
    </Panel>
  );
}

const takesPart = ({ verificationStatus }: Duplicate) =>
  verificationStatus === null || verificationStatus === VERIFICATION_STATUSES.approved;

function DuplicateDetails({ duplicate }: { duplicate: Duplicate }) {
  const { stakeholderId, organisationName, place, verificationStatus, receivedOn, evidence } = duplicate;
  const status = verificationStatus === null ? null : getStatus(verificationStatus);
  return (
    <>
      <p>
        {status === null ? (
          <strong>{organisationName}</strong>
        ) : (
          <Link href={admin.organisation(stakeholderId)}>{organisationName}</Link>
        )}{" "}
        {status && <StatusTag kind={status.kind}>{status.name}</StatusTag>}
      </p>
      <Note>{[place, receivedOn && `received on ${formatDate(receivedOn)}`].filter(Boolean).join(", ")}</Note>
      <p>{evidence.map(({ kind, detail }) => `${EVIDENCE[kind]}: ${detail}`).join("; ")}</p>
    </>
  );
}

const EVIDENCE = {
  name: "Similar name",
  emailDomain: "Same email domain",
  telephone: "Same number",
} as const;
