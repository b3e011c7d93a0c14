import { useLocation } from "react-router-dom";
import { MissingState } from "./MissingState.tsx";
import { otpStateOf } from "./navigationState.ts";
import { OtpForm } from "./OtpForm.tsx";

export function VerifyOtpPage() {
  const state = otpStateOf(useLocation().state);
  if (state === null) {
    return <MissingState title="Verify OTP" reason="This page has expired. Request a new code." />;
  }
  return <OtpForm state={state} />;
}
