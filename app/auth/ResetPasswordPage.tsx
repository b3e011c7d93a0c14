import { useLocation } from "react-router-dom";
import { MissingState } from "./MissingState.tsx";
import { resetStateOf } from "./navigationState.ts";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";

export function ResetPasswordPage() {
  const state = resetStateOf(useLocation().state);
  if (state === null) {
    return <MissingState title="Reset password" reason="This page has expired. Request a new code." />;
  }
  return <ResetPasswordForm state={state} />;
}
