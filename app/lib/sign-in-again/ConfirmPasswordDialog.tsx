import { confirmPassword } from "@gbvf/api/auth/contract.ts";
import type { GivenFactor, SecondFactorKind } from "@gbvf/api/second-factor/contract.ts";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { useEffect, useState } from "react";
import { FormField } from "../form/FormField.tsx";
import { SubmitButton } from "../form/SubmitButton.tsx";
import { useSubmission } from "../form/useSubmission.ts";
import { useZodForm } from "../form/useZodForm.ts";
import { useMutation } from "../useMutation.ts";
import { SecondFactorForm } from "./second-factor/SecondFactorForm.tsx";

export interface ConfirmPasswordDialogProps {
  isOpen: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the password again above a page, for an action that needs it; the page stays as it is. */
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
  const form = useZodForm(confirmPassword.body, { Password: "" });
  const { send } = useMutation("POST /api/auth/confirm-password");
  const [asked, setAsked] = useState<{ Password: string; kinds: SecondFactorKind[] } | null>(null);
  const { formProps, isSending } = useSubmission(form, async ({ Password }) => {
    const { secondFactor } = await send({ body: { Password } });
    if (secondFactor === undefined) onConfirmed();
    else setAsked({ Password, kinds: secondFactor });
  });
  const { setFocus } = form;
  useEffect(() => setFocus("Password"), [setFocus]);
  if (asked !== null) {
    const { Password, kinds } = asked;
    const give = async (factor: GivenFactor) => {
      await send({ body: { Password, factor } });
      onConfirmed();
    };
    return <SecondFactorForm kinds={kinds} give={give} />;
  }
  return (
    <Form
      aria-label="Confirm your password"
      {...formProps}
      actions={<SubmitButton isSending={isSending}>Continue</SubmitButton>}
    >
      <FormField form={form} name="Password">
        {(field) => <PasswordField {...field} label="Password" autoComplete="current-password" />}
      </FormField>
    </Form>
  );
}
