import { resetPassword } from "@gbvf/api/auth/contract.ts";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { FormField } from "../lib/form/FormField.tsx";
import { SubmitButton } from "../lib/form/SubmitButton.tsx";
import { useSubmission } from "../lib/form/useSubmission.ts";
import { useZodForm } from "../lib/form/useZodForm.ts";
import { useMutation } from "../lib/useMutation.ts";
import { AuthPanel } from "./AuthPanel.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import type { ResetState } from "./navigationState.ts";
import { signInForm } from "./signInForm.ts";
import { useEnter } from "./useEnter.ts";

/** Sets the new password, which signs in here and ends every other session. */
export function ResetPasswordForm({ state: { email, userType } }: { state: ResetState }) {
  const form = useZodForm(resetPassword.body, {
    Email: email,
    Password: "",
    ConfirmPassword: "",
    UserType: userType,
  });
  const { send } = useMutation("POST /api/auth/reset-password");
  const enter = useEnter();
  const { formProps, isSending } = useSubmission(form, async (body) => {
    await enter(await send({ body }));
  });
  return (
    <AuthPanel
      title="Reset password"
      introduction={
        <>
          Choose a new password for <strong>{email}</strong>. You will be signed out on every other device.
        </>
      }
      ways={<Link href={signInForm}>Back to log in</Link>}
    >
      <Form
        aria-label="Reset password"
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
