import { forgotPassword } from "@gbvf/api/auth/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useNavigate } from "react-router-dom";
import { authScreens } from "../lib/address/paths.ts";
import { useMutation } from "../lib/api-client/useMutation.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { AuthPanel } from "./AuthPanel.tsx";
import type { OtpState } from "./navigationState.ts";
import { signInForm } from "./signInForm.ts";

export function ForgotPasswordPage() {
  const { send } = useMutation("POST /api/auth/forgot-password");
  const navigate = useNavigate();
  return (
    <AuthPanel
      title="Forgot password"
      introduction="Enter the email address of your account. If there is one, a 6-digit code is sent to it."
      links={<Link href={signInForm}>Back to log in</Link>}
    >
      <SaveForm
        label="Forgot password"
        schema={forgotPassword.body}
        initialValues={{ Email: "" }}
        send={async (body) => {
          const { userType, email, devOtp } = await send({ body });
          navigate(authScreens.verifyOtp, {
            state: { userType, email, devOtp, sentCodes: 1 } satisfies OtpState,
          });
        }}
        submitName="Submit"
      >
        {(form) => (
          <FormField form={form} name="Email">
            {(field) => <TextField {...field} label="Email" type="email" autoComplete="email" />}
          </FormField>
        )}
      </SaveForm>
    </AuthPanel>
  );
}
