import {
  type Application,
  DECISION_LETTERS,
  VERIFICATION_STATUSES,
} from "@gbvf/api/organisation/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { ActionButton } from "../../../lib/calls/ActionButton.tsx";
import { useAction } from "../../../lib/calls/useAction.ts";
import { DecisionLetter } from "./DecisionLetter.tsx";
import { DECISION_REFRESHES } from "./useApplication.ts";
import { useDecision } from "./useDecision.ts";

export interface DecisionDialogProps {
  application: Application;
  back: string;
  onClose: () => void;
}

const APPROVAL = {
  VerificationStatusId: VERIFICATION_STATUSES.approved,
  EmailTemplateType: DECISION_LETTERS.welcome,
} as const;

export function ApproveDialog({ application, back, onClose }: DecisionDialogProps) {
  const { callOf, goBack, showOther } = useDecision(application, back);
  const { run, isSending, failure } = useAction("POST /api/healthcheck/verify", {
    refreshes: DECISION_REFRESHES,
    onDone: goBack,
    onRefused: showOther,
  });
  return (
    <Dialog
      title={`Approve ${application.organisationName}?`}
      isOpen
      onOpenChange={(opens) => !opens && onClose()}
    >
      <p>
        {application.name} can then run the health check for this organisation. The letter goes out after a
        minute; until then you can take the decision back.
      </p>
      <Alert>{failure}</Alert>
      <ButtonRow>
        <ActionButton variant="primary" autoFocus onPress={() => run(callOf(APPROVAL))} isSending={isSending}>
          Approve
        </ActionButton>
        <Button onPress={onClose} isDisabled={isSending}>
          Cancel
        </Button>
      </ButtonRow>
      <DecisionLetter letter={{ ...APPROVAL, StakeholderId: application.stakeholderId }} />
    </Dialog>
  );
}
