import { resetPassword } from "@gbvf/api/auth/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { useMutation } from "../lib/api-client/useMutation.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { AuthPanel } from "./AuthPanel.tsx";
import { MissingState } from "./MissingState.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { type ResetState, useResetState } from "./navigationState.ts";
import { signInForm } from "./signInForm.ts";
import { useCompleteSignIn } from "./useCompleteSignIn.ts";

export function ResetPasswordPage() {
  const state = useResetState();
  if (state === null) {
    return <MissingState title="Reset password" reason="This page has expired. Request a new code." />;
  }
  return <ResetPasswordForm state={state} />;
}

function ResetPasswordForm({ state: { email, userType } }: { state: ResetState }) {
  const { send } = useMutation("POST /api/auth/reset-password");
  const completeSignIn = useCompleteSignIn();
  return (
    <AuthPanel
      title="Reset password"
      introduction={
        <>
          Choose a new password{email && " for "}
          <strong>{email}</strong>. You will be signed out on every other device.
        </>
      }
      links={<Link href={signInForm}>Back to log in</Link>}
    >
      <SaveForm
        label="Reset password"
        schema={resetPassword.body}
        initialValues={{ Email: email, Password: "", ConfirmPassword: "", UserType: userType }}
        send={async (body) => completeSignIn(await send({ body }))}
        submitName="Submit"
      >
        {(form) => (
          <>
            <FormField form={form} name="Password">
              {(field) => <NewPasswordField {...field} label="Password" />}
            </FormField>
            <FormField form={form} name="ConfirmPassword">
              {(field) => <PasswordField {...field} label="Confirm Password" autoComplete="new-password" />}
            </FormField>
          </>
        )}
      </SaveForm>
    </AuthPanel>
  );
}
