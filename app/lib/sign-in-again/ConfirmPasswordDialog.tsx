import { confirmPassword } from "@gbvf/api/auth/contract.ts";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { useEffect } from "react";
import { FormField } from "../form/FormField.tsx";
import { SubmitButton } from "../form/SubmitButton.tsx";
import { useSubmission } from "../form/useSubmission.ts";
import { useZodForm } from "../form/useZodForm.ts";
import { useMutation } from "../useMutation.ts";

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
  const { formProps, isSending } = useSubmission(form, async (body) => {
    await send({ body });
    onConfirmed();
  });
  const { setFocus } = form;
  useEffect(() => setFocus("Password"), [setFocus]);
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
