import {
  type Application,
  DECISION_EMAILS,
  type Duplicate,
  VERIFICATION_STATUSES,
} from "@gbvf/api/organisation/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import type { ReactNode } from "react";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { DecisionEmail } from "./DecisionEmail.tsx";
import { DECISION_REFRESHES } from "./useApplication.ts";
import { type ApplicationDecision, useDecision } from "./useDecision.ts";

export interface DecisionDialogProps {
  application: Application;
  back: string;
  onClose: () => void;
}

const APPROVAL = {
  VerificationStatusId: VERIFICATION_STATUSES.approved,
  EmailTemplateType: DECISION_EMAILS.welcome,
} as const;
const DUPLICATE = {
  VerificationStatusId: VERIFICATION_STATUSES.rejected,
  EmailTemplateType: DECISION_EMAILS.duplicate,
} as const;

export function ApproveDialog(props: DecisionDialogProps) {
  const { name, organisationName } = props.application;
  return (
    <WelcomeDialog {...props} title={`Approve ${organisationName}?`} submitName="Approve" decision={APPROVAL}>
      {name} can then run the health check for this organisation.
    </WelcomeDialog>
  );
}

export function JoinDialog({ duplicate, ...props }: DecisionDialogProps & { duplicate: Duplicate }) {
  const { name } = props.application;
  const { stakeholderId: KnownOrganisationId, organisationName } = duplicate;
  return (
    <WelcomeDialog
      {...props}
      title={`Accept ${name} for ${organisationName}?`}
      submitName="Accept"
      decision={{ ...DUPLICATE, KnownOrganisationId }}
    >
      {name} can then run the health check of {organisationName} with its other members. The application does
      not become an organisation.
    </WelcomeDialog>
  );
}

interface WelcomeDialogProps extends DecisionDialogProps {
  title: string;
  submitName: string;
  decision: ApplicationDecision;
  children: ReactNode;
}

function WelcomeDialog({
  application,
  back,
  onClose,
  title,
  submitName,
  decision,
  children,
}: WelcomeDialogProps) {
  const { buildRequest, goBack, reloadOnConflict } = useDecision(application, back);
  const { run, isSending, error } = useAction("POST /api/healthcheck/verify", {
    refreshes: DECISION_REFRESHES,
    onDone: goBack,
    onRefused: reloadOnConflict,
  });
  return (
    <Dialog title={title} isOpen onOpenChange={(opens) => !opens && onClose()}>
      <p>{children} The e-mail goes out after a minute; until then you can take the decision back.</p>
      <Alert>{error}</Alert>
      <ButtonRow>
        <ActionButton
          variant="primary"
          autoFocus
          onPress={() => run(buildRequest(decision))}
          isSending={isSending}
        >
          {submitName}
        </ActionButton>
        <Button onPress={onClose} isDisabled={isSending}>
          Cancel
        </Button>
      </ButtonRow>
      <DecisionEmail email={{ ...decision, StakeholderId: application.stakeholderId }} />
    </Dialog>
  );
}
