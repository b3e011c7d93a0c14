import {
  type Application,
  DECISION_LETTERS,
  VERIFICATION_STATUSES,
} from "@gbvf/api/organisation/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { ProblemAlert } from "@gbvf/ui/primitives/Form/ProblemAlert.tsx";
import { useState } from "react";
import { ActionButton } from "../../../lib/ActionButton.tsx";
import { ApiError } from "../../../lib/ApiError.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import { DecisionLetter } from "./DecisionLetter.tsx";
import { useDecision } from "./useDecision.ts";

export interface DecisionDialogProps {
  application: Application;
  /** Where to go afterwards. */
  back: string;
  onClose: () => void;
}

const APPROVAL = {
  VerificationStatusId: VERIFICATION_STATUSES.approved,
  EmailTemplateType: DECISION_LETTERS.welcome,
} as const;

/** Shows the letter that will be sent. */
export function ApproveDialog({ application, back, onClose }: DecisionDialogProps) {
  const { decide, isSending, showOther } = useDecision(application, back);
  const [failure, setFailure] = useState<string>();
  const approve = async () => {
    try {
      await decide(APPROVAL);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(problemText(error));
      showOther(error);
    }
  };
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
      <ProblemAlert>{failure}</ProblemAlert>
      <ButtonRow>
        <ActionButton variant="primary" autoFocus onPress={() => void approve()} isSending={isSending}>
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
