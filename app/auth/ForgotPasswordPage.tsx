import { forgotPassword } from "@gbvf/api/auth/contract.ts";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useNavigate } from "react-router-dom";
import { FormField } from "../lib/form/FormField.tsx";
import { SubmitButton } from "../lib/form/SubmitButton.tsx";
import { useSubmission } from "../lib/form/useSubmission.ts";
import { useZodForm } from "../lib/form/useZodForm.ts";
import { authScreens } from "../lib/paths.ts";
import { useMutation } from "../lib/useMutation.ts";
import { AuthPanel } from "./AuthPanel.tsx";
import type { OtpState } from "./navigationState.ts";
import { signInForm } from "./signInForm.ts";

export function ForgotPasswordPage() {
  const form = useZodForm(forgotPassword.body, { Email: "" });
  const { send } = useMutation("POST /api/auth/forgot-password");
  const navigate = useNavigate();
  const { formProps, isSending } = useSubmission(form, async (body) => {
    const { userType, email, devOtp } = await send({ body });
    navigate(authScreens.verifyOtp, { state: { userType, email, devOtp, count: 1 } satisfies OtpState });
  });
  return (
    <AuthPanel
      title="Forgot password"
      introduction="Enter the email address of your account. If there is one, a 6-digit code is sent to it."
      ways={<Link href={signInForm}>Back to log in</Link>}
    >
      <Form
        aria-label="Forgot password"
        {...formProps}
        actions={<SubmitButton isSending={isSending}>Submit</SubmitButton>}
      >
        <FormField form={form} name="Email">
          {(field) => <TextField {...field} label="Email" type="email" autoComplete="email" />}
        </FormField>
      </Form>
    </AuthPanel>
  );
}
