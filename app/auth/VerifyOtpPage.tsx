import { useLocation } from "react-router-dom";
import { MissingState } from "./MissingState.tsx";
import { otpStateOf } from "./navigationState.ts";
import { OtpForm } from "./OtpForm.tsx";

/** The code that was mailed, from whichever form asked for it. */
export function VerifyOtpPage() {
  const state = otpStateOf(useLocation().state);
  if (state === null) {
    return (
      <MissingState
        title="Verify OTP"
        reason="A code belongs to the form that asked for it, and that form is not open here. Ask for a new code, and enter it on the page that follows."
      />
    );
  }
  return <OtpForm state={state} />;
}
