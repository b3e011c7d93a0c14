import { DECISION_LETTERS, VERIFICATION_STATUSES } from "@gbvf/api/organisation/contract.ts";
import { previewDecision } from "@gbvf/api/organisation/decision/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup/RadioGroup.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useState } from "react";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { afterPress } from "../../../lib/form/afterPress.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SubmitButton } from "../../../lib/form/SubmitButton.tsx";
import { useSubmission } from "../../../lib/form/useSubmission.ts";
import { useZodForm } from "../../../lib/form/useZodForm.ts";
import type { DecisionDialogProps } from "./ApproveDialog.tsx";
import { DecisionLetter } from "./DecisionLetter.tsx";
import { DECISION_REFRESHES } from "./useApplication.ts";
import { type Decided, useDecision } from "./useDecision.ts";

const { duplicate, other } = DECISION_LETTERS;

const TEMPLATES = [
  { value: String(duplicate), name: "Duplicated Organisation", detail: "It takes part already." },
  { value: String(other), name: "Other", detail: "You write the reason." },
];

interface RejectDialogProps extends DecisionDialogProps {
  duplicateOf?: string;
}

export function RejectDialog({ application, back, onClose, duplicateOf }: RejectDialogProps) {
  const { stakeholderId, organisationName } = application;
  const { callOf, goBack, showOther } = useDecision(application, back);
  const { send } = useMutation("POST /api/healthcheck/verify", { refreshes: DECISION_REFRESHES });
  const form = useZodForm(previewDecision.body, {
    VerificationStatusId: VERIFICATION_STATUSES.rejected,
    StakeholderId: stakeholderId,
    EmailTemplateType: duplicateOf === undefined ? other : duplicate,
    RejectedReasons: duplicateOf === undefined ? "" : `The same organisation as ${duplicateOf}.`,
  });
  const template = form.watch("EmailTemplateType");
  const { formProps, isSending } = useSubmission(
    form,
    async (values) => {
      const answer = await send(callOf(values as Decided));
      void notify.success(answer.message);
      goBack(answer);
    },
    { onRefused: showOther },
  );
  // Updated when the field is left, so that the letter does not move while typing.
  const [reason, setReason] = useState("");
  const isReadable = template === duplicate || reason !== "";
  return (
    <Dialog title={`Reject ${organisationName}?`} isOpen onOpenChange={(opens) => !opens && onClose()}>
      <Form
        aria-label="Reject application"
        {...formProps}
        actions={
          <>
            <SubmitButton isSending={isSending}>Reject</SubmitButton>
            <Button onPress={onClose} isDisabled={isSending}>
              Cancel
            </Button>
          </>
        }
      >
        <FormField form={form} name="EmailTemplateType">
          {({ value, onChange, isOptional: _, ...field }) => (
            <RadioGroup
              {...field}
              label="Reason"
              choices={TEMPLATES}
              value={String(value)}
              onChange={(chosen) => onChange(Number(chosen) as typeof duplicate | typeof other)}
            />
          )}
        </FormField>
        {template === other && (
          <FormField form={form} name="RejectedReasons">
            {({ value, onBlur, ...field }) => (
              <TextArea
                {...field}
                label="What the applicant will read"
                value={value ?? ""}
                onBlur={() => {
                  onBlur();
                  // The letter makes the dialog higher: its buttons must not move during a press.
                  afterPress(() => setReason((value ?? "").trim()));
                }}
              />
            )}
          </FormField>
        )}
      </Form>
      {isReadable && (
        <DecisionLetter
          letter={{
            VerificationStatusId: VERIFICATION_STATUSES.rejected,
            StakeholderId: stakeholderId,
            EmailTemplateType: template,
            ...(template === other && { RejectedReasons: reason }),
          }}
        />
      )}
    </Dialog>
  );
}
