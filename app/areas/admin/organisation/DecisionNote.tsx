import type { Application } from "@gbvf/api/organisation/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { Note, Panel } from "../CardGrid.tsx";
import { getStatus } from "./status.ts";
import { DECISION_REFRESHES } from "./useApplication.ts";
import { useEmailCountdown } from "./useEmailCountdown.ts";

interface DecisionNoteProps {
  application: Application;
  decision: NonNullable<Application["decision"]>;
  mayStop: boolean;
}

export function DecisionNote({ application, decision, mayStop }: DecisionNoteProps) {
  const { decidedBy, decidedAt, rejectionReason, email, emailGoesAt, emailSentAt } = decision;
  const isQueued = email === "held";
  useEmailCountdown(isQueued ? emailGoesAt : null);
  const stop = useAction("POST /api/healthcheck/stopDecision", { refreshes: DECISION_REFRESHES });
  const resend = useAction("POST /api/healthcheck/resendDecisionEmail", { refreshes: DECISION_REFRESHES });
  const { stakeholderId, version } = application;
  return (
    <Panel aria-label="Decision">
      <p>
        <strong>{getStatus(application.verificationStatus).name}</strong> by {decidedBy} on{" "}
        {formatMoment(decidedAt)}.
      </p>
      {rejectionReason && <p>Reason: {rejectionReason}</p>}
      <Note>
        {EMAIL_TEXTS[email]}
        {emailSentAt && ` It was handed to the mail server on ${formatMoment(emailSentAt)}.`}
      </Note>
      {(email === "sent" || email === "failed") && mayStop && (
        <>
          <div>
            <ActionButton
              onPress={() => resend.run({ body: { StakeholderId: stakeholderId, version } })}
              isSending={resend.isSending}
            >
              Send the e-mail again
            </ActionButton>
          </div>
          <Alert>{resend.error}</Alert>
        </>
      )}
      {isQueued && mayStop && (
        <>
          <div>
            <ActionButton
              onPress={() => stop.run({ body: { StakeholderId: stakeholderId, version } })}
              isSending={stop.isSending}
            >
              Take the decision back
            </ActionButton>
          </div>
          <Alert>{stop.error}</Alert>
        </>
      )}
    </Panel>
  );
}

const EMAIL_TEXTS = {
  held: "The e-mail to the applicant goes out a minute after the decision.",
  queued: "The e-mail to the applicant is on its way.",
  sent: "The e-mail to the applicant was sent.",
  failed: "The e-mail to the applicant could not be sent. Send it again, or call them.",
} as const;
