import type { EmergencyNumber } from "@gbvf/api/operation/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { DetailList } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { useState } from "react";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useRestoreFocus } from "../../../lib/page/useRestoreFocus.ts";
import { NationalLineForm } from "./NationalLineForm.tsx";
import { OPERATION_REFRESHES } from "./operationRefreshes.ts";

const CHANGE = "POST /api/security/changeNationalLine";

export function NationalLineChange({ line }: { line: EmergencyNumber }) {
  const { stakeholderId, name, numbers, isOnEveryPage, pending } = line;
  const [isOpen, setOpen] = useState(false);
  const button = useRestoreFocus<HTMLButtonElement>(isOpen);
  const removal = useAction(CHANGE, OPERATION_REFRESHES);
  if (pending !== null) return <PendingChange name={name} pending={pending} />;
  if (isOpen) return <NationalLineForm line={line} onClose={() => setOpen(false)} />;
  return (
    <ButtonRow>
      <Button ref={button} aria-label={`Correct ${name}`} onPress={() => setOpen(true)}>
        Correct
      </Button>
      {!isOnEveryPage &&
        numbers.map(({ contactId, text }) => (
          <Button
            key={contactId}
            variant="danger"
            aria-label={`Take ${text} off ${name}`}
            onPress={() => removal.confirm({ body: { step: "take off", stakeholderId, contactId } })}
          >
            Take {text} off
          </Button>
        ))}
      <ConfirmDialog {...removal.dialog} title={`Take this number off ${name}?`} confirmLabel="Take off">
        <p>It leaves every page of help at once. Call its publisher first, if you can.</p>
      </ConfirmDialog>
    </ButtonRow>
  );
}

interface PendingChangeProps {
  name: string;
  pending: NonNullable<EmergencyNumber["pending"]>;
}

function PendingChange({ name, pending }: PendingChangeProps) {
  const { changeId, proposedBy, isOwn, appliesAt, values } = pending;
  const change = useAction(CHANGE, OPERATION_REFRESHES);
  return (
    <section aria-label={`Proposed for ${name}`}>
      <p>
        {isOwn
          ? appliesAt === null
            ? "Another administrator has to confirm your change."
            : `You are the only administrator: your change applies on ${formatMoment(appliesAt)}.`
          : `${proposedBy} proposes this. Call the number before you confirm it.`}
      </p>
      <DetailList details={Object.entries(values).map(([field, value]) => ({ label: field, value }))} />
      <ButtonRow>
        {!isOwn && (
          <ActionButton
            isSending={change.isSending}
            onPress={() => change.run({ body: { step: "confirm", changeId } })}
          >
            Confirm
          </ActionButton>
        )}
        <Button onPress={() => change.run({ body: { step: "withdraw", changeId } })}>Withdraw</Button>
      </ButtonRow>
      <Alert>{change.error}</Alert>
    </section>
  );
}
