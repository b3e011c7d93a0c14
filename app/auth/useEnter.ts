import { useNavigate } from "react-router-dom";
import { ApiError } from "../lib/ApiError.ts";
import { landingOf } from "../lib/landing.ts";
import { leaveNotice } from "../lib/leftNotice.ts";
import { useSessionChange } from "../lib/session.ts";

/**
 * After signing in: loads the session and goes to the person's start page, where the server's message is shown.
 *
 * @throws {ApiError} if the session could not be confirmed, so that the form says so
 */
export function useEnter(): (message?: string) => Promise<void> {
  const changeSession = useSessionChange();
  const navigate = useNavigate();
  return async (message) => {
    const session = await changeSession();
    if (!session.isAuthenticated) throw new ApiError(0);
    if (message !== undefined) leaveNotice(message);
    navigate(landingOf(session), { replace: true });
  };
}
