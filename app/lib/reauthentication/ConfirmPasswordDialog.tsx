import { confirmPassword } from "@gbvf/api/auth/contract.ts";
import type { SecondFactorKind, SubmittedFactor } from "@gbvf/api/second-factor/contract.ts";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { useState } from "react";
import { useMutation } from "../api-client/useMutation.ts";
import { FormField } from "../form/FormField.tsx";
import { SaveForm } from "../form/SaveForm.tsx";
import { SecondFactorForm } from "./second-factor/SecondFactorForm.tsx";

export interface ConfirmPasswordDialogProps {
  isOpen: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
}

export function ConfirmPasswordDialog({ isOpen, onConfirmed, onCancel }: ConfirmPasswordDialogProps) {
  return (
    <Dialog
      title="Confirm your password"
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onCancel();
      }}
    >
      <p>
        You entered your password more than 5 minutes ago, and this needs to be you. Enter it again to go on.
      </p>
      <ConfirmPasswordForm onConfirmed={onConfirmed} />
    </Dialog>
  );
}

function ConfirmPasswordForm({ onConfirmed }: Pick<ConfirmPasswordDialogProps, "onConfirmed">) {
  const { send } = useMutation("POST /api/auth/confirm-password");
  const [secondStep, setSecondStep] = useState<{ Password: string; kinds: SecondFactorKind[] } | null>(null);
  if (secondStep !== null) {
    const { Password, kinds } = secondStep;
    const submitFactor = async (factor: SubmittedFactor) => {
      await send({ body: { Password, factor } });
      onConfirmed();
    };
    return <SecondFactorForm kinds={kinds} submitFactor={submitFactor} />;
  }
  return (
    <SaveForm
      label="Confirm your password"
      schema={confirmPassword.body}
      initialValues={{ Password: "" }}
      send={async ({ Password }) => {
        const { secondFactor } = await send({ body: { Password } });
        if (secondFactor === undefined) onConfirmed();
        else setSecondStep({ Password, kinds: secondFactor });
      }}
      submitName="Continue"
      focus="Password"
    >
      {(form) => (
        <FormField form={form} name="Password">
          {(field) => <PasswordField {...field} label="Password" autoComplete="current-password" />}
        </FormField>
      )}
    </SaveForm>
  );
}
