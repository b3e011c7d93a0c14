import { DECISION_EMAILS, VERIFICATION_STATUSES } from "@gbvf/api/organisation/contract.ts";
import { previewDecision } from "@gbvf/api/organisation/decision/contract.ts";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup/RadioGroup.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { useState } from "react";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { runAfterPress } from "../../../lib/form/runAfterPress.ts";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import type { DecisionDialogProps } from "./ApproveDialog.tsx";
import { DecisionEmail } from "./DecisionEmail.tsx";
import { DECISION_REFRESHES } from "./useApplication.ts";
import { type ApplicationDecision, useDecision } from "./useDecision.ts";

const { duplicate: duplicateEmail, other: otherEmail } = DECISION_EMAILS;

type Template = typeof duplicateEmail | typeof otherEmail;

const TEMPLATES = [
  { id: String(duplicateEmail), label: "Duplicated Organisation", detail: "It takes part already." },
  { id: String(otherEmail), label: "Other", detail: "You write the reason." },
];

interface RejectDialogProps extends DecisionDialogProps {
  duplicateOf?: string;
}

export function RejectDialog({ application, back, onClose, duplicateOf }: RejectDialogProps) {
  const { stakeholderId, organisationName } = application;
  const { buildRequest, goBack, reloadOnConflict } = useDecision(application, back);
  const { send } = useMutation("POST /api/healthcheck/verify", { refreshes: DECISION_REFRESHES });
  const [template, setTemplate] = useState<Template>(duplicateOf === undefined ? otherEmail : duplicateEmail);
  // Changes when the reader leaves the field, so that the e-mail preview does not move while they type.
  const [reason, setReason] = useState("");
  const canPreview = template === duplicateEmail || reason !== "";
  return (
    <Dialog title={`Reject ${organisationName}?`} isOpen onOpenChange={(opens) => !opens && onClose()}>
      {application.verificationStatus === VERIFICATION_STATUSES.approved && (
        <p>
          This withdraws the approval: {application.name} can no longer run health checks for this
          organisation, and is signed out. What was answered already stays in the figures.
        </p>
      )}
      <SaveForm
        label="Reject application"
        schema={previewDecision.body}
        initialValues={{
          VerificationStatusId: VERIFICATION_STATUSES.rejected,
          StakeholderId: stakeholderId,
          EmailTemplateType: template,
          RejectedReasons: duplicateOf === undefined ? "" : `The same organisation as ${duplicateOf}.`,
        }}
        send={async (values) => {
          const response = await send(buildRequest(values as ApplicationDecision));
          goBack(response);
          return response;
        }}
        onRefused={reloadOnConflict}
        submitName="Reject"
        cancel={onClose}
      >
        {(form) => (
          <>
            <FormField form={form} name="EmailTemplateType">
              {({ value, onChange, isOptional: _, ...field }) => (
                <RadioGroup
                  {...field}
                  label="Reason"
                  choices={TEMPLATES}
                  value={String(value)}
                  onChange={(chosen) => {
                    const next = Number(chosen) as Template;
                    onChange(next);
                    setTemplate(next);
                  }}
                />
              )}
            </FormField>
            {template === otherEmail && (
              <FormField form={form} name="RejectedReasons">
                {({ value, onBlur, ...field }) => (
                  <TextArea
                    {...field}
                    label="What the applicant will read"
                    value={value ?? ""}
                    onBlur={() => {
                      onBlur();
                      // A longer e-mail preview must not move a button while it is pressed.
                      runAfterPress(() => setReason((value ?? "").trim()));
                    }}
                  />
                )}
              </FormField>
            )}
          </>
        )}
      </SaveForm>
      {canPreview && (
        <DecisionEmail
          email={{
            VerificationStatusId: VERIFICATION_STATUSES.rejected,
            StakeholderId: stakeholderId,
            EmailTemplateType: template,
            ...(template === otherEmail && { RejectedReasons: reason }),
          }}
        />
      )}
    </Dialog>
  );
}
