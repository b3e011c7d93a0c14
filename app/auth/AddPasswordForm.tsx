import { addPassword, USER_TYPES } from "@gbvf/api/auth/contract.ts";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { FormField } from "../lib/form/FormField.tsx";
import { SubmitButton } from "../lib/form/SubmitButton.tsx";
import { useSubmission } from "../lib/form/useSubmission.ts";
import { useZodForm } from "../lib/form/useZodForm.ts";
import { useMutation } from "../lib/useMutation.ts";
import { AuthPanel } from "./AuthPanel.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { useEnter } from "./useEnter.ts";

/** Sets the first password and signs in. */
export function AddPasswordForm({ invitation }: { invitation: string | undefined }) {
  const form = useZodForm(addPassword.body, {
    Password: "",
    ConfirmPassword: "",
    UserType: USER_TYPES.NewUser,
    Invitation: invitation,
  });
  const { send } = useMutation("POST /api/auth/add-password");
  const enter = useEnter();
  const { formProps, isSending } = useSubmission(form, async (body) => {
    await enter(await send({ body }));
  });
  return (
    <AuthPanel title="Add password" introduction="Choose a password to finish setting up your account.">
      <Form
        aria-label="Add password"
        {...formProps}
        actions={<SubmitButton isSending={isSending}>Submit</SubmitButton>}
      >
        <FormField form={form} name="Password">
          {(field) => <NewPasswordField {...field} label="Password" />}
        </FormField>
        <FormField form={form} name="ConfirmPassword">
          {(field) => <PasswordField {...field} label="Confirm Password" autoComplete="new-password" />}
        </FormField>
      </Form>
    </AuthPanel>
  );
}
