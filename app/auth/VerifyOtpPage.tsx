import { USER_TYPES, verifyOtp } from "@gbvf/api/auth/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { OtpField } from "@gbvf/ui/primitives/OtpField/OtpField.tsx";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { authScreens } from "../lib/address/paths.ts";
import { ApiError } from "../lib/api-client/ApiError.ts";
import { useMutation } from "../lib/api-client/useMutation.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { AuthPanel } from "./AuthPanel.tsx";
import { MissingState } from "./MissingState.tsx";
import { type OtpState, type ResetState, useOtpState } from "./navigationState.ts";
import { signInForm } from "./signInForm.ts";

export function VerifyOtpPage() {
  const state = useOtpState();
  if (state === null) {
    return <MissingState title="Verify OTP" reason="This page has expired. Request a new code." />;
  }
  return <OtpForm state={state} />;
}

function OtpForm({ state }: { state: OtpState }) {
  const { userType, email, devOtp, sentCodes } = state;
  const { send } = useMutation("POST /api/auth/verify-otp");
  const navigate = useNavigate();
  return (
    <AuthPanel
      title="Verify OTP"
      introduction={
        <>
          Enter the 6-digit code sent to {email ? <strong>{email}</strong> : "you"}. It is valid for 10
          minutes.
          {devOtp && ` Outside production it is shown here: ${devOtp}.`}
        </>
      }
    >
      <SaveForm
        // A new code makes the last one invalid, so the form starts again.
        key={sentCodes}
        label="Verify OTP"
        schema={verifyOtp.body}
        initialValues={{ Email: email, OTP: "", UserType: userType }}
        send={async (body) => {
          const response = await send({ body });
          if (response.userType === USER_TYPES.ResetPassword) {
            const next: ResetState = { userType: response.userType, email };
            navigate(authScreens.resetPassword, { state: next, replace: true });
          } else {
            navigate(signInForm, { state: { notice: response.message }, replace: true });
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

const MAX_CODES = 2;

type Outcome = { text: string; isRefusal: boolean };

function ResendCode({ state }: { state: OtpState }) {
  const { send, isSending } = useMutation("POST /api/auth/forgot-password");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const navigate = useNavigate();
  const resend = async () => {
    if (state.sentCodes >= MAX_CODES) {
      setOutcome({ text: "Too many OTP requests made. Try again later.", isRefusal: true });
      return;
    }
    setOutcome(null);
    try {
      const { message, devOtp } = await send({ body: { Email: state.email, Count: state.sentCodes } });
      const next: OtpState = { ...state, sentCodes: state.sentCodes + 1, devOtp };
      navigate(authScreens.verifyOtp, { state: next, replace: true });
      setOutcome({ text: message, isRefusal: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOutcome({ text: error.message || "Failed to resend OTP", isRefusal: true });
    }
  };
  return (
    <Root>
      <p>
        Did not receive OTP?{" "}
        <Button variant="quiet" onPress={() => void resend()}>
          {isSending ? "Sending…" : "Resend code"}
        </Button>
      </p>
      <p role="status">{!outcome?.isRefusal && outcome?.text}</p>
      <Alert>{outcome?.isRefusal && outcome.text}</Alert>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(0.5)};
  padding-block-start: ${space(2)};
  border-top: 1px solid ${color.line};

  button { color: ${color.primary}; text-decoration: underline; }
  > :empty { display: none; }
`;
