import { verifyOtp } from "@gbvf/api/auth/contract.ts";
import { OtpField } from "@gbvf/ui/primitives/OtpField/OtpField.tsx";
import { useNavigate } from "react-router-dom";
import { authScreens } from "../lib/address/paths.ts";
import { useMutation } from "../lib/calls/useMutation.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { AuthPanel } from "./AuthPanel.tsx";
import type { OtpState, ResetState } from "./navigationState.ts";
import { ResendCode } from "./ResendCode.tsx";
import { signInForm } from "./signInForm.ts";

const RESET_PASSWORD = 3;

export function OtpForm({ state }: { state: OtpState }) {
  const { userType, email, devOtp, count } = state;
  const { send } = useMutation("POST /api/auth/verify-otp");
  const navigate = useNavigate();
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
      <SaveForm
        // A new code voids the previous one, so the form starts again.
        key={count}
        label="Verify OTP"
        schema={verifyOtp.body}
        initialValues={{ Email: email, OTP: "", UserType: userType }}
        send={async (body) => {
          const verified = await send({ body });
          if (verified.userType === RESET_PASSWORD) {
            const next: ResetState = { userType: verified.userType, email };
            navigate(authScreens.resetPassword, { state: next, replace: true });
          } else {
            navigate(signInForm, { state: { notice: verified.message }, replace: true });
          }
        }}
        submitName="Verify"
      >
        {(form) => (
          <FormField form={form} name="OTP">
            {(field) => <OtpField {...field} label="OTP" />}
          </FormField>
        )}
      </SaveForm>
      <ResendCode state={state} />
    </AuthPanel>
  );
}
