import { verifyOtp } from "@gbvf/api/auth/contract.ts";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { OtpField } from "@gbvf/ui/primitives/OtpField/OtpField.tsx";
import { useNavigate } from "react-router-dom";
import { FormField } from "../lib/form/FormField.tsx";
import { SubmitButton } from "../lib/form/SubmitButton.tsx";
import { useSubmission } from "../lib/form/useSubmission.ts";
import { useZodForm } from "../lib/form/useZodForm.ts";
import { authScreens } from "../lib/paths.ts";
import { useMutation } from "../lib/useMutation.ts";
import { AuthPanel } from "./AuthPanel.tsx";
import type { OtpState, ResetState } from "./navigationState.ts";
import { ResendCode } from "./ResendCode.tsx";
import { signInForm } from "./signInForm.ts";

const RESET_PASSWORD = 3;

export function OtpForm({ state }: { state: OtpState }) {
  const { userType, email, devOtp } = state;
  const form = useZodForm(verifyOtp.body, { Email: email, OTP: "", UserType: userType });
  const { send } = useMutation("POST /api/auth/verify-otp");
  const navigate = useNavigate();
  const { formProps, isSending, forgetRefusal } = useSubmission(form, async (body) => {
    const verified = await send({ body });
    if (verified.userType === RESET_PASSWORD) {
      const next: ResetState = { userType: verified.userType, email };
      navigate(authScreens.resetPassword, { state: next, replace: true });
    } else {
      navigate(signInForm, { state: { notice: verified.message }, replace: true });
    }
  });
  return (
    <AuthPanel
      title="Verify OTP"
      introduction={
        <>
          Enter the 6-digit code sent to <strong>{email}</strong>. It is valid for 10 minutes.
          {devOtp && ` Outside production it is shown here: ${devOtp}.`}
        </>
      }
    >
      <Form
        aria-label="Verify OTP"
        {...formProps}
        actions={<SubmitButton isSending={isSending}>Verify</SubmitButton>}
      >
        <FormField form={form} name="OTP">
          {(field) => <OtpField {...field} label="OTP" />}
        </FormField>
      </Form>
      <ResendCode
        state={state}
        onResent={() => {
          form.reset();
          forgetRefusal();
        }}
      />
    </AuthPanel>
  );
}
