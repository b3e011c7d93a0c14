import type { SecondFactorKind } from "@gbvf/api/second-factor/contract.ts";
import { useNavigate } from "react-router-dom";
import { ApiError } from "../lib/ApiError.ts";
import { landingOf } from "../lib/landing.ts";
import { leaveNotice } from "../lib/leftNotice.ts";
import { useSessionChange } from "../lib/session.ts";
import type { SecondFactorState } from "./navigationState.ts";
import { secondFactorStep } from "./signInForm.ts";

export type Entry = {
  /** What is still asked for. */
  secondFactor?: SecondFactorKind[] | undefined;
  /** To be shown where the person arrives. */
  message?: string | undefined;
};

/**
 * After a right password: asks for the second factor where there is one; otherwise loads the session and goes to the
 * person's start page.
 *
 * @throws {ApiError} if the session could not be confirmed, so that the form says so
 */
export function useEnter(): (entry: Entry) => Promise<void> {
  const changeSession = useSessionChange();
  const navigate = useNavigate();
  return async ({ secondFactor, message }) => {
    if (secondFactor !== undefined) {
      const state: SecondFactorState = { secondFactor, notice: message };
      navigate(secondFactorStep, { state });
      return;
    }
    const session = await changeSession();
    if (!session.isAuthenticated) throw new ApiError(0);
    if (message !== undefined) leaveNotice(message);
    navigate(landingOf(session), { replace: true });
  };
}
