import type { SecondFactorKind } from "@gbvf/api/second-factor/contract.ts";
import { useNavigate } from "react-router-dom";
import { ApiError } from "../lib/api-client/ApiError.ts";
import { savePendingNotice } from "../lib/page/pendingNotice.ts";
import { getLandingPage } from "../lib/session/landing.ts";
import { useReloadSession } from "../lib/session/session.ts";
import type { SecondFactorState } from "./navigationState.ts";
import { secondFactorStep } from "./signInForm.ts";

export type SignInResult = {
  secondFactor?: SecondFactorKind[] | undefined;
  message?: string | undefined;
};

/** @throws {ApiError} if the session could not be confirmed */
export function useCompleteSignIn(): (result: SignInResult) => Promise<void> {
  const reloadSession = useReloadSession();
  const navigate = useNavigate();
  return async ({ secondFactor, message }) => {
    if (secondFactor !== undefined) {
      const state: SecondFactorState = { secondFactor, notice: message };
      navigate(secondFactorStep, { state });
      return;
    }
    const session = await reloadSession();
    if (!session.isAuthenticated) throw new ApiError(0);
    if (message !== undefined) savePendingNotice(message);
    navigate(getLandingPage(session), { replace: true });
  };
}
